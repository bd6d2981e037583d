/** YYYY-MM-DD of a cell written in a usual way; null where it is empty, undefined where it is no day. */
export function readDay(text: string): string | null | undefined {
  if (text === '') return null;
  const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T].*)?$/.exec(text);
  if (parts === null) return undefined;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    year >= 1980 && year <= 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** First day of the month of a cell: 2026-10, 2026/10, 2026年10月, 202610 or a day of it; undefined where it is none. */
export function readMonth(text: string): string | undefined {
  const parts = /^(\d{4})[-/.年]?(\d{1,2})月?$/.exec(text);
  const day = parts === null ? readDay(text) : readDay(`${parts[1]}-${parts[2]}-01`);
  return day ? `${day.slice(0, 7)}-01` : undefined;
}
