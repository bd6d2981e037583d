/**
 * Two years of media orders for a demonstration: buyers, items and cities, and the state of each order on the anchor
 * day. All of it is synthetic (演示数据). The same input gives the same orders; days count from the anchor day 0.
 */
import { cumulativeOf, pickIndex, randomStream, type Random } from '@ooh/reference/random';
import { orderHistory, stateAt, type DemoOrderState, type OrderStep } from './order-history.ts';
import { slotCalendar, type DayRange, type SlotCalendar } from './slot-calendar.ts';
import { dayAfter, drawStart, seasonOf } from './trade-calendar.ts';

/** A form of a unit with its price for `priceDays`. */
export interface TradeOffer {
  readonly formId: number;
  readonly priceFen: number;
  readonly priceDays: number;
  readonly isSamplePrice: boolean;
  /** Production of one unit. */
  readonly productionFen: number;
}

/** A sellable unit: a face, or a line's deck. Exactly one of faceId and lineId is given. */
export interface TradeUnit {
  readonly mediumId: number;
  readonly positionId: string | null;
  readonly faceId: string | null;
  readonly lineId: string | null;
  readonly deck: 'single' | 'double' | null;
  readonly unitName: string;
  readonly level: string;
  /** Slots of the face, or vehicles that are free for sale. */
  readonly capacity: number;
  readonly offers: readonly TradeOffer[];
}

export interface TradeCity {
  readonly cityCode: string;
  /** Relative demand. */
  readonly weight: number;
  readonly units: readonly TradeUnit[];
  /** Discounts by medium: share of the rate card for bookings of at least the given days. */
  readonly discounts: readonly {
    readonly mediumId: number;
    readonly leastDays: number;
    readonly permille: number;
  }[];
}

export interface TradeBrand {
  readonly brandId: string;
  readonly brandName: string;
  readonly industry: string;
}

export interface TradeBuyer {
  readonly organisationId: string;
  readonly ownerIds: readonly string[];
  readonly brandIds: readonly string[];
  /** Cities and media that it may buy; null for everything. */
  readonly cityCodes: readonly string[] | null;
  readonly mediumIds: readonly number[] | null;
  /** Relative number of its orders. */
  readonly weight: number;
}

export interface TradeInput {
  readonly seed: number;
  /** The demonstration's today, YYYY-MM-DD. */
  readonly anchorDate: string;
  readonly orders: number;
  readonly cities: readonly TradeCity[];
  readonly brands: readonly TradeBrand[];
  readonly buyers: readonly TradeBuyer[];
  /** Existing bookings of others. */
  readonly taken: readonly (DayRange & { readonly unitKey: string; readonly slot: number })[];
}

export interface DemoOrderItem extends DayRange {
  readonly cityCode: string;
  readonly unit: TradeUnit;
  readonly offer: TradeOffer;
  readonly quantity: number;
  /** Its slots; empty where nothing is held yet. */
  readonly slots: readonly number[];
  readonly discountPermille: number;
  readonly isGift: boolean;
}

export interface DemoOrder extends DayRange {
  readonly orderNo: string;
  readonly organisationId: string;
  readonly ownerId: string;
  readonly brandId: string;
  readonly name: string;
  readonly mode: 'base' | 'reference' | 'man-land';
  readonly source: 'customer' | 'agency' | 'renewal' | 'tender';
  readonly goal: 'brand' | 'launch' | 'store' | 'region';
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  readonly state: DemoOrderState;
  /** From the first to the current state. */
  readonly history: readonly OrderStep[];
  /** Budget ÷ net amount of the items; without items the budget itself is `statedBudgetFen`. */
  readonly budgetFactor: number;
  readonly statedBudgetFen: number;
  readonly audienceLabelIds: readonly number[];
  readonly reachShare: number;
  readonly items: readonly DemoOrderItem[];
}

/** Key of a unit in bookings: a face's id, or `line:deck`. */
export const unitKeyOf = (unit: Pick<TradeUnit, 'faceId' | 'lineId' | 'deck'>): string =>
  unit.faceId ?? `${unit.lineId}:${unit.deck}`;

