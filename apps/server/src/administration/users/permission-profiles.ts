import { permissionStructure, type PermissionStructure } from '@ooh/contract/permission/permission-structure';
import { permissionNodes, type PermissionNode } from '@ooh/contract/permission/permission-tree';
import { administratorPermission, demoAccounts } from './demo-roles.ts';
import { effectivePermission } from '../../platform/session/effective-permission.ts';

type OrganisationKind = 'platform' | 'agency' | 'advertiser';

/** A kind of user whose calls are written down one by one in the permission matrix. */
export interface PermissionProfile {
  readonly name: string;
  readonly organisationKind: OrganisationKind;
  /** As stored with the role. */
  readonly permission: PermissionStructure;
}

const everywhere = { regionCodes: ['ALL'], mediaIds: [0] };

/** The structure in which exactly these switches are on, with every city and medium where there is a scope. */
function structureOf(isOn: (node: PermissionNode) => boolean): PermissionStructure {
  const structure: Record<string, unknown> = {};
  const set = (path: string, value: unknown) => {
    const names = path.split('.');
    const parent = names.slice(0, -1).reduce<Record<string, unknown>>((at, name) => {
      at[name] ??= {};
      return at[name] as Record<string, unknown>;
    }, structure);
    parent[names[names.length - 1]] = value;
  };
  for (const node of permissionNodes().filter(isOn)) {
    set(node.flag, true);
    if (node.group !== undefined) set(`${node.group}.mediaRegionData`, [everywhere]);
  }
  return permissionStructure.parse(structure);
}

const flagsIn = (...beginnings: string[]) =>
  structureOf(({ flag }) => beginnings.some((beginning) => flag.startsWith(beginning)));

function profile(
  name: string,
  permission: PermissionStructure,
  organisationKind: OrganisationKind = 'platform',
): PermissionProfile {
  return { name, organisationKind, permission };
}

const [, planner, customer] = demoAccounts;

export const permissionProfiles: readonly PermissionProfile[] = [
  profile('administrator', permissionStructure.parse(administratorPermission)),
  profile('planner', permissionStructure.parse(planner.role.permission), planner.organisation.kind),
  profile('customer', permissionStructure.parse(customer.role.permission), customer.organisation.kind),
  profile('accounts-only', flagsIn('administrationData.pageIsEnabled', 'administrationData.accountData')),
  profile('administrator-of-agency', permissionStructure.parse(administratorPermission), 'agency'),
  profile('data-only', flagsIn('administrationData.pageIsEnabled', 'administrationData.dataReleaseData')),
  profile('assets-only', flagsIn('digitalAssetRoleData')),
  profile('strategy-only', flagsIn('smartMarketingData')),
  profile('orders-only', flagsIn('investmentOrderData.orderPatternData'), 'advertiser'),
  profile('smart-select-only', flagsIn('investmentOrderData.wiseChoicePatternData'), 'agency'),
  profile('effect-only', flagsIn('effectAppraisalData'), 'advertiser'),
  profile(
    'pages-without-features',
    structureOf(({ flag }) => flag.endsWith('pageIsEnabled')),
  ),
];

/** What the rules make of a profile's structure. */
export function effectiveOf({ permission, organisationKind }: PermissionProfile): PermissionStructure {
  return effectivePermission(permission, organisationKind);
}
