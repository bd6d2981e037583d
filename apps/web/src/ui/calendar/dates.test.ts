import { expect, test } from 'vitest';
import { addDays, daysBetween, daysLater, isCalendarDay, lastDayOf, weekdayOf } from './dates.ts';

test('days are counted across months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-01', '2027-01-25')).toBe(55);
  expect(daysBetween('2026-12-01', 'soon')).toBeUndefined();
  expect(lastDayOf('2026-12-01', 8)).toBe('2027-01-25');
  expect(lastDayOf('2026-02-30', 8)).toBeUndefined();
  expect(isCalendarDay('2027-02-29')).toBe(false);
  expect(daysLater('2026-03-01', -1)).toBe('2026-02-28');
  expect(() => daysLater('2027-02-29', 1)).toThrow('no day of the calendar for 2027-02-29');
});

test('weekdays', () => {
  expect(weekdayOf('2026-11-21')).toBe(6);
});
