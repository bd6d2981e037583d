import type { WishedUnit } from '@ooh/contract/domain/media-order';
import { editableStates } from '@ooh/contract/domain/order-transitions';
import type { CallOutput } from '@ooh/contract/registry';
import { mediumNamesOf } from '../../city-data/inventory/media-names.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import { cityName } from '../../reference/region/regions.ts';
import { searchDays } from './find-conflicts.ts';
import { daysMeet, freeSlots, moved, nextDays, type Days } from './free-units.ts';
import { brandOf } from './hold-items.ts';
import { itemAmounts } from './item-amounts.ts';
import { capacityOn, readDiscounts, readFaceOffers, readLineOffers, type Offer } from './offers.ts';
import { visibleParts, type OrderReader } from './order-scope.ts';
import type { StoredItem, StoredOrder } from './order-store.ts';
import { totalsOf } from './present-order.ts';
import { discountOf, unitKeyOf } from './price-items.ts';
import { readBookings, readRivals, type UnitBooking } from './unit-bookings.ts';
import type { SeenWishes } from './wished-units.ts';

type ExplainedWish = CallOutput<'media-order-match-detail/getOrderIntelligence/{orderId}'>['wishes'][number];

const yuan = (fen: number): string => `¥${Math.round(fen / 100).toLocaleString('zh-CN')}`;
const daysText = ({ startDate, endDate }: Days): string => `${startDate} 至 ${endDate}`;

/** What decides whether units can be bought in the order's period. */
interface Surroundings {
  /** Of a face or a line, in every form and deck in which it is sold. */
  readonly offers: ReadonlyMap<string, readonly Offer[]>;
  readonly bookings: ReadonlyMap<string, readonly UnitBooking[]>;
  readonly rivals: ReadonlyMap<string, readonly Days[]>;
  readonly discounts: Awaited<ReturnType<typeof readDiscounts>>;
  readonly now: Date;
}

async function readSurroundings(
  db: DbOrTransaction,
  order: StoredOrder,
  unitIds: readonly string[],
  now: Date,
): Promise<Surroundings> {
  const offers = [
    ...(await readFaceOffers(db, unitIds)).values(),
    ...(await readLineOffers(db, unitIds)).values(),
  ];
  const days = { startDate: order.start_date, endDate: order.end_date };
  const wide = { startDate: days.startDate, endDate: moved(days, searchDays).endDate };
  const [bookings, rivals, discounts] = await Promise.all([
    readBookings(db, offers.map(unitKeyOf), wide, now),
    readRivals(
      db,
      offers.flatMap(({ positionId }) => positionId ?? []),
      await brandOf(db, order.brand_id),
      now,
    ),
    readDiscounts(db, [...new Set(offers.map((offer) => offer.cityCode))]),
  ]);
  return {
    offers: Map.groupBy(offers, ({ faceId, lineId }) => faceId ?? lineId ?? ''),
    bookings: Map.groupBy(bookings, ({ unitKey }) => unitKey),
    rivals: Map.groupBy(rivals, ({ positionId }) => positionId),
    discounts,
    now,
  };
}

/** What one unit costs for the period, tax included. */
function costFen(offer: Offer, period: Days, discounts: Surroundings['discounts']): number {
  const days = daysOfFlight(period);
  const { cityCode, mediumId, productionFen } = offer;
  const discountPermille = discountOf(discounts, { cityCode, mediumId, days });
  return itemAmounts({ ...offer, quantity: 1, days, discountPermille, isGift: false, productionFen })
    .totalFen;
}

/** Why a unit for sale in a city and of a medium of the order is not in it: taken, a rival, the budget, or nobody chose it. */
function leftOutReason(
  unitId: string,
  period: Days,
  remainingFen: number | null,
  { offers, bookings, rivals, discounts }: Surroundings,
): string {
  const sold = offers.get(unitId) ?? [];
  if (sold.length === 0) return '没有现行刊例价，暂不可售';
  const rivalsAt = sold.flatMap(({ positionId }) => rivals.get(positionId ?? '') ?? []);
  const isOpen = (days: Days) => !rivalsAt.some((rival) => daysMeet(rival, days));
  const freeOn = (days: Days) =>
    sold.filter(
      (offer) =>
        freeSlots(bookings.get(unitKeyOf(offer)) ?? [], capacityOn(offer, days.startDate), days).length > 0,
    );
  const next = () => {
    const found = nextDays(period, searchDays, (days) => isOpen(days) && freeOn(days).length > 0);
    return found === null ? `；之后 ${searchDays} 天内也没有同样长的空档` : `；最近空档 ${daysText(found)}`;
  };
  const rival = rivalsAt.find((days) => daysMeet(days, period));
  if (rival !== undefined)
    return `${daysText(rival)} 同一点位有同行业其他品牌投放，按同业排斥不可同时上刊${next()}`;
  const free = freeOn(period);
  if (free.length === 0) return `投放期 ${daysText(period)} 内没有整段空位${next()}`;
  const least = Math.min(...free.map((offer) => costFen(offer, period, discounts)));
  if (remainingFen !== null && least > remainingFen)
    return `投放期内有空位，但含税至少 ${yuan(least)}，超过剩余预算 ${yuan(Math.max(0, remainingFen))}`;
  return `投放期内有空位，含税 ${yuan(least)} 起${remainingFen === null ? '' : '，未超剩余预算'}，尚未选入`;
}

