import { expect, test } from 'vitest';
import { elapsedShare, periodText } from './period-text.ts';

test('a period passes from its first day to its last', () => {
  expect(elapsedShare('2026-12-01', '2026-12-10', '2026-11-20')).toBe(0);
  expect(elapsedShare('2026-12-01', '2026-12-10', '2026-12-01')).toBeCloseTo(0.1);
  expect(elapsedShare('2026-12-01', '2026-12-10', '2026-12-10')).toBe(1);
  expect(elapsedShare('2026-12-01', '2026-12-10', '2027-02-01')).toBe(1);
});

test('a year is written twice only where it changes', () => {
  expect(periodText('2026-12-01', '2026-12-28')).toBe('2026-12-01 至 12-28');
  expect(periodText('2025-12-30', '2026-02-09')).toBe('2025-12-30 至 2026-02-09');
});
