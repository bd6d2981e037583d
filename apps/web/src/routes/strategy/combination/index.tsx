import { createFileRoute } from '@tanstack/react-router';
import { parseCombinationsAddress } from '../../../features/combination/combination-address.ts';
import { CombinationsPage } from '../../../features/combination/combinations-page.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/combination/')({
  staticData: {
    title: '目标与组合',
    isMenu: true,
    layout: 'default',
    auth_key:
      'smartMarketingData.wisdomTargetData.targetShowState,smartMarketingData.wisdomCombinationData.isEnabled',
  },
  validateSearch: parseCombinationsAddress,
  component: CombinationRoute,
});

function CombinationRoute() {
  return <CombinationsPage {...useAddress(Route)} />;
}
