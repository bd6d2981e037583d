import { chinaDate } from '@ooh/contract/domain/china-time';
import { orderStateNames, type OrderState } from '@ooh/contract/domain/order';
import {
  mayBecome,
  refusedTransition,
  clientAnswerOf,
  needsReason,
  isStepBack,
} from '@ooh/contract/domain/order-transitions';
import { AppError } from '../../platform/http/app-error.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { unreadyReason } from '@ooh/contract/domain/order-next-action';
import { assertApproved } from './discount-approval.ts';
import { itemUnitKey } from './find-conflicts.ts';
import { readHolds } from './item-holds.ts';
import { keepVersion } from './order-snapshot.ts';
import { readAllItems, recordStep, type StoredItem, type StoredOrder } from './order-store.ts';
import { lockUnits, releaseExpired } from './unit-bookings.ts';
import { countText } from '../../disclosure/figure-text.ts';

/** Hours that units stay held when a booked order goes back to being held. */
const reheldHours = 72;

export interface Step {
  readonly to: OrderState;
  /** Null for automatic steps. */
  readonly actorId: string | null;
  /** The actor is the advertiser whose order it is. */
  readonly byClient?: boolean;
  readonly reason: string | null;
  readonly now: Date;
}

/** Reason why an order is not ready for a step that the table allows; null when it is. */
function refusalOf(
  order: StoredOrder,
  items: readonly StoredItem[],
  { to, byClient = false, now, reason }: Step,
): string | null {
  const taken = { from: order.state, to, byClient };
  if (needsReason(taken) && (reason === null || reason === ''))
    return clientAnswerOf(taken) === 'refused'
      ? '退回方案须填写原因，以便修改'
      : `变更为「${orderStateNames[to]}」须填写原因`;
  if (isStepBack(order.state, to)) return null;
  const standing = {
    items: items.length,
    // Lines without an approval are named by `assertApproved`.
    unapprovedItems: 0,
    isUnderReview: false,
    startDate: order.start_date,
    endDate: order.end_date,
  };
  return unreadyReason(standing, to, chinaDate(now));
}

const itemIdsOf = (items: readonly StoredItem[]): string[] => items.map((item) => item.item_id);

/** Turns holds into sales; refuses while any item lacks units. */
async function sellHolds(
  transaction: DbOrTransaction,
  items: readonly StoredItem[],
  now: Date,
): Promise<void> {
  const units = items.map((item) => ({ unitKey: itemUnitKey(item), positionId: item.position_id }));
  await lockUnits(transaction, units);
  await releaseExpired(transaction, now, { unitKeys: units.map(({ unitKey }) => unitKey) });
  const holds = await readHolds(transaction, items, now);
  const lacking = items.filter((item) => {
    const hold = holds.get(item.item_id);
    return (hold?.heldUnits ?? 0) + (hold?.soldUnits ?? 0) < item.quantity;
  });
  if (lacking.length > 0)
    throw new AppError(
      'refused',
      `还有 ${countText(lacking.length)} 行媒体没有锁满（如「${lacking[0].unit_name}」），请先锁位再变更为「待上刊」`,
    );
  await sql`update media_booking set state = 'sold', expires_at = null
    where order_item_id = any(${itemIdsOf(items)}::uuid[]) and is_in_force and state = 'hold'`.execute(
    transaction,
  );
}

async function giveBack(transaction: DbOrTransaction, items: readonly StoredItem[]): Promise<void> {
  await sql`update media_booking set state = 'released', expires_at = null
    where order_item_id = any(${itemIdsOf(items)}::uuid[]) and is_in_force
      and state in ('hold', 'sold')`.execute(transaction);
}

/** Days from tomorrow on are given back; what has run stays on record. */
async function cutShort(
  transaction: DbOrTransaction,
  items: readonly StoredItem[],
  now: Date,
): Promise<void> {
  const ids = itemIdsOf(items);
  const today = chinaDate(now);
  await sql`update media_booking set state = 'released', expires_at = null
    where order_item_id = any(${ids}::uuid[]) and is_in_force and state in ('hold', 'sold')
      and lower(period) > ${today}::date`.execute(transaction);
  await sql`update media_booking set period = daterange(lower(period), ${today}::date, '[]')
    where order_item_id = any(${ids}::uuid[]) and is_in_force and state = 'sold'
      and upper(period) - 1 > ${today}::date`.execute(transaction);
}

/** Effect of a step on the units of an order. */
async function moveUnits(
  transaction: DbOrTransaction,
  order: StoredOrder,
  items: readonly StoredItem[],
  { to, now }: Step,
): Promise<void> {
  if (items.length === 0) return;
  if (to === 'booked') return sellHolds(transaction, items, now);
  if (to === 'cancelled') return giveBack(transaction, items);
  if (to === 'terminated') return cutShort(transaction, items, now);
  if (order.state === 'booked' && to === 'holding') {
    const expiresAt = new Date(now.getTime() + reheldHours * 3_600_000);
    await sql`update media_booking set state = 'hold', expires_at = ${expiresAt}
      where order_item_id = any(${itemIdsOf(items)}::uuid[]) and is_in_force and state = 'sold'`.execute(
      transaction,
    );
  }
}

/** Takes a step of an order's life, or refuses it with both states. The order is locked by the transaction. */
export async function takeStep(
  transaction: DbOrTransaction,
  order: StoredOrder,
  step: Step,
): Promise<StoredOrder> {
  if (!mayBecome(order.state, step.to))
    throw new AppError('refused', refusedTransition(order.state, step.to));
  const items = await readAllItems(transaction, order.order_id);
  const unready = refusalOf(order, items, step);
  if (unready !== null) throw new AppError('refused', unready);
  if (step.to === 'confirming' && !isStepBack(order.state, step.to))
    await assertApproved(transaction, order, step.byClient === true);
  await moveUnits(transaction, order, items, step);
  const { to, byClient = false } = step;
  const answer = clientAnswerOf({ from: order.state, to, byClient });
  const stored = await transaction
    .updateTable('media_order')
    .set({
      state: step.to,
      state_reason: step.reason,
      version: order.version + 1,
      updated_at: step.now,
    })
    .where('order_id', '=', order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordStep(transaction, {
    orderId: order.order_id,
    from: order.state,
    to: step.to,
    actorId: step.actorId,
    reason: step.reason,
    answeredVersion: answer === null ? null : order.version,
    at: step.now,
  });
  await keepVersion(transaction, stored, { userId: step.actorId, note: step.reason, now: step.now });
  return stored;
}
