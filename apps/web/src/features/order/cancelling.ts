import type { OrderRow } from '@ooh/contract/domain/media-order';
import { stepRefusal } from '@ooh/contract/domain/order-next-action';
import { mayBecome, refusedTransition } from '@ooh/contract/domain/order-transitions';

/** Why an order cannot be cancelled today; null where it can. */
export function cancelRefusal(order: OrderRow, today: string): string | null {
  if (!mayBecome(order.state, 'cancelled')) return refusedTransition(order.state, 'cancelled');
  return stepRefusal(order, 'cancelled', today);
}

/** What the cancellation of orders frees, as one sentence. */
export function freedText(orders: readonly Pick<OrderRow, 'heldUnits'>[]): string {
  const units = orders.reduce((sum, { heldUnits }) => sum + heldUnits, 0);
  if (units === 0) return '没有锁定的档期；取消后不可恢复。';
  return `取消后释放锁定的 ${units} 面/辆档期，不可恢复。`;
}
