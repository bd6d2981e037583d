import { permissionStructure, type PermissionStructure } from '@ooh/contract/permission/permission-structure';

/** What a structure means for a user of an organisation: only the platform administers accounts, audit and system. */
export function effectivePermission(
  permission: PermissionStructure,
  organisationKind: 'platform' | 'agency' | 'advertiser',
): PermissionStructure {
  if (organisationKind === 'platform') return permission;
  const { accountData, auditData, systemData } = nothing.administrationData;
  return {
    ...permission,
    administrationData: { ...permission.administrationData, accountData, auditData, systemData },
  };
}

const nothing = permissionStructure.parse({});
