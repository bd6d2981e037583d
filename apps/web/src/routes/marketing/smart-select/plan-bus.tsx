import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PlanBusPage } from '../../../features/plan-bus/plan-bus-page.tsx';
import { parsePlanAddress, type PlanAddress } from '../../../features/plan-bus/plan-address.ts';
import { OrderFromPlan } from '../../../features/order/from-plan/order-from-plan.tsx';

export const Route = createFileRoute('/marketing/smart-select/plan-bus')({
  validateSearch: parsePlanAddress,
  staticData: {
    title: '公交智选方案',
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    tabKeys: ['planId'],
    holdsMap: true,
    isMap: true,
  },
  component: PlanBusRoute,
});

function PlanBusRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const setAddress = useCallback(
    (change: Partial<PlanAddress>) => {
      void navigate({ search: (current: PlanAddress) => ({ ...current, ...change }), replace: true });
    },
    [navigate],
  );
  const { planId } = address;
  return (
    <PlanBusPage
      address={address}
      setAddress={setAddress}
      renderOrderButton={(blocked) => planId && <OrderFromPlan planId={planId} blocked={blocked} />}
    />
  );
}
