import { monthBefore } from '@ooh/contract/domain/months';
import { expect, test } from 'vitest';
import { firstMonth } from './market-months.ts';

test('months are counted over the turn of a year', () => {
  expect(monthBefore('2026-02', 3)).toBe('2025-11');
  expect(firstMonth('2026-10', 12)).toBe('2025-11');
  expect(firstMonth(null, 12)).toBeUndefined();
});
