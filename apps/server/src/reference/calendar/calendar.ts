import chineseDays from 'chinese-days';
import { dayNumber, isoDateOf } from './flight-days.ts';

export interface CalendarException {
  readonly date: string;
  readonly name: string;
  readonly kind: 'rest' | 'work';
}

/** Public holidays and exchanged working days (调休) in a period; years not yet announced have none. */
export function calendarExceptions(startDate: string, endDate: string): CalendarException[] {
  const exceptions: CalendarException[] = [];
  for (let day = dayNumber(startDate); day <= dayNumber(endDate); day++) {
    const date = isoDateOf(day);
    // A day of the holiday calendar is named "English,中文,days"; an ordinary one by its weekday.
    const [, name] = chineseDays.getDayDetail(date).name.split(',');
    if (name === undefined) continue;
    exceptions.push({ date, name, kind: chineseDays.getDayDetail(date).work ? 'work' : 'rest' });
  }
  return exceptions;
}

/** The day so many working days before a day, make-up workdays counted: one before Monday is Friday. */
export function workdaysBefore(date: string, workdays: number): string {
  let day = dayNumber(date);
  for (let left = Math.floor(workdays); left > 0;) {
    day--;
    if (chineseDays.isWorkday(isoDateOf(day))) left--;
  }
  return isoDateOf(day);
}

/** The last day within so many working days after a day, make-up workdays counted: one after Friday is Monday. */
export function lastDayWithin(date: string, workdays: number): string {
  let day = dayNumber(date);
  for (let left = Math.floor(workdays); left > 0;) {
    day++;
    if (chineseDays.isWorkday(isoDateOf(day))) left--;
  }
  return isoDateOf(day);
}
