import { expect, test } from 'vitest';
import { dayFactor } from './day-variation.ts';
import { holidays, workedWeekendDays } from './facts/public-holidays.ts';

const tiers = ['一线', '新一线', '二线', '其他'] as const;
const dateAfter = (first: string, days: number): string =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);

test.each(tiers)('the mean of an ordinary week in a %s city is its season factor', (tier) => {
  // 2–8 November 2026, Monday to Sunday, has no holiday.
  const week = Array.from({ length: 7 }, (_, i) => dayFactor(tier, dateAfter('2026-11-02', i)));
  expect(week.map(({ panelDay }) => panelDay)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const sum = week.reduce((total, { factor }) => total + factor, 0);
  expect(sum / 7).toBeCloseTo(week[0].season, 12);
  expect(week.every(({ holiday, occasion }) => holiday === 1 && occasion === null)).toBe(true);
  expect(Math.max(...week.map(({ factor }) => factor))).toBe(week[4].factor);
});

test('the mean season factor over the days of a year is 1', () => {
  const days = Array.from({ length: 365 * 4 + 1 }, (_, i) => dayFactor('二线', dateAfter('2029-01-01', i)));
  expect(days.reduce((sum, { season }) => sum + season, 0) / days.length).toBeCloseTo(1, 3);
});

test('holidays resemble Sundays, make-up workdays resemble workdays', () => {
  expect(dayFactor('一线', '2026-10-01')).toMatchObject({ panelDay: 6, occasion: '国庆节' });
  expect(dayFactor('一线', '2026-10-10')).toMatchObject({ panelDay: 1, occasion: '调休', holiday: 1 });
  expect(dayFactor('一线', '2026-11-21')).toMatchObject({ panelDay: 5, occasion: null });
});

test('visits in large cities fall at 春节 and gradually before and after it, while small cities gain', () => {
  const at = (tier: (typeof tiers)[number], date: string) => dayFactor(tier, date).holiday;
  expect(at('一线', '2026-02-17')).toBeLessThan(at('新一线', '2026-02-17'));
  expect(at('新一线', '2026-02-17')).toBeLessThan(at('二线', '2026-02-17'));
  expect(at('其他', '2026-02-17')).toBeGreaterThan(1);
  const before = Array.from({ length: 12 }, (_, i) => at('一线', dateAfter('2026-02-15', i - 12)));
  expect(before.slice(0, 2)).toEqual([1, 1]);
  for (let i = 2; i < before.length; i++) expect(before[i]).toBeLessThan(before[i - 1]);
  expect(at('一线', '2026-02-24')).toBeCloseTo(before[11], 12);
  // Published: the metro of Guangzhou lost about 44 % of its passengers in the week of 春节 2018.
  const { dayOfWeek, holiday } = dayFactor('一线', '2026-02-17');
  expect(dayOfWeek * holiday).toBeGreaterThan(0.5);
  expect(dayOfWeek * holiday).toBeLessThan(0.6);
});

test('the calendar is consistent: holidays in order without overlap, make-up workdays on weekends outside them', () => {
  for (const [i, { first, last }] of holidays.entries()) {
    expect(first <= last).toBe(true);
    if (i > 0) expect(holidays[i - 1].last < first).toBe(true);
  }
  for (const date of workedWeekendDays) {
    expect([6, 0]).toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
    expect(holidays.some(({ first, last }) => first <= date && date <= last)).toBe(false);
  }
});

test('an invalid date is refused', () => {
  for (const text of ['', '2026-2-1', '2026-13-01', 'today'])
    expect(() => dayFactor('一线', text)).toThrow(RangeError);
});
