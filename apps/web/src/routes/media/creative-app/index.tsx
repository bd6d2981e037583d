import { createFileRoute } from '@tanstack/react-router';
import { creativeList } from '../../../features/creative-app/creative-address.ts';
import { CreativeApp } from '../../../features/creative-app/creative-app.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/media/creative-app/')({
  staticData: {
    title: '创意应用',
    isMenu: true,
    layout: 'default',
    auth_key: 'digitalAssetRoleData.appAnalyseData.isEnabled',
  },
  validateSearch: creativeList.parse,
  component: CreativeAppRoute,
});

function CreativeAppRoute() {
  return <CreativeApp {...useAddress(Route)} />;
}
