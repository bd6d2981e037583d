import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { BasketConflict } from '@ooh/contract/domain/basket';
import { checkItems, itemDays, itemUnitKey } from '../order/find-conflicts.ts';
import { daysMeet } from '../order/free-units.ts';
import { brandOf } from '../order/hold-items.ts';
import { visibleParts } from '../order/order-scope.ts';
import { readItems, type StoredItem, type StoredOrder } from '../order/order-store.ts';
import { cityName } from '../../reference/region/regions.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { PricedBasketItem } from './basket-items.ts';
import { countText } from '../../disclosure/figure-text.ts';

/** Comparison of a basket with its target order. */
export interface CheckedBasket {
  readonly free: readonly PricedBasketItem[];
  readonly conflicts: readonly BasketConflict[];
}

/** Conflicts that the order itself can show and resolve. */
export const movableConflicts: readonly BasketConflict['kind'][] = ['taken', 'rival'];

/** The listed items; all of them without a list. */
export function chosenOfBasket(
  priced: readonly PricedBasketItem[],
  itemKeys: readonly string[] | undefined,
): PricedBasketItem[] {
  if (itemKeys === undefined) return [...priced];
  const byKey = new Map(priced.map((item) => [item.stored.item_key, item]));
  return [...new Set(itemKeys)].map((key) => {
    const item = byKey.get(key);
    if (item === undefined) throw notFound('方案篮中的媒体');
    return item;
  });
}

/** Reason why an item can never be in the order, regardless of bookings; null otherwise. */
function misfit(
  { stored, item, offer, capacity }: PricedBasketItem,
  order: { readonly cityCodes: readonly string[]; readonly mediumIds: readonly number[] },
  present: readonly StoredItem[],
): BasketConflict | null {
  const place = `${cityName(item.city_code)} ${unitTitle({ unitName: item.unit_name, deck: item.deck })}`;
  const of = {
    itemKey: stored.item_key,
    cityName: cityName(item.city_code),
    unitName: item.unit_name,
    nextFree: null,
    replacement: null,
  };
  if (offer === null) return { ...of, kind: 'gone', message: `${place} 已不在现行可售媒体或刊例中` };
  if (!order.cityCodes.includes(item.city_code) || !order.mediumIds.includes(item.medium_id))
    return { ...of, kind: 'outside', message: `${place} 的城市或媒体不在该订单的需求范围内` };
  const twin = present.find(
    (one) =>
      itemUnitKey(one) === itemUnitKey(item) &&
      one.form_id === item.form_id &&
      daysMeet(itemDays(one), itemDays(item)),
  );
  if (twin !== undefined)
    return {
      ...of,
      kind: 'double',
      message: `${place} 已在订单第 ${twin.item_no} 行（${twin.start_date} 至 ${twin.end_date}），刊期重叠`,
    };
  if (item.quantity > capacity)
    return {
      ...of,
      kind: 'short',
      message: `${place}：数量 ${countText(item.quantity)} 超过可售 ${countText(capacity)}`,
    };
  return null;
}

/** Compares items of a basket with an order's scope, its items, bookings of others and rivals of its brand. */
export async function checkAgainstOrder(
  db: DbOrTransaction,
  user: SignedInUser,
  order: StoredOrder,
  items: readonly PricedBasketItem[],
  now: Date,
): Promise<CheckedBasket> {
  const present = await readItems(db, user, [order.order_id]);
  const parts = visibleParts(user, order);
  const misfits = items.map((item) => misfit(item, parts, present));
  const fitting = items.filter((_, at) => misfits[at] === null).map(({ item }) => item);
  const brand = await brandOf(db, order.brand_id);
  const allItems = [...present, ...fitting];
  const checked = await checkItems(db, fitting, { brand, allItems }, now);
  const freeKeys = new Set(checked.free.map(({ item }) => item.item_id));
  const booked = checked.conflicts.map(
    ({ itemId, cityName: city, unitName, kind, message, nextFree, replacement }) => ({
      itemKey: itemId,
      cityName: city,
      unitName,
      kind,
      message,
      nextFree,
      replacement,
    }),
  );
  return {
    free: items.filter(({ stored }) => freeKeys.has(stored.item_key)),
    conflicts: [...misfits.filter((one) => one !== null), ...booked],
  };
}
