import { chinaDate } from '@ooh/contract/domain/china-time';
import type { OrderState } from '@ooh/contract/domain/order';
import { holdingStates } from '@ooh/contract/domain/order-transitions';
import type { Context } from '../../context.ts';
import { takeStep } from './take-step.ts';
import { releaseExpired } from './unit-bookings.ts';

type Parts = Pick<Context, 'db' | 'now' | 'audit'>;

const expiredReason = '锁位已到期，档期已释放';

/** Releases expired holds and records this on their orders. Returns the number of units. */
export async function expireHolds({ db, now, audit }: Parts): Promise<number> {
  const moment = now();
  const due = await db
    .selectFrom('media_booking as booking')
    .innerJoin('media_order_item as item', 'item.item_id', 'booking.order_item_id')
    .select('item.order_id')
    .distinct()
    .where('booking.state', '=', 'hold')
    .where('booking.is_in_force', '=', true)
    .where('booking.expires_at', '<=', moment)
    .orderBy('item.order_id')
    .execute();
  let total = 0;
  for (const { order_id } of due) {
    total += await db.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('media_order')
        .select('order_id')
        .where('order_id', '=', order_id)
        .forUpdate()
        .execute();
      const units = await releaseExpired(transaction, moment, { orderId: order_id });
      if (units === 0) return 0;
      await transaction
        .updateTable('media_order')
        .set({ state_reason: expiredReason, updated_at: moment })
        .where('order_id', '=', order_id)
        .where('state', 'in', holdingStates)
        .execute();
      const detail = { units, orderId: order_id };
      await audit.record({ action: 'order.hold-expired', actor: null, detail }, transaction);
      return units;
    });
  }
  return total;
}

/** Advances orders whose days have been reached: 待上刊 to 投放中, 投放中 to 已下刊. Returns how many steps were taken. */
export async function advanceOrders({ db, now, audit }: Parts): Promise<number> {
  const today = chinaDate(now());
  const due = await db
    .selectFrom('media_order')
    .select('order_id')
    .where((order) =>
      order.or([
        order.and([order('state', '=', 'booked'), order('start_date', '<=', today)]),
        order.and([order('state', '=', 'running'), order('end_date', '<', today)]),
      ]),
    )
    .orderBy('order_id')
    .limit(200)
    .execute();
  let steps = 0;
  for (const { order_id } of due) {
    await db.transaction().execute(async (transaction) => {
      const order = await transaction
        .selectFrom('media_order')
        .selectAll()
        .where('order_id', '=', order_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const next: Partial<Record<OrderState, OrderState>> = { booked: 'running', running: 'ended' };
      const to = next[order.state];
      const isDue = order.state === 'booked' ? order.start_date <= today : order.end_date < today;
      if (to === undefined || !isDue) return;
      await takeStep(transaction, order, { to, actorId: null, reason: null, now: now() });
      const detail = { orderId: order_id, from: order.state, to };
      await audit.record({ action: 'order.transition', actor: null, detail }, transaction);
      steps += 1;
    });
  }
  return steps;
}

/** Periodic maintenance of orders. */
export async function maintainOrders(parts: Parts): Promise<void> {
  await expireHolds(parts);
  await advanceOrders(parts);
}