const modes = ['base', 'reference', 'man-land'] as const;
const sources = ['customer', 'agency', 'renewal', 'tender'] as const;
const goals = ['brand', 'launch', 'store', 'region'] as const;
const goalLabels = { brand: '品牌焕新', launch: '新品上市', store: '门店引流', region: '区域深耕' } as const;
/** Labels used in briefs: ages, office workers, consumption, families, interests, travel modes. */
const audiences: readonly (readonly number[])[] = [
  [],
  [112, 113],
  [113, 114],
  [131],
  [201, 202],
  [303],
  [511],
  [402],
  [408],
  [501, 502],
];
const flightDays = [14, 28, 28, 28, 42, 56, 84] as const;
/** Share of orders that have not begun by the anchor day. */
const comingShare = 0.2;

function pickWeighted<Item>(random: Random, items: readonly Item[], weightOf: (item: Item) => number): Item {
  return items[pickIndex(cumulativeOf(items.map(weightOf)), random.next())];
}

function cityPart(city: TradeCity, mediumIds: readonly number[] | null): Map<number, TradeUnit[]> {
  const byMedium = new Map<number, TradeUnit[]>();
  for (const unit of city.units) {
    if (mediumIds !== null && !mediumIds.includes(unit.mediumId)) continue;
    const list = byMedium.get(unit.mediumId);
    if (list) list.push(unit);
    else byMedium.set(unit.mediumId, [unit]);
  }
  return byMedium;
}

/** Rate-card discount for a number of days, per mille. */
function lengthDiscount(city: TradeCity, mediumId: number, days: number): number {
  const held = city.discounts.filter((row) => row.mediumId === mediumId && row.leastDays <= days);
  return held.reduce((least, row) => Math.min(least, row.permille), 1000);
}

interface Draft extends DayRange {
  readonly brand: TradeBrand;
  readonly state: DemoOrderState;
}

const standing: readonly DemoOrderState[] = ['holding', 'booked', 'running', 'ended', 'closed'];

/** Units of a medium for an order: free ones without a rival at the same position. */
function itemsOf(
  random: Random,
  calendar: SlotCalendar,
  city: TradeCity,
  units: readonly TradeUnit[],
  order: Draft,
): DemoOrderItem[] {
  const wanted = 1 + random.integer(order.brand.industry === '汽车' ? 8 : 6);
  const negotiated = 700 + 10 * random.integer(31);
  const stands = standing.includes(order.state);
  const days = order.toDay - order.fromDay + 1;
  const [start, step] = [random.integer(units.length), 1 + 2 * random.integer(7)];
  const items: DemoOrderItem[] = [];
  const seen = new Set<number>();
  for (let i = 0; i < units.length && items.length < wanted; i++) {
    const index = (start + i * step) % units.length;
    if (seen.has(index)) continue;
    seen.add(index);
    const unit = units[index];
    const key = unitKeyOf(unit);
    const asked = unit.lineId === null ? 1 : 1 + random.integer(6);
    const offer = unit.offers[random.integer(unit.offers.length)];
    const free = calendar.freeSlots(key, unit.capacity, asked, order);
    const place = unit.positionId ?? key;
    const { industry, brandId } = order.brand;
    if (free.length === 0) continue;
    if (unit.positionId !== null && calendar.hasRival(place, industry, brandId, order)) continue;
    if (stands) {
      for (const slot of free) calendar.take(key, slot, order);
      calendar.welcome(place, { industry, brandId, fromDay: order.fromDay, toDay: order.toDay });
    }
    const isGift = items.length > 0 && random.chance(0.04);
    items.push({
      cityCode: city.cityCode,
      unit,
      offer,
      quantity: free.length,
      slots: stands ? free : [],
      fromDay: order.fromDay,
      toDay: order.toDay,
      discountPermille: isGift
        ? 0
        : Math.round((lengthDiscount(city, unit.mediumId, days) * negotiated) / 1000),
      isGift,
    });
  }
  return items;
}

