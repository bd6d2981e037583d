import { addDays } from '../../ui/calendar/dates.ts';
import type { ScheduleBar } from './schedule-bars.ts';

/** Columns of the axis that are in view, both included. */
export interface ColumnRange {
  readonly from: number;
  readonly to: number;
}

/** The columns beside the frozen ones, for a place of the scroller. */
export function columnsInView(scrollLeft: number, visibleWidth: number, dayWidth: number): ColumnRange {
  const from = Math.floor(scrollLeft / dayWidth);
  return { from, to: Math.max(from, Math.ceil((scrollLeft + visibleWidth) / dayWidth) - 1) };
}

/** What a row holds outside the view. */
export interface AwayBars {
  /** The last one that has ended before the view. */
  readonly before?: ScheduleBar;
  /** The first one that begins after it. */
  readonly after?: ScheduleBar;
}

/** The nearest bars on either side of the view, for a row that shows none in it: without them it looks empty. */
export function awayBars(bars: readonly ScheduleBar[], firstDay: string, view: ColumnRange): AwayBars {
  const [first, last] = [addDays(firstDay, view.from), addDays(firstDay, view.to)];
  if (first === undefined || last === undefined) return {};
  if (bars.some(({ start, end }) => start <= last && end >= first)) return {};
  const ended = bars.filter(({ end }) => end < first);
  const coming = bars.filter(({ start }) => start > last);
  return {
    before: ended.toSorted((a, b) => (a.end < b.end ? 1 : -1))[0],
    after: coming.toSorted((a, b) => (a.start < b.start ? -1 : 1))[0],
  };
}
