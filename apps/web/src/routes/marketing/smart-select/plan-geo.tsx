import { createFileRoute } from '@tanstack/react-router';
import { parseAreaAddress } from '../../../features/area-plan/area-address.ts';
import { GeoPlanPage } from '../../../features/area-plan/geo-plan-page.tsx';
import { useAreaAddress } from '../../../features/area-plan/use-area-address.ts';
import { OrderFromPlan } from '../../../features/order/from-plan/order-from-plan.tsx';

export const Route = createFileRoute('/marketing/smart-select/plan-geo')({
  validateSearch: parseAreaAddress,
  staticData: {
    title: '地理围栏方案',
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    tabKeys: ['planId'],
    holdsMap: true,
    isMap: true,
  },
  component: PlanGeoRoute,
});

function PlanGeoRoute() {
  const address = Route.useSearch();
  const setAddress = useAreaAddress(Route.useNavigate());
  const { planId } = address;
  return (
    <GeoPlanPage
      address={address}
      setAddress={setAddress}
      renderOrderButton={(blocked) => planId && <OrderFromPlan planId={planId} blocked={blocked} />}
    />
  );
}
