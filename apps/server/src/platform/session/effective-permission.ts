import { permissionStructure, type PermissionStructure } from '@ooh/contract/permission/permission-structure';

/** The effective permission structure for a user of an organisation: only platform users administer accounts, audit, system and standards. */
export function effectivePermission(
  permission: PermissionStructure,
  organisationKind: 'platform' | 'agency' | 'advertiser',
): PermissionStructure {
  if (organisationKind === 'platform') return permission;
  const { accountData, auditData, systemData, contentData } = nothing.administrationData;
  return {
    ...permission,
    administrationData: { ...permission.administrationData, accountData, auditData, systemData, contentData },
  };
}

const nothing = permissionStructure.parse({});
