import { daysBetween } from '../../ui/calendar/dates.ts';

/** Share of a period's days that have passed, 0–1. */
export function elapsedShare(startDate: string, endDate: string, today: string): number {
  const all = (daysBetween(startDate, endDate) ?? 0) + 1;
  const passed = (daysBetween(startDate, today) ?? 0) + 1;
  return Math.max(0, Math.min(1, passed / all));
}

/** 「2026-12-01 至 12-28」; the year of the last day stands where it is another one. */
export function periodText(startDate: string, endDate: string): string {
  const isSameYear = endDate.slice(0, 4) === startDate.slice(0, 4);
  return `${startDate} 至 ${isSameYear ? endDate.slice(5) : endDate}`;
}
