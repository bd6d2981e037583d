import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PlanBusPage } from '../../../features/plan-bus/plan-bus-page.tsx';
import { parsePlanAddress, type PlanAddress } from '../../../features/plan-bus/plan-address.ts';
import { isOpenTo } from '../../../session/is-open-to.ts';
import { getSession } from '../../../session/session-store.ts';
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
  loaderDeps: ({ search: { planId, city } }) => ({ planId, city }),
  // What the page will ask for is on its way while its frame is drawn; a pointer that rests on a link asks for nothing.
  loader: ({ deps: { planId, city }, preload, route }) => {
    const isMine = isOpenTo(getSession().dataRoleRequest, route.options.staticData.auth_key);
    if (planId === '' || preload || !isMine) return;
    void import('../../../features/plan-bus/ask-plan-ahead.ts').then(({ askPlanAhead }) =>
      askPlanAhead(planId, city),
    );
  },
  shouldReload: ({ cause }) => cause === 'enter',
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
