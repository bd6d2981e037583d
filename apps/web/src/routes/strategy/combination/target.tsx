import { createFileRoute } from '@tanstack/react-router';
import { parseTargetAddress } from '../../../features/combination/combination-address.ts';
import { TargetPage } from '../../../features/combination/target-page.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/strategy/combination/target')({
  staticData: {
    title: '营销目标',
    layout: 'default',
    auth_key: 'smartMarketingData.wisdomTargetData.targetShowState',
  },
  validateSearch: parseTargetAddress,
  component: CombinationRoute,
});

function CombinationRoute() {
  return <TargetPage {...useAddress(Route)} />;
}
