import { useLayoutEffect, useState, type RefObject } from 'react';
import { daysBetween } from '../calendar/dates.ts';
import type { ScheduleRow } from './schedule-row.tsx';

/** Days kept in view before the first bar: room enough for the name of their month. */
const leadDays = 3;

/** The earliest day of what the rows are about: bars of others tell nothing of where to begin. */
export function firstBarDay(rows: readonly ScheduleRow[]): string | undefined {
  const starts = rows.flatMap(({ bars }) => bars.filter(({ state }) => state !== 'taken'));
  return starts.map(({ start }) => start).sort()[0];
}

/** Opens a schedule, and every scale of it, where its own bars begin; bars that move later leave the view alone. */
export function useFirstView(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly ScheduleRow[],
  firstDay: string,
  dayWidth: number,
): void {
  const [start] = useState(() => firstBarDay(rows));
  useLayoutEffect(() => {
    if (start === undefined) return;
    const lead = (daysBetween(firstDay, start) ?? 0) - leadDays;
    scroller.current?.scrollTo({ left: Math.max(0, lead * dayWidth) });
  }, [scroller, start, firstDay, dayWidth]);
}
