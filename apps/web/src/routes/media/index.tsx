import { isAllowed } from '@ooh/contract/permission/rules';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { getSession } from '../../session/session-store.ts';

/** Screens of the group in the order of the menu, with the permission that opens each. */
const screens = [
  { to: '/media/analysis/city', authKey: 'digitalAssetRoleData.allNationwideMediaData.isEnabled' },
  { to: '/media/category', authKey: 'digitalAssetRoleData.appAnalyseData.isEnabled' },
  { to: '/media/vision/aoi', authKey: 'digitalAssetRoleData.aoiDataBaseData.isEnabled' },
] as const;

export const Route = createFileRoute('/media/')({
  staticData: {
    title: '数字资产管理',
    isMenu: true,
    icon: 'media',
    sort: 1,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.pageIsEnabled',
    pageIsEnabled: 'digitalAssetRoleData.pageIsEnabled',
  },
  beforeLoad: () => {
    const { dataRoleRequest } = getSession();
    const open = screens.find(({ authKey }) => isAllowed(dataRoleRequest, authKey));
    // Without any of them the first one says that it is not open.
    throw redirect({ to: (open ?? screens[0]).to, replace: true });
  },
});
