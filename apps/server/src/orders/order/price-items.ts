import { unitTitle } from '@ooh/contract/domain/bus-names';
import { movingMedia, type MovingMedia } from '@ooh/contract/domain/moving-media';
import { lineProductionFen } from '@ooh/contract/money/quotation-arithmetic';
import type { OrderItemInput } from '@ooh/contract/domain/media-order';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { priceColumns } from './price-columns.ts';
import { capacityOn, readDiscounts, readSoldUnits, type Offer, type SoldUnits } from './offers.ts';
import type { NewItem } from './order-store.ts';
import { countText } from '../../disclosure/figure-text.ts';

/** Key of a unit in bookings: a face's id, or `line:deck`, of which the deck is empty where there are none. */
export function unitKeyOf(item: {
  readonly faceId?: string | null | undefined;
  readonly lineId?: string | null | undefined;
  readonly deck?: string | null | undefined;
}): string {
  return item.faceId ?? `${item.lineId}:${item.deck ?? ''}`;
}

const keyOf = (item: OrderItemInput): string => `${unitKeyOf(item)}|${item.formId}`;

function pricedItem(item: OrderItemInput, offer: Offer, permille: number): NewItem {
  const days = daysOfFlight(item);
  const designFen = item.designFen ?? 0;
  const productionFen = lineProductionFen({
    vehicles: item.quantity,
    fenPerVehicle: offer.productionFen,
    fenPerLine: designFen,
  });
  const discountPermille = item.isGift ? 0 : (item.discountPermille ?? permille);
  const terms = { ...item, ...offer, discountPermille, productionFen, days };
  return {
    city_code: item.cityCode,
    medium_id: item.mediumId,
    form_id: item.formId,
    line_id: item.lineId ?? null,
    deck: item.deck ?? null,
    position_id: offer.positionId,
    face_id: item.faceId ?? null,
    unit_name: offer.unitName,
    level: offer.level,
    quantity: item.quantity,
    period: `[${item.startDate},${item.endDate}]`,
    ...priceColumns(offer, terms),
    design_fen: designFen,
    is_gift: item.isGift,
  };
}

/** The rate cards' own discount of a medium in a city for so many days, in permille; 1000 for none. */
export function discountOf(
  discounts: Awaited<ReturnType<typeof readDiscounts>>,
  of: { readonly cityCode: string; readonly mediumId: number; readonly days: number },
): number {
  return discounts
    .filter((row) => row.cityCode === of.cityCode && row.mediumId === of.mediumId && row.leastDays <= of.days)
    .reduce((least, row) => Math.min(least, row.permille), 1000);
}

/** What is for sale to an item: a line of its medium where that moves, else a face. */
export function offerOf(
  item: OrderItemInput,
  sold: SoldUnits,
  media: MovingMedia = movingMedia,
): Offer | undefined {
  const offer = (media.isMoving(item.mediumId) ? sold.lines : sold.faces).get(keyOf(item));
  return offer?.cityCode === item.cityCode && offer.mediumId === item.mediumId ? offer : undefined;
}

/**
 * Prices items by the rate cards and lines in force. Refuses units that are not for sale, more units than there are
 * and two items that want the same unit on the same days, naming rows.
 */
export async function priceItems(db: DbOrTransaction, items: readonly OrderItemInput[]): Promise<NewItem[]> {
  const sold = await readSoldUnits(db, items);
  const discounts = await readDiscounts(db, [...new Set(items.map((item) => item.cityCode))]);
  const problems: string[] = [];
  const priced: NewItem[] = [];
  for (const [index, item] of items.entries()) {
    const offer = offerOf(item, sold);
    if (offer === undefined) {
      problems.push(`第 ${index + 1} 行：所选媒体在该城市不可售，或没有该形式的刊例价`);
      continue;
    }
    const capacity = capacityOn(offer, item.startDate);
    if (item.quantity > capacity)
      problems.push(
        `第 ${index + 1} 行 ${unitTitle(offer)}：数量 ${countText(item.quantity)} 超过可售 ${countText(capacity)}`,
      );
    const { cityCode, mediumId } = item;
    const days = daysOfFlight(item);
    priced.push(pricedItem(item, offer, discountOf(discounts, { cityCode, mediumId, days })));
  }
  problems.push(...overlapsOf(items));
  if (problems.length > 0) throw new AppError('invalid', problems.slice(0, 20).join('；'));
  return priced;
}

/** Items of one order that would stand on the same unit and form on the same days. */
function overlapsOf(items: readonly OrderItemInput[]): string[] {
  const byUnit = Map.groupBy(
    items.map((item, index) => ({ item, index })),
    ({ item }) => keyOf(item),
  );
  return [...byUnit.values()].flatMap((rows) => {
    const sorted = rows.toSorted((a, b) => a.item.startDate.localeCompare(b.item.startDate));
    return sorted.slice(1).flatMap(({ item, index }, at) => {
      const before = sorted[at];
      if (item.startDate > before.item.endDate) return [];
      return [`第 ${index + 1} 行与第 ${before.index + 1} 行的媒体相同且刊期重叠，请合并`];
    });
  });
}
