import { createFileRoute } from '@tanstack/react-router';
import { parseSceneAddress } from '../../../features/combination/combination-address.ts';
import { ScenePage } from '../../../features/combination/scene-page.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/combination/scene')({
  staticData: {
    title: '场景组合',
    layout: 'default',
    auth_key: 'smartMarketingData.wisdomCombinationData.isEnabled',
  },
  validateSearch: parseSceneAddress,
  component: CombinationRoute,
});

function CombinationRoute() {
  return <ScenePage {...useAddress(Route)} />;
}
