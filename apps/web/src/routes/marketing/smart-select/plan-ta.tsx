import { createFileRoute } from '@tanstack/react-router';
import { parseAreaAddress } from '../../../features/area-plan/area-address.ts';
import { TaPlanPage } from '../../../features/area-plan/ta-plan-page.tsx';
import { useAreaAddress } from '../../../features/area-plan/use-area-address.ts';
import { OrderFromPlan } from '../../../features/order/from-plan/order-from-plan.tsx';

export const Route = createFileRoute('/marketing/smart-select/plan-ta')({
  validateSearch: parseAreaAddress,
  staticData: {
    title: 'TA 浓度方案',
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    tabKeys: ['planId'],
    holdsMap: true,
    isMap: true,
  },
  component: PlanTaRoute,
});

function PlanTaRoute() {
  const address = Route.useSearch();
  const setAddress = useAreaAddress(Route.useNavigate());
  const { planId } = address;
  return (
    <TaPlanPage
      address={address}
      setAddress={setAddress}
      renderOrderButton={(blocked) => planId && <OrderFromPlan planId={planId} blocked={blocked} />}
    />
  );
}