function boughtText(items: readonly StoredItem[]): string {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const rows = items.map((item) => item.item_no).join('、');
  return `第 ${rows} 行，${units} ${items[0].medium_unit}`;
}

/**
 * 必投 and 避投 of an order as its reader sees them: whether each is bought, and why not. What is not as wished comes
 * first.
 */
export async function explainWishes(
  db: DbOrTransaction,
  reader: OrderReader,
  order: StoredOrder,
  items: readonly StoredItem[],
  seen: SeenWishes,
  now: Date,
): Promise<ExplainedWish[]> {
  const { mustUnits, excludedUnits } = seen.wishes;
  if (mustUnits.length + excludedUnits.length === 0) return [];
  const known = new Map(seen.units.map((unit) => [unit.unitId, unit]));
  const itemsOf = (unitId: string) =>
    items.filter((item) => [item.face_id, item.line_id, item.position_id].includes(unitId));
  const { cityCodes, mediumIds, isWhole } = visibleParts(reader, order);
  const asked = ({ cityCode, mediumId }: WishedUnit) =>
    cityCodes.includes(cityCode) && mediumIds.includes(mediumId);
  const open = mustUnits.flatMap((unitId) => {
    const unit = known.get(unitId);
    return unit !== undefined && asked(unit) && itemsOf(unitId).length === 0 ? [unitId] : [];
  });
  const [around, mediumNames] = await Promise.all([
    readSurroundings(db, order, open, now),
    mediumNamesOf(db),
  ]);
  const mediumName = (mediumId: number) => mediumNames.get(mediumId) ?? String(mediumId);
  const servicesFen = order.services.reduce((sum, { amountFen }) => sum + amountFen, 0);
  // What others may see of the order spends of the same budget.
  const remainingFen = isWhole ? order.budget_fen - totalsOf(items).totalFen - servicesFen : null;
  const period = { startDate: order.start_date, endDate: order.end_date };
  const whyLeftOut = (unitId: string, unit: WishedUnit | undefined): string => {
    if (unit === undefined) return '不在现行可售媒体中：已停售，或编号有误';
    if (!cityCodes.includes(unit.cityCode)) return `${unit.cityName}不在订单城市之内`;
    if (!mediumIds.includes(unit.mediumId)) return `${mediumName(unit.mediumId)}不在订单媒体之内`;
    if (!editableStates.includes(order.state)) return '未选入；订单的媒体已锁定，不再核对空位';
    return leftOutReason(unitId, period, remainingFen, around);
  };
  const explain = (wish: ExplainedWish['wish'], unitId: string): ExplainedWish => {
    const unit = known.get(unitId);
    const own = itemsOf(unitId);
    const isBought = own.length > 0;
    const [item] = own;
    const cityCode = unit?.cityCode ?? item?.city_code ?? null;
    const mediumId = unit?.mediumId ?? item?.medium_id ?? null;
    const absence = wish === 'must' ? whyLeftOut(unitId, unit) : '不在媒体清单中';
    return {
      wish,
      unitId,
      unitName: unit?.unitName ?? item?.unit_name ?? unitId,
      cityCode,
      cityName: cityCode === null ? null : cityName(cityCode),
      mediumId,
      mediumName: mediumId === null ? null : mediumName(mediumId),
      isBought,
      isMet: isBought === (wish === 'must'),
      reason: isBought ? boughtText(own) : absence,
    };
  };
  return [
    ...mustUnits.map((unitId) => explain('must', unitId)),
    ...excludedUnits.map((unitId) => explain('excluded', unitId)),
  ].toSorted((a, b) => Number(a.isMet) - Number(b.isMet));
}
