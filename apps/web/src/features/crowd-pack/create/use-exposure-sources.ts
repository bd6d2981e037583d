import { useCall } from '../../../api/use-call.ts';
import { useAllowed } from '../../../session/use-session.ts';

const orderPermit = 'investmentOrderData.orderPatternData.isEnabled';
const planPermit = 'investmentOrderData.wiseChoicePatternData.isEnabled';

/** Orders or plans whose contacts may be asked for, and which of the two the user may see at all. */
export function useExposureSources(of: 'order' | 'plan') {
  const [mayOrders, mayPlans] = [useAllowed(orderPermit), useAllowed(planPermit)];
  const page = { pageSize: 200 };
  const orders = useCall('mediaOrder/list', page, { enabled: of === 'order' && mayOrders });
  const plans = useCall('ai-option-mode/list', page, { enabled: of === 'plan' && mayPlans });
  const named =
    of === 'order'
      ? (orders.data?.rows ?? []).map(({ orderId, orderNo, name }) => [orderId, orderNo, name] as const)
      : (plans.data?.rows ?? []).map(({ planId, planNo, name }) => [planId, planNo, name] as const);
  const choices = named.map(([value, no, name]) => ({ value, label: `${name}（${no}）` }));
  return { choices, mayOrders, mayPlans };
}
