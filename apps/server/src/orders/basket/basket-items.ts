import { itemDays, itemUnitKey } from '../order/find-conflicts.ts';
import { freeSlots } from '../order/free-units.ts';
import { itemAmounts } from '../order/item-amounts.ts';
import { capacityOn, readDiscounts, type Offer } from '../order/offers.ts';
import type { StoredItem } from '../order/order-store.ts';
import { discountOf } from '../order/price-items.ts';
import { readBookings } from '../order/unit-bookings.ts';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { StoredBasketItem } from './basket-store.ts';
import { offersOf } from './change-basket.ts';

/** An item of a basket at today's price, in the form of an order's. */
export interface PricedBasketItem {
  readonly stored: StoredBasketItem;
  /** Null for media no longer for sale. */
  readonly offer: Offer | null;
  /** Priced with 0 where there is no offer. `item_id` is the item's key. */
  readonly item: StoredItem;
  /** Units that are for sale from its first day on, ignoring bookings of orders. */
  readonly capacity: number;
  /** Units that are neither held nor sold on any of the days. */
  readonly freeUnits: number;
}

function orderItemOf(
  stored: StoredBasketItem,
  offer: Offer | null,
  discountPermille: number,
  itemNo: number,
): StoredItem {
  const days = daysOfFlight({ startDate: stored.start_date, endDate: stored.end_date });
  const [priceFen, priceDays] = [offer?.priceFen ?? 0, offer?.priceDays ?? 1];
  const productionFen = (offer?.productionFen ?? 0) * stored.quantity;
  const { quantity } = stored;
  const terms = { priceFen, priceDays, quantity, days, discountPermille, isGift: false, productionFen };
  const amounts = itemAmounts(terms);
  return {
    item_id: stored.item_key,
    order_id: '',
    item_no: itemNo,
    city_code: stored.city_code,
    medium_id: stored.medium_id,
    medium_name: stored.medium_name,
    medium_unit: stored.medium_unit,
    form_id: stored.form_id,
    form_name: stored.form_name,
    line_id: stored.line_id,
    deck: stored.deck,
    position_id: offer?.positionId ?? stored.position_id,
    face_id: stored.face_id,
    unit_name: offer?.unitName ?? stored.unit_name,
    level: offer?.level ?? stored.level,
    quantity,
    start_date: stored.start_date,
    end_date: stored.end_date,
    days,
    price_fen: priceFen,
    price_days: priceDays,
    is_sample_price: offer?.isSamplePrice ?? false,
    rate_card_fen: amounts.rateCardFen,
    discount_permille: discountPermille,
    net_fen: amounts.netFen,
    production_fen: productionFen,
    design_fen: 0,
    is_gift: false,
  };
}

/** Prices a basket by the rate cards and lines in force and looks up what is free of it. */
export async function priceBasket(
  db: DbOrTransaction,
  basket: readonly StoredBasketItem[],
  now: Date,
): Promise<PricedBasketItem[]> {
  if (basket.length === 0) return [];
  const offers = await offersOf(
    db,
    basket.map((item) => ({ faceId: item.face_id ?? undefined, lineId: item.line_id ?? undefined })),
  );
  const discounts = await readDiscounts(db, [...new Set(basket.map((item) => item.city_code))]);
  const items = basket.map((stored, index) => {
    const found = offers.get(stored.item_key);
    const offer = found?.cityCode === stored.city_code ? found : null;
    const { city_code: cityCode, medium_id: mediumId } = stored;
    const days = daysOfFlight({ startDate: stored.start_date, endDate: stored.end_date });
    const discount = stored.discount_permille ?? discountOf(discounts, { cityCode, mediumId, days });
    return { stored, offer, item: orderItemOf(stored, offer, discount, index + 1) };
  });
  const window = {
    startDate: basket.map((item) => item.start_date).sort()[0],
    endDate: basket
      .map((item) => item.end_date)
      .sort()
      .reverse()[0],
  };
  const bookings = await readBookings(
    db,
    items.map(({ item }) => itemUnitKey(item)),
    window,
    now,
  );
  const byUnit = Map.groupBy(bookings, ({ unitKey }) => unitKey);
  return items.map((one) => {
    const { offer, item } = one;
    const capacity = offer === null ? 0 : capacityOn(offer, item.start_date);
    const freeUnits = freeSlots(byUnit.get(itemUnitKey(item)) ?? [], capacity, itemDays(item)).length;
    return { ...one, capacity, freeUnits };
  });
}
