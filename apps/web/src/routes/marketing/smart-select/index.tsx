import { createFileRoute } from '@tanstack/react-router';
import { planList } from '../../../features/smart-select/list/plan-list-address.ts';
import { PlanList } from '../../../features/smart-select/list/plan-list.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/marketing/smart-select/')({
  staticData: {
    title: '智选模式',
    isMenu: true,
    sort: 1,
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
  },
  validateSearch: planList.parse,
  component: PlanListRoute,
});

function PlanListRoute() {
  return <PlanList {...useAddress(Route)} />;
}
