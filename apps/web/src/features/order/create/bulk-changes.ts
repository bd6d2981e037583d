import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import { daysLater } from '../../../ui/calendar/dates.ts';
import { itemInputOf } from '../item-input.ts';

/** Numbers of the lines that are chosen: ids change with every save. */
export type Chosen = ReadonlySet<number>;

export const chosenOf = (items: readonly OrderItem[], chosen: Chosen): OrderItem[] =>
  items.filter(({ itemNo }) => chosen.has(itemNo));

const withEach = (
  items: readonly OrderItem[],
  chosen: Chosen,
  change: (item: OrderItem) => Partial<OrderItemInput>,
): OrderItemInput[] =>
  items.map((item) =>
    chosen.has(item.itemNo) ? { ...itemInputOf(item), ...change(item) } : itemInputOf(item),
  );

/** The chosen lines so many days later, or earlier. */
export const shifted = (items: readonly OrderItem[], chosen: Chosen, days: number): OrderItemInput[] =>
  withEach(items, chosen, ({ startDate, endDate }) => ({
    startDate: daysLater(startDate, days),
    endDate: daysLater(endDate, days),
  }));

/** The chosen lines at a discount; gifts stay gifts. */
export const discounted = (items: readonly OrderItem[], chosen: Chosen, permille: number): OrderItemInput[] =>
  withEach(items, chosen, ({ isGift }) => (isGift ? {} : { discountPermille: permille }));

/** What is left without the chosen lines. */
export const without = (items: readonly OrderItem[], chosen: Chosen): OrderItemInput[] =>
  items.filter(({ itemNo }) => !chosen.has(itemNo)).map(itemInputOf);

/** Why the chosen lines cannot be moved by so many days; null where they can. Names the first that stands in the way. */
export function shiftRefusal(
  items: readonly OrderItem[],
  days: number,
  bounds: { readonly startDate: string; readonly endDate: string; readonly today: string },
): string | null {
  if (days === 0) return '请填写平移的天数';
  for (const { itemNo, unitName, startDate, endDate } of items) {
    const [start, end] = [daysLater(startDate, days), daysLater(endDate, days)];
    const named = `第 ${itemNo} 行「${unitName}」`;
    if (start < bounds.startDate) return `${named}会早于订单的投放期（${bounds.startDate} 起）`;
    if (end > bounds.endDate) return `${named}会晚于订单的投放期（${bounds.endDate} 止）`;
    if (start < bounds.today) return `${named}会早于今天`;
  }
  return null;
}
