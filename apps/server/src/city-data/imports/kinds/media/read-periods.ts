import { parseList } from '../../schema/parse-list.ts';
import { dayOf, dayOfSerial } from '../../schema/read-day.ts';

export interface Period {
  /** YYYY-MM-DD, both days included. */
  readonly startDate: string;
  readonly endDate: string;
}

const separator = /\s*(?:~|～|至|到|—+|–|－|-|\.\.+)\s*/.source;
const whole = /(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?/.source;
const packed = /(\d{4})(\d{2})(\d{2})/.source;
const serial = /(\d{5})/.source;
const short = /(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?/.source;
const between = (from: string, to: string): RegExp => new RegExp(`^${from}${separator}${to}$`);

const days = (parts: readonly string[]): (string | undefined)[] => {
  const [a, b, c, d, e, f] = parts.map(Number);
  return [dayOf(a, b, c), dayOf(d, e, f)];
};

/** The ways to write a period, each with the days that its numbers mean. */
const writings: readonly (readonly [RegExp, (parts: string[]) => (string | undefined)[]])[] = [
  [between(whole, whole), days],
  [between(packed, packed), days],
  // The year of the beginning holds for an end without one.
  [between(whole, short), ([year, ...rest]) => days([year, rest[0], rest[1], year, rest[2], rest[3]])],
  [
    between(whole, /(\d{1,2})日/.source),
    ([year, month, from, to]) => days([year, month, from, year, month, to]),
  ],
  [between(serial, serial), ([from, to]) => [dayOfSerial(from), dayOfSerial(to)]],
];
const withoutYear = between(short, short);

function readPeriod(item: string): Period | string {
  const told = `「${item.slice(0, 40)}」`;
  for (const [writing, daysOf] of writings) {
    const parts = writing.exec(item);
    if (parts === null) continue;
    const [startDate, endDate] = daysOf(parts.slice(1));
    if (startDate === undefined || endDate === undefined) return `${told}中有不存在的日期`;
    if (endDate < startDate) return `${told}结束早于开始；跨年的时段请写明结束的年份`;
    return { startDate, endDate };
  }
  if (withoutYear.test(item)) return `${told}没有写年份，应为 2026/12/1-2026/12/14 这样的时段`;
  return `${told}不是「开始日期~结束日期」，可写 2026-12-01~2026-12-14 或 2026年12月1日至2026年12月14日`;
}

/** Periods of a cell like 2026-12-01~2026-12-14;2027/1/5-2027/1/18, or what is wrong with it. */
export function readPeriods(text: string): Period[] | string {
  // Days hold no commas: lists may be split by them as well.
  const list = parseList(/^\s*[[(]/.test(text) ? text : text.replace(/[,，]/g, ';'));
  if ('broken' in list) return `列表无法解析：${list.broken}（第 ${list.position} 个字符）`;
  const periods: Period[] = [];
  for (const item of list.items) {
    const period = readPeriod(item.trim().normalize('NFKC'));
    if (typeof period === 'string') return period;
    periods.push(period);
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
