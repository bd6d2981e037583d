import { createFileRoute } from '@tanstack/react-router';
import { parsePlanListAddress } from '../../../features/smart-select/list/plan-list-address.ts';
import { PlanListPage } from '../../../pages/marketing/smart-select/plan-list-page.tsx';

export const Route = createFileRoute('/marketing/smart-select/')({
  staticData: {
    title: '智选模式',
    isMenu: true,
    sort: 1,
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
  },
  validateSearch: parsePlanListAddress,
  component: PlanListPage,
});
