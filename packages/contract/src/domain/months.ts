/** Months as YYYY-MM. */

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthAt = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;

/** The month so many months before. */
export function monthBefore(month: string, months: number): string {
  return monthAt(Math.max(0, indexOf(month) - months));
}

/** All months from the first to the last, both included. */
export function monthSpan(first: string, last: string): string[] {
  const start = indexOf(first);
  return Array.from({ length: Math.max(0, indexOf(last) - start + 1) }, (_, i) => monthAt(start + i));
}

/** Calendar month, 1–12. */
export function calendarMonth(month: string): number {
  return Number(month.slice(5, 7));
}
