import { createFileRoute } from '@tanstack/react-router';
import { parseCreativeDetail } from '../../../features/creative-app/creative-address.ts';
import { CreativeDetail } from '../../../features/creative-app/creative-detail.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/media/creative-app/detail')({
  staticData: {
    title: '创意应用详情',
    layout: 'default',
    auth_key: 'digitalAssetRoleData.appAnalyseData.isEnabled',
    tabKeys: ['albumId'],
    holdsMap: true,
  },
  validateSearch: parseCreativeDetail,
  component: CreativeDetailRoute,
});

function CreativeDetailRoute() {
  return <CreativeDetail {...useAddress(Route)} />;
}
