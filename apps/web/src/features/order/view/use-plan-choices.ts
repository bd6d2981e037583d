import { useCall } from '../../../api/use-call.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import type { CrowdDraft } from './crowd-rule.ts';

export interface CrowdFormProps {
  readonly order: OrderOutput;
  readonly draft: CrowdDraft;
  readonly onChange: (draft: CrowdDraft) => void;
}

/** What may be chosen: the reader's orders, or his plans; this order first. */
export function usePlanChoices({ order, draft }: CrowdFormProps) {
  const orders = useCall('mediaOrder/list', { pageSize: 200 }, { enabled: draft.of === 'order' });
  const plans = useCall('ai-option-mode/list', { pageSize: 200 }, { enabled: draft.of === 'plan' });
  if (draft.of === 'plan')
    return (plans.data?.rows ?? []).map(({ planId, planNo, name }) => ({
      value: planId,
      label: `${name}（${planNo}）`,
    }));
  const { orderId, name, orderNo } = order.row;
  const others = (orders.data?.rows ?? []).filter((row) => row.orderId !== orderId);
  return [{ orderId, name, orderNo }, ...others].map((row) => ({
    value: row.orderId,
    label: `${row.name}（${row.orderNo}）`,
  }));
}
