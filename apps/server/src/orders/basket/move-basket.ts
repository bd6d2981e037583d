import { certain } from '@ooh/contract/core/certain';
import type { OrderItemInput } from '@ooh/contract/domain/media-order';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { appendItems, assertOrderEditable } from '../order/append-items.ts';
import { orderForChange, type StoredOrder } from '../order/order-store.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { grantedBrief } from './basket-brief.ts';
import { checkAgainstOrder, chosenOfBasket, movableConflicts } from './basket-conflicts.ts';
import { priceBasket, type PricedBasketItem } from './basket-items.ts';
import { lockBasket, readBasket, removeItems } from './basket-store.ts';

function inputOf({ stored }: PricedBasketItem): OrderItemInput {
  return {
    cityCode: stored.city_code,
    mediumId: stored.medium_id,
    formId: stored.form_id,
    ...(stored.line_id === null
      ? { faceId: certain(stored.face_id, 'face of an item without a line') }
      : { lineId: stored.line_id, deck: certain(stored.deck, 'deck of the line', stored.line_id) }),
    quantity: stored.quantity,
    startDate: stored.start_date,
    endDate: stored.end_date,
    ...(stored.discount_permille === null ? {} : { discountPermille: stored.discount_permille }),
    isGift: false,
  };
}

/** Moves items from a basket to an order; items that cannot be moved stay in the basket, with the reason. */
export async function moveBasketItems(
  transaction: DbOrTransaction,
  user: SignedInUser,
  input: ParsedInput<'v1/basket/move'>,
  now: Date,
): Promise<CallOutput<'v1/basket/move'>> {
  const brief = await grantedBrief(transaction, user, input);
  const order = await orderForChange(transaction, user, input.orderId, input.version);
  assertOrderEditable(order);
  await lockBasket(transaction, user, brief);
  const priced = await priceBasket(transaction, await readBasket(transaction, user, brief), now);
  const items = chosenOfBasket(priced, input.itemKeys);
  const { free, conflicts } = await checkAgainstOrder(transaction, user, order, items, now);
  const goesAlong = new Set(
    conflicts
      .filter(({ kind }) => input.withConflicts && movableConflicts.includes(kind))
      .map(({ itemKey }) => itemKey),
  );
  const moving = [...free, ...items.filter(({ stored }) => goesAlong.has(stored.item_key))];
  const stays = conflicts.filter(({ itemKey }) => !goesAlong.has(itemKey));
  if (moving.length === 0) return answer(order, 0, stays);
  const note = `从方案篮转入 ${moving.length} 项媒体`;
  const changed = await appendItems(transaction, user, order, moving.map(inputOf), { note, now });
  await removeItems(
    transaction,
    user,
    brief,
    moving.map(({ stored }) => stored.item_key),
  );
  return answer(changed, moving.length, stays);
}

function answer(
  { order_id: orderId, version, state, updated_at: updatedAt }: StoredOrder,
  movedItems: number,
  conflicts: CallOutput<'v1/basket/move'>['conflicts'],
): CallOutput<'v1/basket/move'> {
  return { orderId, version, state, updatedAt: updatedAt.toISOString(), movedItems, conflicts };
}
