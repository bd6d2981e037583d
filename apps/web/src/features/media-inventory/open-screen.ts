import { isAllowed } from '@ooh/contract/permission/rules';
import { redirect } from '@tanstack/react-router';
import { getSession } from '../../session/session-store.ts';

const mediaFlag = 'digitalAssetRoleData.allMediumData.isEnabled';

/** What opens instead for users without media resources, in the order of the menu. */
const others = [
  { to: '/media/analysis/city', authKey: 'digitalAssetRoleData.allNationwideMediaData.isEnabled' },
  { to: '/media/category', authKey: 'digitalAssetRoleData.appAnalyseData.isEnabled' },
  { to: '/media/vision/aoi', authKey: 'digitalAssetRoleData.aoiDataBaseData.isEnabled' },
] as const;

/** Leads users without media resources to the first screen of the group that is open to them. */
export function leadToOpenScreen(): void {
  const { dataRoleRequest } = getSession();
  if (isAllowed(dataRoleRequest, mediaFlag)) return;
  const open = others.find(({ authKey }) => isAllowed(dataRoleRequest, authKey));
  if (open !== undefined) throw redirect({ to: open.to, replace: true });
}
