import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { parseAreaAddress, type AreaAddress } from '../../../features/area-plan/area-address.ts';
import { GeoPlanPage } from '../../../features/area-plan/geo-plan-page.tsx';

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
      void navigate({ search: (current: AreaAddress) => ({ ...current, ...change }), replace: true });
    },
    [navigate],
  );
  return <GeoPlanPage address={address} setAddress={setAddress} />;
}
