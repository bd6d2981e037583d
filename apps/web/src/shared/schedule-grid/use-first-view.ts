import { useLayoutEffect, useState, type RefObject } from 'react';
import { daysBetween } from '../../ui/calendar/dates.ts';
import type { ScheduleRow } from './schedule-row.tsx';

/** Days kept in view before the first bar: room enough for the name of their month. */
const leadDays = 3;

/** The earliest day of the rows' own bars; bars of others are ignored. */
export function firstBarDay(rows: readonly ScheduleRow[]): string | undefined {
  const starts = rows.flatMap(({ bars }) => bars.filter(({ state }) => state !== 'taken'));
  return starts.map(({ start }) => start).sort()[0];
}

/** Scrolls a schedule to a day. */
export function showDay(scroller: HTMLElement | null, firstDay: string, day: string, dayWidth: number): void {
  const lead = (daysBetween(firstDay, day) ?? 0) - leadDays;
  scroller?.scrollTo({ left: Math.max(0, lead * dayWidth) });
}

export interface FirstView {
  readonly firstDay: string;
  readonly dayWidth: number;
  /** The day to open at; where the rows' own bars begin without one. */
  readonly openAt: string | undefined;
}

/** Opens a schedule, and every scale of it, at a day; bars that move later leave the view alone. */
export function useFirstView(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly ScheduleRow[],
  { firstDay, dayWidth, openAt }: FirstView,
): void {
  const [firstBar] = useState(() => firstBarDay(rows));
  const start = openAt ?? firstBar;
  useLayoutEffect(() => {
    if (start !== undefined) showDay(scroller.current, firstDay, start, dayWidth);
  }, [scroller, start, firstDay, dayWidth]);
}
