import { daysLater } from '../../../ui/calendar/dates.ts';
import { periodOver } from '../../../shared/schedule-grid/schedule-axis.ts';

const daysBack = 30;
const daysAhead = 150;

/**
 * The days that a calendar of orders shows: all of theirs, but no more than a month back and five months ahead of
 * `around` where they reach further; around it for none.
 */
export function calendarBounds(
  orders: readonly { readonly startDate: string; readonly endDate: string }[],
  around: string,
): { readonly start: string; readonly end: string } {
  const [earliest, latest] = [daysLater(around, -daysBack), daysLater(around, daysAhead)];
  const all = periodOver(orders.map(({ startDate, endDate }) => ({ start: startDate, end: endDate })));
  if (!all || all.end < earliest || all.start > latest) return all ?? { start: earliest, end: latest };
  return {
    start: all.start < earliest ? earliest : all.start,
    end: all.end > latest ? latest : all.end,
  };
}
