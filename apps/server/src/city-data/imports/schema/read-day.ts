const firstYear = 1980;
const lastYear = 2100;
/** Days of a workbook's calendar: 2000-01-01 to 2099-12-31. */
const serials = { first: 36_526, last: 73_050 } as const;

/** YYYY-MM-DD of three numbers; undefined where they are no day of 1980 to 2100. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    year >= firstYear && year <= lastYear && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** The day of a workbook's serial number (1 = 1900-01-01); undefined for numbers that are none of this century. */
export function dayOfSerial(text: string): string | undefined {
  const serial = Number(text);
  if (!/^\d{5}$/.test(text) || serial < serials.first || serial > serials.last) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

/**
 * YYYY-MM-DD of a cell written in a usual way (2026-12-1, 2026/12/01, 2026.12.1, 2026年12月1日, 20261201, a workbook's
 * serial number); null where it is empty, undefined where it is no day.
 */
export function readDay(text: string): string | null | undefined {
  if (text === '') return null;
  const parts =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T].*)?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (parts === null) return dayOfSerial(text);
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  return dayOf(year, month, day);
}

/** First day of the month of a cell: 2026-10, 2026/10, 2026年10月, 202610 or a day of it; undefined where it is none. */
export function readMonth(text: string): string | undefined {
  const parts = /^(\d{4})[-/.年]?(\d{1,2})月?$/.exec(text);
  const day = parts === null ? readDay(text) : readDay(`${parts[1]}-${parts[2]}-01`);
  return day ? `${day.slice(0, 7)}-01` : undefined;
}
