import { readTime } from '../../schema/read-time.ts';
import type { RowCells } from '../../schema/row-cells.ts';

/** The days that a file of visits has named so far, as numbers of days since 1970. A panel holds one week. */
export interface SampleWeek {
  first: number | null;
  last: number | null;
  /** First and last day of the panel that the file adds to, where these are known. */
  readonly inForce?: readonly [number, number];
}

/** The days of a week as dates; null where a file has named days of the week alone. */
export const daysOf = ({ first, last }: SampleWeek): readonly [string, string] | null =>
  first === null || last === null ? null : [dateOf(first), dateOf(last)];

/** A week that goes on from the days of a panel. */
export function weekFrom(days: readonly [string, string] | null): SampleWeek {
  if (days === null) return { first: null, last: null };
  const [first, last] = days.map((day) => Date.parse(day) / (daySeconds * 1000));
  return { first, last, inForce: [first, last] };
}

export interface Moment {
  /** 0 = Monday. */
  readonly weekday: number;
  readonly hour: number;
}

const daySeconds = 86_400;
const weekDays = 7;
const dateOf = (day: number): string => new Date(day * daySeconds * 1000).toISOString().slice(0, 10);
const weekdays = ['一', '二', '三', '四', '五', '六', '日'];
const english = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Day of the week and hour of a row: by its time, or by a date or weekday and an hour. What is wrong is logged. */
export function readMoment(cells: RowCells, week: SampleWeek): Moment | null {
  const time = cells.text('startTime');
  if (time !== '') {
    const seconds = readTime(time) ?? cells.refuse('startTime', '不是有效的日期时间');
    if (seconds === null || !isOfWeek(cells, 'startTime', seconds, week)) return null;
    return { weekday: weekdayOf(seconds), hour: Math.floor((seconds % daySeconds) / 3600) };
  }
  const weekday = readDay(cells, week);
  const hour = cells.requiredNumber('hour', { least: 0, most: 23, isWhole: true });
  return weekday === null || hour === null ? null : { weekday, hour };
}

/** 1 January 1970 was a Thursday. */
const weekdayOf = (seconds: number): number => (Math.floor(seconds / daySeconds) + 3) % weekDays;

/** A weekday (周一, 星期日, Mon, 1 to 7) or a date. */
function readDay(cells: RowCells, week: SampleWeek): number | null {
  const text = cells.text('day').normalize('NFKC').toLowerCase();
  if (text === '') return cells.refuse('day', '为空');
  const named = /^(?:周|星期|礼拜)([一二三四五六日天])$/.exec(text)?.[1]?.replace('天', '日');
  if (named !== undefined) return weekdays.indexOf(named);
  const name = english.findIndex((short) => /^[a-z]{3,9}$/.test(text) && text.startsWith(short));
  if (name >= 0) return name;
  if (/^[1-7]$/.test(text)) return Number(text) - 1;
  const seconds = readTime(`${text} 00:00`) ?? readTime(text);
  if (seconds === null) return cells.refuse('day', '不是日期，也不是星期（周一 至 周日，或 1 至 7）');
  return isOfWeek(cells, 'day', seconds, week) ? weekdayOf(seconds) : null;
}

/** Whether a day fits into one week with all before it; one that does not is logged. */
function isOfWeek(cells: RowCells, field: string, seconds: number, week: SampleWeek): boolean {
  const day = Math.floor(seconds / daySeconds);
  const [first, last] = [Math.min(week.first ?? day, day), Math.max(week.last ?? day, day)];
  if (last - first >= weekDays) {
    cells.refuse(field, tooFar(week));
    return false;
  }
  [week.first, week.last] = [first, last];
  return true;
}

const tooFar = ({ inForce }: SampleWeek): string =>
  inForce === undefined
    ? '与文件中其他日期相隔超过一周：人群样本只取一周'
    : `与现有样本的日期（${inForce.map(dateOf).join(' 至 ')}）或文件中其他日期相隔超过一周：更新只能补同一周的到访，换一周请选「全量替换」`;
