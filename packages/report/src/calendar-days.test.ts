import { expect, test } from 'vitest';
import { bookedDays, calendarDays, dayNumberOf, monthBands, serialOf } from './calendar-days.ts';

test('serial numbers are those of the 1900 date system', () => {
  expect(serialOf(dayNumberOf('2026-10-01'))).toBe(46_296);
  expect(serialOf(dayNumberOf('1900-03-01'))).toBe(61);
  expect(serialOf(dayNumberOf('2000-02-29'))).toBe(36_585);
  expect(() => serialOf(dayNumberOf('1900-02-28'))).toThrow(RangeError);
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-10-01T00:00'])('%j is not a date', (date) => {
  expect(() => dayNumberOf(date)).toThrow('日期无效');
});

test('marks weekends, holidays and make-up workdays', () => {
  const first = dayNumberOf('2026-10-08');
  const days = calendarDays(first, first + 4, [
    { date: '2026-10-08', name: '国庆节', kind: 'rest' },
    { date: '2026-10-10', name: '调休', kind: 'work' },
  ]);
  expect(days.map((day) => day.mark).join('')).toBe('休五班日一');
  expect(days.map((day) => day.isRest)).toEqual([true, false, false, true, false]);
});

test('a day covered twice counts once; a flight that ends before it starts is refused', () => {
  const segment = { startDate: '2026-10-01', endDate: '2026-10-03' };
  expect(bookedDays([segment, { startDate: '2026-10-03', endDate: '2026-10-04' }]).size).toBe(4);
  expect(() => bookedDays([{ startDate: '2026-10-02', endDate: '2026-10-01' }])).toThrow('早于上刊日');
});

test('month bands cross the end of a year', () => {
  const first = dayNumberOf('2026-12-31');
  expect(monthBands(calendarDays(first, first + 32, []))).toEqual([
    { label: '2026年12月', start: 0, end: 0 },
    { label: '2027年1月', start: 1, end: 31 },
    { label: '2027年2月', start: 32, end: 32 },
  ]);
});
