import { createFileRoute } from '@tanstack/react-router';
import { SceneAoi } from '../../../features/scene-aoi/scene-aoi.tsx';
import { readSceneAddress } from '../../../features/scene-aoi/scene-address.ts';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/scene/aoi')({
  staticData: {
    title: 'AOI 场景',
    isMenu: true,
    layout: 'default',
    auth_key: 'smartMarketingData.specificContext.isEnabled',
  },
  validateSearch: readSceneAddress,
  component: SceneAoiRoute,
});

function SceneAoiRoute() {
  return <SceneAoi {...useAddress(Route)} />;
}
