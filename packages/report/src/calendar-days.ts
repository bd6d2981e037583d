import type { CalendarException, FlightSegment } from './plan-document.ts';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMilliseconds = 86_400_000;
/** Serial number of 1970-01-01 in the 1900 date system of spreadsheets. */
const serialOfEpoch = 25_569;
const weekdayNames = ['日', '一', '二', '三', '四', '五', '六'] as const;

export interface CalendarDay {
  /** Days since 1970-01-01. */
  readonly dayNumber: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 一 … 日, or 休 / 班 on holidays and make-up workdays. */
  readonly mark: string;
  readonly isRest: boolean;
}

/** Days since 1970-01-01 of a `YYYY-MM-DD` date. Throws RangeError when there is no such date. */
export function dayNumberOf(date: string): number {
  const parts = isoDate.exec(date);
  if (parts) {
    const milliseconds = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
    if (new Date(milliseconds).toISOString().startsWith(date)) return milliseconds / dayMilliseconds;
  }
  throw new RangeError(`日期无效：${date}`);
}

/** Spreadsheet serial of a day number. Throws RangeError before 1900-03-01, where spreadsheet programs differ. */
export function serialOf(dayNumber: number): number {
  if (dayNumber < -25_508) throw new RangeError('日期早于 1900-03-01');
  return dayNumber + serialOfEpoch;
}

/** Every day from the first to the last, with weekends and the passed holidays marked. */
export function calendarDays(
  firstDay: number,
  lastDay: number,
  exceptions: readonly CalendarException[],
): CalendarDay[] {
  const exceptionByDay = new Map(exceptions.map((item) => [dayNumberOf(item.date), item]));
  const days: CalendarDay[] = [];
  for (let dayNumber = firstDay; dayNumber <= lastDay; dayNumber += 1) {
    const date = new Date(dayNumber * dayMilliseconds);
    const weekday = date.getUTCDay();
    const exception = exceptionByDay.get(dayNumber);
    days.push({
      dayNumber,
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      mark: exception ? (exception.kind === 'rest' ? '休' : '班') : weekdayNames[weekday],
      isRest: exception ? exception.kind === 'rest' : weekday === 0 || weekday === 6,
    });
  }
  return days;
}

/** Distinct days covered by the segments; overlapping segments count a day once. */
export function bookedDays(segments: readonly FlightSegment[]): Set<number> {
  const days = new Set<number>();
  for (const segment of segments) {
    const first = dayNumberOf(segment.startDate);
    const last = dayNumberOf(segment.endDate);
    if (last < first) throw new RangeError(`下刊日 ${segment.endDate} 早于上刊日 ${segment.startDate}`);
    for (let day = first; day <= last; day += 1) days.add(day);
  }
  return days;
}

/** Runs of equal year and month: the month bands above the day columns. */
export function monthBands(days: readonly CalendarDay[]): { label: string; start: number; end: number }[] {
  const bands: { label: string; start: number; end: number }[] = [];
  for (const [index, day] of days.entries()) {
    const label = `${day.year}年${day.month}月`;
    const last = bands.at(-1);
    if (last?.label === label) last.end = index;
    else bands.push({ label, start: index, end: index });
  }
  return bands;
}
