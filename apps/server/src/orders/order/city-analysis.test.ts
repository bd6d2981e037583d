import { expect, test } from 'vitest';
import { progressOf } from './city-analysis.ts';

const wrap = { start_date: '2026-11-12', days: 28, quantity: 8 };
const shelter = { start_date: '2026-11-20', days: 14, quantity: 1 };

test.each([
  ['2026-11-11', 0],
  ['2026-11-12', 1 / 28],
  ['2026-11-22', 11 / 28],
  ['2026-12-09', 1],
  ['2027-01-01', 1],
])('by %s a share of %d has run', (today, share) => {
  expect(progressOf([wrap], today)).toBeCloseTo(share);
});

test('items weigh by their units and days', () => {
  expect(progressOf([wrap, shelter], '2026-11-22')).toBeCloseTo((8 * 11 + 3) / (8 * 28 + 14));
  expect(progressOf([], '2026-11-22')).toBe(0);
});
