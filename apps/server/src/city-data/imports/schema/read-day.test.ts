import { expect, test } from 'vitest';
import { readDay, readMonth } from './read-day.ts';

test('days in usual writings; none that the calendar lacks', () => {
  for (const text of [
    '2026-02-03',
    '2026/2/3',
    '2026年2月3日',
    '2026.02.03',
    '2026-02-03 08:00:00',
    '20260203',
    '46056',
  ])
    expect(readDay(text)).toBe('2026-02-03');
  expect(readDay('')).toBeNull();
  for (const text of [
    '2026-02-30',
    '2026-13-01',
    '26-02-03',
    '20260230',
    '12345',
    '99999',
    'x',
    '1899-12-31',
  ])
    expect(readDay(text)).toBeUndefined();
});

test('months by themselves or by one of their days', () => {
  for (const text of ['2026-10', '2026/10', '2026年10月', '202610', '2026-10-31'])
    expect(readMonth(text)).toBe('2026-10-01');
  for (const text of ['', '2026-13', '2026', '10月', '2026-00']) expect(readMonth(text)).toBeUndefined();
});
