import { orderStateNames, type OrderState } from '@ooh/contract/domain/order';
import { StatusTag, type StatusTone } from '../../ui/figure/status-tag.tsx';

const tones: Readonly<Record<OrderState, StatusTone>> = {
  draft: 'neutral',
  ready: 'waiting',
  planning: 'waiting',
  confirming: 'warning',
  holding: 'warning',
  booked: 'waiting',
  running: 'success',
  ended: 'neutral',
  closed: 'neutral',
  cancelled: 'error',
  terminated: 'error',
};

export function OrderStateTag(props: { readonly state: OrderState; readonly reason?: string | null }) {
  const { state, reason } = props;
  return <StatusTag tone={tones[state]} text={orderStateNames[state]} title={reason ?? undefined} />;
}
