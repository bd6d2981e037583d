import { dayNumber, isoDateOf } from '../../reference/calendar/flight-days.ts';
import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';
import type { EffectOrder, EffectOrderItem } from '../effect/effect-order.ts';
import { daysOfItem } from '../effect/effect-tasks.ts';
import type { DisclosedCity } from '../effect/effect-scope.ts';
import { comingUnitDays } from '../monitoring/make-good.ts';
import type { Days } from '../order/free-units.ts';
import { itemAmounts } from '../order/item-amounts.ts';

/** Days until a changed unit can be posted, and until a next campaign begins. */
const changeLeadDays = 3;
export const nextLeadDays = 28;

/** An order in a city as rules look at it: what it comes to as it is, and what of it a change can still move. */
export interface Situation {
  readonly order: EffectOrder;
  readonly city: DisclosedCity;
  readonly items: readonly EffectOrderItem[];
  /** order-change: the rest of the running order; next-order: all of it, again in a later period. */
  readonly action: 'order-change' | 'next-order';
  /** Unit-days of each item without a change. */
  readonly before: readonly number[];
  /** Days that a change moves of each item; null where none are left. */
  readonly movable: readonly (Days | null)[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const daysIn = ({ startDate, endDate }: Days): number => dayNumber(endDate) - dayNumber(startDate) + 1;

/** Days that a change moves of an item. Rules propose to change only items of which some are left. */
export function movableDays({ movable }: Situation, item: number): Days {
  const days = movable[item];
  if (!days) throw new Error(`no days are left of item ${item}`);
  return days;
}

/** Unit-days that a change moves of an item. */
export const movableUnitDays = (item: Pick<EffectOrderItem, 'quantity'>, days: Days): number =>
  item.quantity * daysIn(days);

/** Net price of the days that a change moves of an item, its production apart. */
export const movableFen = (item: EffectOrderItem, days: Days): number =>
  itemAmounts({ ...item, days: daysIn(days), isGift: false, productionFen: 0 }).netFen;

/** Net price of what a change can still move of an order in a city. */
export const movableMoney = ({ items, movable }: Pick<Situation, 'items' | 'movable'>): number =>
  sum(items.map((item, i) => (movable[i] === null ? 0 : movableFen(item, movable[i]))));

/** The longest of the days that a change moves: when further units hang beside the order's. Null where none are left. */
export function longestDays({ movable }: Situation): Days | null {
  const [longest = null] = movable
    .filter((days) => days !== null)
    .toSorted((a, b) => daysIn(b) - daysIn(a) || (a.startDate < b.startDate ? -1 : 1));
  return longest;
}

/** Unit-days of each item as it has run, with what is still to come. */
export const runUnitDays = ({ order, items }: Pick<Situation, 'order' | 'items'>): number[] =>
  items.map((item) => sum(daysOfItem(order, item).actual) + comingUnitDays(item, order.today));

/** The rest of an order that runs for long enough; nothing of units that are under their last days. */
function runningSituation(order: EffectOrder, city: DisclosedCity): Situation {
  const { items } = city;
  const from = order.today + changeLeadDays;
  return {
    order,
    city,
    items,
    action: 'order-change',
    before: runUnitDays({ order, items }),
    movable: items.map(({ fromDay, toDay }) => {
      // What has not begun yet is changed with the plan, not with what runs.
      if (fromDay >= from || toDay - from < opportunityRules.leastDaysLeft) return null;
      return { startDate: isoDateOf(from), endDate: isoDateOf(toDay - 1) };
    }),
  };
}

/** The order as planned, once more. */
export function nextSituation<City extends Pick<DisclosedCity, 'items'>>(
  order: EffectOrder,
  city: City,
): Omit<Situation, 'city'> & { readonly city: City } {
  const { items } = city;
  const first = order.today + nextLeadDays;
  return {
    order,
    city,
    items,
    action: 'next-order',
    before: items.map((item) => item.quantity * (item.toDay - item.fromDay)),
    movable: items.map(({ fromDay, toDay }) => ({
      startDate: isoDateOf(first + fromDay - order.firstDay),
      endDate: isoDateOf(first + toDay - 1 - order.firstDay),
    })),
  };
}

/** How an order may be changed: itself while it runs for a week or more, else by the next one. */
export function situationOf(order: EffectOrder, city: DisclosedCity): Situation {
  const last = Math.max(...city.items.map((item) => item.toDay)) - 1;
  const isChangeable =
    order.order.state === 'running' && last - order.today >= opportunityRules.leastDaysLeft;
  return isChangeable ? runningSituation(order, city) : nextSituation(order, city);
}
