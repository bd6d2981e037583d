import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { parseAreaAddress, type AreaAddress } from '../../../features/area-plan/area-address.ts';
import { TaPlanPage } from '../../../features/area-plan/ta-plan-page.tsx';
import { OrderFromPlan } from '../../../features/order/from-plan/order-from-plan.tsx';

export const Route = createFileRoute('/marketing/smart-select/plan-ta')({
  validateSearch: parseAreaAddress,
  staticData: {
    title: 'TA 浓度方案',
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    tabKeys: ['planId'],
    holdsMap: true,
  },
  component: PlanTaRoute,
});

function PlanTaRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const setAddress = useCallback(
    (change: Partial<AreaAddress>) => {
      // A new plan takes the place of its empty form; every filter is a step that Back undoes.
      const replace = change.planId !== undefined;
      void navigate({ search: (current: AreaAddress) => ({ ...current, ...change }), replace });
    },
    [navigate],
  );
  const { planId } = address;
  return (
    <TaPlanPage
      address={address}
      setAddress={setAddress}
      renderOrderButton={(blocked) => planId && <OrderFromPlan planId={planId} blocked={blocked} />}
    />
  );
}
