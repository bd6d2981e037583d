import { unitTitle } from '@ooh/contract/domain/bus-names';
import { maxBasketItems } from '@ooh/contract/domain/basket';
import type { OrderItemInput } from '@ooh/contract/domain/media-order';
import { capacityOn, readSoldUnits, type Offer } from '../order/offers.ts';
import { isOrderPair } from '../order/order-scope.ts';
import { unitKeyOf } from '../order/price-items.ts';
import { cityName } from '../../reference/region/regions.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { BasketBrief } from './basket-brief.ts';
import { lockBasket, putItems, readBasket, removeItems, type NewBasketItem } from './basket-store.ts';
import { countText } from '../../disclosure/figure-text.ts';

/** Key of an item within a basket, and of an offer. */
export const itemKeyOf = (item: Pick<OrderItemInput, 'faceId' | 'lineId' | 'deck' | 'formId'>): string =>
  `${unitKeyOf(item)}|${item.formId}`;

/** Offers of units by item key. */
export async function offersOf(
  db: DbOrTransaction,
  units: readonly { readonly faceId?: string | undefined; readonly lineId?: string | undefined }[],
): Promise<Map<string, Offer>> {
  const { faces, lines } = await readSoldUnits(db, units);
  return new Map([...faces, ...lines]);
}

/** Refuses media outside the brief. Grants are checked first, so that no foreign name is revealed. */
function assertWithinBasketBrief(brief: BasketBrief, item: OrderItemInput, offer: Offer): void {
  if (brief.cityCodes !== null && !brief.cityCodes.includes(item.cityCode))
    throw new AppError('refused', `${cityName(item.cityCode)}不在「${brief.briefName}」的城市范围内`);
  if (brief.mediumIds !== null && !brief.mediumIds.includes(item.mediumId))
    throw new AppError('refused', `${unitTitle(offer)} 的媒体不在「${brief.briefName}」的媒体范围内`);
  const capacity = capacityOn(offer, item.startDate);
  if (item.quantity > capacity)
    throw new AppError(
      'refused',
      `${unitTitle(offer)}：数量 ${countText(item.quantity)} 超过可售 ${countText(capacity)}，请减少数量`,
    );
}

function newItem(
  user: SignedInUser,
  brief: BasketBrief,
  item: OrderItemInput,
  offers: Map<string, Offer>,
): NewBasketItem {
  const itemKey = itemKeyOf(item);
  const offer = offers.get(itemKey);
  const fits = offer?.cityCode === item.cityCode && offer.mediumId === item.mediumId;
  // The same error for not for sale, of another city and not granted; it does not reveal which.
  if (!fits || !isOrderPair(user, item.cityCode, item.mediumId)) throw notFound('媒体');
  assertWithinBasketBrief(brief, item, offer);
  return {
    item_key: itemKey,
    city_code: item.cityCode,
    medium_id: item.mediumId,
    form_id: item.formId,
    line_id: offer.lineId,
    deck: offer.deck,
    position_id: offer.positionId,
    face_id: offer.faceId,
    unit_name: offer.unitName,
    level: offer.level,
    quantity: item.quantity,
    start_date: item.startDate,
    end_date: item.endDate,
    discount_permille: item.discountPermille ?? null,
  };
}

/** Adds, changes and removes items of a basket atomically. */
export async function changeBasketItems(
  transaction: DbOrTransaction,
  user: SignedInUser,
  brief: BasketBrief,
  change: { readonly put: readonly OrderItemInput[]; readonly remove: readonly string[] },
  now: Date,
): Promise<void> {
  await lockBasket(transaction, user, brief);
  await removeItems(transaction, user, brief, change.remove);
  const offers = await offersOf(transaction, change.put);
  // For duplicates of a unit the last one counts.
  const items = new Map(
    change.put.map((item) => newItem(user, brief, item, offers)).map((item) => [item.item_key, item]),
  );
  await putItems(transaction, user, brief, [...items.values()], now);
  const held = await readBasket(transaction, user, brief);
  if (change.put.length > 0 && held.length > maxBasketItems)
    throw new AppError('refused', `方案篮最多 ${countText(maxBasketItems)} 项，请先移除或转入订单`);
}
