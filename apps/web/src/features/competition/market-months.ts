/** A month some months before another; both YYYY-MM. */
export function monthBefore(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The first of some months up to and with the last one on record; undefined where nothing is on record. */
export function firstMonth(endMonth: string | null, months: number): string | undefined {
  return endMonth === null ? undefined : monthBefore(endMonth, months - 1);
}
