import { addDays, daysBetween, isCalendarDay, weekdayOf } from '../../ui/calendar/dates.ts';
import { findAll, type Mention } from './mention.ts';
import { readNumber } from './read-number.ts';

const number = '([0-9]+(?:\\.[0-9]+)?|[一二两三四五六七八九十半]+)';
const daysOfMonth = 30;

function weeksOfDays(days: number): number {
  return Math.max(1, Math.round(days / 7));
}

/** Lengths of a flight in whole weeks; a month counts 30 days. */
export function readWeeks(text: string): Mention<number>[] {
  const inWeeks = findAll(
    text,
    new RegExp(`${number}\\s*(?:个)?(?:周|星期|礼拜)(?![一二三四五六日天年])`, 'g'),
    (match) => wholeWeeks(readNumber(match[1])),
  );
  const inMonths = findAll(text, new RegExp(`${number}\\s*个(半)?月`, 'g'), (match) => {
    const months = readNumber(match[1]);
    return months === undefined ? undefined : weeksOfDays((months + (match[2] ? 0.5 : 0)) * daysOfMonth);
  });
  const inDays = findAll(text, new RegExp(`${number}\\s*天`, 'g'), (match) => {
    const days = readNumber(match[1]);
    return days === undefined || days < 7 ? undefined : weeksOfDays(days);
  });
  const words = findAll(
    text,
    /(?:一个?)?(季度|半年|全年|一年)/g,
    (match) => ({ 季度: 13, 半年: 26 })[match[1]] ?? 52,
  );
  return [...inWeeks, ...inMonths, ...inDays, ...words]
    .filter(({ value }) => value >= 1 && value <= 52)
    .sort((a, b) => a.from - b.from);
}

function wholeWeeks(value: number | undefined): number | undefined {
  return value === undefined || !Number.isInteger(value) ? undefined : value;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const two = (value: number) => String(value).padStart(2, '0');
  const iso = `${year}-${two(month)}-${two(day)}`;
  return isCalendarDay(iso) ? iso : undefined;
}

/** The next such day that is not past. */
function nextDay(today: string, month: number, day: number): string | undefined {
  const year = Number(today.slice(0, 4));
  const candidate = dayOf(year, month, day);
  return candidate !== undefined && candidate >= today ? candidate : dayOf(year + 1, month, day);
}

function dayOfWords(word: string, today: string): string | undefined {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (word.startsWith('下周') || word.startsWith('下星期')) {
    const wanted = '一二三四五六'.indexOf(word.slice(-1)) + 1;
    const weekday = weekdayOf(today) || 7;
    return addDays(
      today,
      7 - weekday + (/[一二三四五六]$/.test(word) ? wanted : /[日天]$/.test(word) ? 7 : 1),
    );
  }
  if (/^下(个)?月/.test(word)) return month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1);
  if (word === '明天') return addDays(today, 1);
  return undefined;
}

const partOfMonth: Readonly<Record<string, number>> = { 初: 1, 上旬: 1, 中旬: 11, 中: 15, 下旬: 21, 底: 25 };

/** Days named in a text, from left to right. Days without a year are the next ones to come. */
export function readDays(text: string, today: string): Mention<string>[] {
  const full = findAll(
    text,
    /(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?/g,
    ([, y, m, d]) => dayOf(Number(y), Number(m), Number(d)),
  );
  const yearMonth = findAll(text, /(\d{4}|明|今)年\s*(\d{1,2})\s*月(?!\s*\d)/g, ([, y, m]) => {
    const thisYear = Number(today.slice(0, 4));
    return dayOf(y === '明' ? thisYear + 1 : y === '今' ? thisYear : Number(y), Number(m), 1);
  });
  const monthDay = findAll(text, /(?<![年\d]\s*)(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]?/g, ([, m, d]) =>
    nextDay(today, Number(m), Number(d)),
  );
  const month = findAll(
    text,
    /(?<![年\d个]\s*)(\d{1,2})\s*月(?:份)?(上旬|中旬|下旬|初|中|底)?(?!\s*\d)/g,
    ([, m, part]) => nextDay(today, Number(m), partOfMonth[part ?? '初'] ?? 1),
  );
  const words = findAll(text, /下(?:周|星期)[一二三四五六日天]?|下个?月(?:初)?|明天/g, ([word]) =>
    dayOfWords(word, today),
  );
  const taken: Mention<string>[] = [];
  for (const mention of [...full, ...yearMonth, ...monthDay, ...month, ...words]) {
    if (!taken.some(({ from, to }) => mention.from < to && from < mention.to)) taken.push(mention);
  }
  return taken.sort((a, b) => a.from - b.from);
}

export interface Period {
  readonly startDate: string;
  /** Set when the text names the last day too. */
  readonly weeks?: number;
}

/** The first day named, and the length when a second day follows it behind 至, 到 or a dash. */
export function readPeriod(text: string, today: string): Mention<Period> | undefined {
  const [first, second] = readDays(text, today);
  if (!first) return undefined;
  const isRange =
    second !== undefined && /^\s*(?:[-–—~～]|至|到)\s*$/.test(text.slice(first.to, second.from));
  const days = isRange ? daysBetween(first.value, second.value) : undefined;
  if (!isRange || days === undefined || days < 6) return { ...first, value: { startDate: first.value } };
  const weeks = Math.min(52, weeksOfDays(days + 1));
  return { from: first.from, to: second.to, value: { startDate: first.value, weeks } };
}
