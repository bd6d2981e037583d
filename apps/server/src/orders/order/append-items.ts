import type { OrderItemInput } from '@ooh/contract/domain/media-order';
import { maxItems } from '@ooh/contract/domain/media-order';
import { orderStateNames } from '@ooh/contract/domain/order';
import { editableStates } from '@ooh/contract/domain/order-transitions';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { assertItemsWithinOrder } from './check-brief.ts';
import { assertNothingNewUnapproved } from './discount-approval.ts';
import { readUnapproved } from './floor-lines.ts';
import { visibleParts } from './order-scope.ts';
import { keepVersion } from './order-snapshot.ts';
import { insertItems, type StoredOrder } from './order-store.ts';
import { priceItems } from './price-items.ts';
import { assertNothingExcluded } from './wished-units.ts';
import { countText } from '../../disclosure/figure-text.ts';

/** Refuses a change of an order's media in a state that does not allow one. */
export function assertOrderEditable(order: Pick<StoredOrder, 'state'>): void {
  if (!editableStates.includes(order.state))
    throw new AppError('refused', `订单处于「${orderStateNames[order.state]}」，不能再修改`);
}

/** Adds items to an order in an editable state; what it has, and holds, stays as it is. */
export async function appendItems(
  transaction: DbOrTransaction,
  user: SignedInUser,
  order: StoredOrder,
  items: readonly OrderItemInput[],
  change: { readonly note: string; readonly now: Date },
): Promise<StoredOrder> {
  assertOrderEditable(order);
  assertItemsWithinOrder(user, visibleParts(user, order), items);
  const { count } = await transaction
    .selectFrom('media_order_item')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('order_id', '=', order.order_id)
    .executeTakeFirstOrThrow();
  if (count + items.length > maxItems)
    throw new AppError('refused', `一个订单最多 ${countText(maxItems)} 行媒体，请分成几个订单`);
  const unapproved = (await readUnapproved(transaction, [order.order_id])).get(order.order_id) ?? [];
  await insertItems(transaction, order.order_id, await priceItems(transaction, items));
  const stored = await transaction
    .updateTable('media_order')
    .set({ version: order.version + 1, updated_at: change.now })
    .where('order_id', '=', order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await assertNothingExcluded(transaction, user, stored);
  await assertNothingNewUnapproved(transaction, user, order, unapproved);
  const { note, now } = change;
  if (order.state !== 'draft') await keepVersion(transaction, stored, { userId: user.userId, note, now });
  return stored;
}
