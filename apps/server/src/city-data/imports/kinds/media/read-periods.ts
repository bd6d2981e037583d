import { parseList } from '../../schema/parse-list.ts';

export interface Period {
  /** YYYY-MM-DD, both days included. */
  readonly startDate: string;
  readonly endDate: string;
}

const pattern =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*(?:~|～|至|—|–|到|\.\.)\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

function dateOf(parts: readonly string[]): string | null {
  const [year, month, day] = parts.map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2000 && year <= 2099;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** Periods of a cell like 2026-12-01~2026-12-14;2027-01-05~2027-01-18, or what is wrong with it. */
export function readPeriods(text: string): Period[] | string {
  const list = parseList(text);
  if ('broken' in list) return `列表无法解析：${list.broken}（第 ${list.position} 个字符）`;
  const periods: Period[] = [];
  for (const item of list.items) {
    const parts = pattern.exec(item.trim())?.slice(1);
    const [startDate, endDate] = parts ? [dateOf(parts.slice(0, 3)), dateOf(parts.slice(3))] : [null, null];
    if (startDate === null || endDate === null) return `「${item.slice(0, 40)}」不是「开始日期~结束日期」`;
    if (endDate < startDate) return `「${item.slice(0, 40)}」结束早于开始`;
    periods.push({ startDate, endDate });
  }
  return periods;
}

/** The first slot, from 1 on, in which a period meets none of those taken; null when all are taken. */
export function freeSlot(
  period: Period,
  taken: readonly (Period & { readonly slot: number })[],
  slots: number,
): number | null {
  for (let slot = 1; slot <= slots; slot++) {
    const meets = taken.some(
      (other) =>
        other.slot === slot && other.startDate <= period.endDate && period.startDate <= other.endDate,
    );
    if (!meets) return slot;
  }
  return null;
}
