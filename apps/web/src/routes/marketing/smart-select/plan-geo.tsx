import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { parseAreaAddress, type AreaAddress } from '../../../features/area-plan/area-address.ts';
import { GeoPlanPage } from '../../../features/area-plan/geo-plan-page.tsx';
import { OrderFromPlan } from '../../../features/order/from-plan/order-from-plan.tsx';

export const Route = createFileRoute('/marketing/smart-select/plan-geo')({
  validateSearch: parseAreaAddress,
  staticData: {
    title: '地理围栏方案',
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    tabKeys: ['planId'],
    holdsMap: true,
  },
  component: PlanGeoRoute,
});

function PlanGeoRoute() {
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
    <GeoPlanPage
      address={address}
      setAddress={setAddress}
      renderOrderButton={(blocked) => planId && <OrderFromPlan planId={planId} blocked={blocked} />}
    />
  );
}
