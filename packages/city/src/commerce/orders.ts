/**
 * Two years of media orders for a demonstration: buyers, items and cities, and the state of each order on the anchor
 * day. All of it is synthetic (演示数据). The same input gives the same orders; days count from the anchor day 0.
 */
import { cumulativeOf, pickIndex, randomStream, type Random } from '@ooh/reference/random';
import { hashText } from '@ooh/reference/text-hash';
import { orderHistory, stateAt, type DemoOrderState } from './order-history.ts';
import { agreedGoals, type BoughtUnits } from './agreed-goals.ts';
import { drawMedia, leastSold, unitsWanted } from './purchase.ts';
import { slotCalendar, type DayRange, type SlotCalendar } from './slot-calendar.ts';
import { dayAfter, drawStart, seasonOf } from './trade-calendar.ts';
import {
  type DemoOrder,
  type DemoOrderItem,
  type TradeBrand,
  type TradeBuyer,
  type TradeCity,
  type TradeInput,
  type TradeUnit,
  unitKeyOf,
} from './trade.ts';

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
/** One order in so many is booked and begins within the next three days, so that there is something to post. */
const soonEvery = 20;
const soonDays = 3;

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
  /** How large the campaign is for its media: 0 … 1. */
  readonly size: number;
}

const standing: readonly DemoOrderState[] = ['holding', 'booked', 'running', 'ended', 'closed'];

/** Most vehicles of one line in an order. */
const vehiclesOfLine = 6;

/** Free units without a rival at the same position, about as many as wanted; none where too few are left to be sold. */
function findFree(
  random: Random,
  calendar: SlotCalendar,
  city: TradeCity,
  units: readonly TradeUnit[],
  order: Draft,
) {
  const { mediumId } = units[0];
  const available = units.reduce((sum, unit) => sum + (unit.lineId === null ? 1 : unit.capacity), 0);
  const wanted = unitsWanted(mediumId, order.size, city.populationWan, available);
  const { industry, brandId } = order.brand;
  const [start, step] = [random.integer(units.length), 1 + 2 * random.integer(7)];
  const found = new Map<TradeUnit, number[]>();
  let count = 0;
  for (let i = 0; i < units.length && count < wanted; i++) {
    const unit = units[(start + i * step) % units.length];
    if (found.has(unit)) continue;
    const key = unitKeyOf(unit);
    if (unit.positionId !== null && calendar.hasRival(unit.positionId, industry, brandId, order)) continue;
    const asked = unit.lineId === null ? 1 : 2 + random.integer(vehiclesOfLine - 1);
    const free = calendar.freeSlots(key, unit.capacity, asked, order);
    if (free.length === 0) continue;
    found.set(unit, free);
    count += free.length;
  }
  return count >= leastSold(mediumId, available) ? [...found] : [];
}

/** What an order buys of a medium in a city; taken in the calendar where the order stands. */
function itemsOf(
  random: Random,
  calendar: SlotCalendar,
  city: TradeCity,
  units: readonly TradeUnit[],
  order: Draft,
): DemoOrderItem[] {
  const negotiated = 700 + 10 * random.integer(31);
  const stands = standing.includes(order.state);
  const { fromDay, toDay } = order;
  const { industry, brandId } = order.brand;
  return findFree(random, calendar, city, units, order).map(([unit, free], at) => {
    if (stands) {
      for (const slot of free) calendar.take(unitKeyOf(unit), slot, order);
      calendar.welcome(unit.positionId ?? unitKeyOf(unit), { industry, brandId, fromDay, toDay });
    }
    const isGift = at > 0 && random.chance(0.04);
    const discount = lengthDiscount(city, unit.mediumId, toDay - fromDay + 1);
    return {
      cityCode: city.cityCode,
      unit,
      offer: unit.offers[random.integer(unit.offers.length)],
      quantity: free.length,
      slots: stands ? free : [],
      fromDay,
      toDay,
      discountPermille: isGift ? 0 : Math.round((discount * negotiated) / 1000),
      isGift,
    };
  });
}

/** Cities of an order: one to five of the buyer's cities, with probability by size. */
function citiesOf(random: Random, buyer: TradeBuyer, cities: readonly TradeCity[]): TradeCity[] {
  const open = cities.filter((city) => buyer.cityCodes?.includes(city.cityCode) ?? true);
  const count = Math.min(open.length, 1 + Math.floor(5 * random.next() ** 2.2));
  const chosen: TradeCity[] = [];
  while (chosen.length < count) {
    const rest = open.filter((city) => !chosen.includes(city));
    chosen.push(pickWeighted(random, rest, (city) => city.populationWan));
  }
  return chosen;
}

/** Ten thousand, the unit of populations. */
const wan = 10_000;

function boughtUnits(items: readonly DemoOrderItem[], cities: readonly TradeCity[]): BoughtUnits[] {
  const parts = Map.groupBy(items, ({ cityCode, unit }) => `${cityCode} ${unit.mediumId}`);
  return [...parts.values()].map((part) => {
    const [{ cityCode, unit, fromDay, toDay }] = part;
    const [{ populationWan }] = cities.filter((city) => city.cityCode === cityCode);
    return {
      cityCode,
      mediumId: unit.mediumId,
      cityPersons: wan * populationWan,
      units: part.reduce((sum, item) => sum + item.quantity, 0),
      days: toDay - fromDay + 1,
    };
  });
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
  const drawn = drawStart(random, input.anchorDate, brand.industry, isComing ? [1, 85] : [-730, 1]);
  // By a hash, so that the draws of all other orders stay what they were.
  const draw = hashText(`soon ${index}`);
  const isSoon = draw % soonEvery === 0;
  const fromDay = isSoon ? 1 + (Math.floor(draw / soonEvery) % soonDays) : drawn;
  const toDay = fromDay + flightDays[random.integer(flightDays.length)] - 1;
  const drawnState = stateAt(random, fromDay, toDay);
  const state = isSoon ? 'booked' : drawnState;
  const goal = goals[random.integer(goals.length)];
  const startDate = dayAfter(input.anchorDate, fromDay);
  const parts = cities.map((city) => ({ city, byMedium: cityPart(city, buyer.mediumIds) }));
  const media = drawMedia(random, [...new Set(parts.flatMap(({ byMedium }) => [...byMedium.keys()]))]);
  const draft: Draft = { brand, state, fromDay, toDay, size: random.next() ** 1.5 };
  const items = parts.flatMap(({ city, byMedium }) =>
    media.flatMap((mediumId) => {
      const units = byMedium.get(mediumId);
      return units === undefined ? [] : itemsOf(random, calendar, city, units, draft);
    }),
  );
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
    goals: kept.length === 0 ? null : agreedGoals(random, boughtUnits(kept, cities)),
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
