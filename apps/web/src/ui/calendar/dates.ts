import { certain } from '@ooh/contract/core/certain';

const dayMs = 86_400_000;

function timeOf(isoDate: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate);
  if (!match) return undefined;
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return isoOf(time) === isoDate ? time : undefined;
}

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** True for a day that the calendar has, written YYYY-MM-DD. */
export function isCalendarDay(isoDate: string): boolean {
  return timeOf(isoDate) !== undefined;
}

/** The day `days` later; undefined for an invalid day. */
export function addDays(isoDate: string, days: number): string | undefined {
  const time = timeOf(isoDate);
  return time === undefined ? undefined : isoOf(time + days * dayMs);
}

/** The day `days` later, of a day that the calendar has. Throws an Error for an invalid day. */
export function daysLater(isoDate: string, days: number): string {
  return certain(addDays(isoDate, days), 'day of the calendar', isoDate);
}

/** Days from one day to another, negative when it is earlier. */
export function daysBetween(from: string, to: string): number | undefined {
  const [start, end] = [timeOf(from), timeOf(to)];
  return start === undefined || end === undefined ? undefined : Math.round((end - start) / dayMs);
}

/** Last day of a flight of whole weeks, both days included. */
export function lastDayOf(startDate: string, weeks: number): string | undefined {
  return addDays(startDate, weeks * 7 - 1);
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(isoDate: string): number | undefined {
  const time = timeOf(isoDate);
  return time === undefined ? undefined : new Date(time).getUTCDay();
}
