import { expect, test } from 'vitest';
import { axisDays, dayLabel, monthBands, periodOver } from './schedule-axis.ts';

test('an axis has every day once, leap days and ends of months included', () => {
  const days = axisDays('2028-02-27', '2028-03-02');
  expect(days.map(({ day }) => day)).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2028-03-02',
  ]);
  // 27 February 2028 is a Sunday.
  expect(days.map(({ isOff }) => isOff)).toEqual([true, false, false, false, false]);
  expect(days.map(({ isMonday }) => isMonday)).toEqual([false, true, false, false, false]);
});

test('a holiday is off on any weekday, and a weekend that is worked is not', () => {
  const days = axisDays('2026-10-01', '2026-10-10', [
    { date: '2026-10-01', name: '国庆节', kind: 'rest' },
    { date: '2026-10-10', name: '国庆节', kind: 'work' },
  ]);
  expect(days[0]).toMatchObject({ isOff: true, holiday: { name: '国庆节' } });
  // 2026-10-10 is a Saturday.
  expect(days[9]).toMatchObject({ isOff: false, holiday: { kind: 'work' } });
  expect(days[1].isOff).toBe(false);
});

test('no axis without a period', () => {
  expect(axisDays('2026-12-02', '2026-12-01')).toEqual([]);
  expect(axisDays('2026-02-30', '2026-12-01')).toEqual([]);
});

test('month bands cover the columns without gap or overlap', () => {
  const days = axisDays('2026-11-29', '2027-01-02');
  const bands = monthBands(days);
  expect(bands.map(({ label }) => label)).toEqual(['2026年11月', '2026年12月', '2027年1月']);
  expect(bands.map(({ span }) => span)).toEqual([2, 31, 2]);
  for (const [index, { from }] of bands.entries()) {
    expect(from).toBe(bands.slice(0, index).reduce((sum, { span }) => sum + span, 0));
  }
});

test('narrow days name Mondays only', () => {
  const [sunday, monday] = axisDays('2026-11-22', '2026-11-23');
  expect([dayLabel(sunday, 'day'), dayLabel(monday, 'day')]).toEqual(['22', '23']);
  expect([dayLabel(sunday, 'week'), dayLabel(monday, 'week')]).toEqual(['', '23']);
  expect(dayLabel(monday, 'month')).toBe('');
});

test('a period over periods', () => {
  expect(periodOver([])).toBeUndefined();
  expect(
    periodOver([
      { start: '2026-12-05', end: '2026-12-09' },
      { start: '2026-12-01', end: '2026-12-02' },
      { start: '2026-12-08', end: '2027-01-03' },
    ]),
  ).toEqual({ start: '2026-12-01', end: '2027-01-03' });
});