/** Cities of an order: one to five of the buyer's cities, with probability by size. */
function citiesOf(random: Random, buyer: TradeBuyer, cities: readonly TradeCity[]): TradeCity[] {
  const open = cities.filter((city) => buyer.cityCodes?.includes(city.cityCode) ?? true);
  const count = Math.min(open.length, 1 + Math.floor(5 * random.next() ** 2.2));
  const chosen: TradeCity[] = [];
  while (chosen.length < count) {
    const rest = open.filter((city) => !chosen.includes(city));
    chosen.push(pickWeighted(random, rest, (city) => city.weight));
  }
  return chosen;
}

function makeOrder(
  input: TradeInput,
  calendar: SlotCalendar,
  index: number,
  number: number,
): DemoOrder | null {
  const random = randomStream(input.seed, 'orders');
  random.restart(index);
  const buyer = pickWeighted(random, input.buyers, ({ weight }) => weight);
  const brandId = buyer.brandIds[random.integer(buyer.brandIds.length)];
  const brand = input.brands.find((candidate) => candidate.brandId === brandId);
  const cities = citiesOf(random, buyer, input.cities);
  if (brand === undefined || cities.length === 0) return null;
  const isComing = random.chance(comingShare);
  const fromDay = drawStart(random, input.anchorDate, brand.industry, isComing ? [1, 85] : [-730, 1]);
  const toDay = fromDay + flightDays[random.integer(flightDays.length)] - 1;
  const state = stateAt(random, fromDay, toDay);
  const goal = goals[random.integer(goals.length)];
  const startDate = dayAfter(input.anchorDate, fromDay);
  const items = cities.flatMap((city) => {
    const part = cityPart(city, buyer.mediumIds);
    const media = [...part.keys()].filter((mediumId) => mediumId === 1 || random.chance(0.4));
    const bought = media.length > 0 ? media : [...part.keys()].slice(0, 1);
    return bought.flatMap((mediumId) =>
      itemsOf(random, calendar, city, part.get(mediumId)!, { brand, state, fromDay, toDay }),
    );
  });
  const hasPlan = !['draft', 'ready'].includes(state) && !(state === 'planning' && random.chance(0.5));
  if (hasPlan && items.length === 0) return null;
  const kept = hasPlan ? items : [];
  const history = orderHistory(random, state, fromDay, toDay);
  const created = dayAfter(input.anchorDate, history[0].day).replaceAll('-', '').slice(2);
  return {
    orderNo: `DD${created}${String(number).padStart(4, '0')}`,
    organisationId: buyer.organisationId,
    ownerId: buyer.ownerIds[random.integer(buyer.ownerIds.length)],
    brandId,
    name: `${brand.brandName}${startDate.slice(0, 4)}${seasonOf(startDate)}${goalLabels[goal]}`,
    mode: modes[random.integer(modes.length)],
    source: sources[random.integer(sources.length)],
    goal,
    cityCodes: hasPlan
      ? [...new Set(kept.map((item) => item.cityCode))]
      : cities.map((city) => city.cityCode),
    mediumIds: [...new Set(items.map((item) => item.unit.mediumId))].sort((a, b) => a - b),
    fromDay,
    toDay,
    state,
    history,
    budgetFactor: 1 + 0.3 * random.next(),
    statedBudgetFen: 1_000_000 * (20 + random.integer(180)),
    audienceLabelIds: audiences[random.integer(audiences.length)],
    reachShare: 0.2 + 0.05 * random.integer(8),
    items: kept,
  };
}

/** The orders, about as many as asked for; orders for which nothing is free are left out. */
export function generateOrders(input: TradeInput): DemoOrder[] {
  const calendar = slotCalendar();
  for (const { unitKey, slot, ...days } of input.taken) calendar.take(unitKey, slot, days);
  const orders: DemoOrder[] = [];
  for (let index = 0; index < input.orders; index++) {
    const order = makeOrder(input, calendar, index, orders.length + 1);
    if (order !== null && order.mediumIds.length > 0) orders.push(order);
  }
  return orders;
}
