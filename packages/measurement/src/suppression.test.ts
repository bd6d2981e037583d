import { expect, test } from 'vitest';
import { DEFAULT_MINIMUM_CELL, isSuppressed, suppressSmall } from './suppression.ts';

test('49 persons are too few, 50 enough; the minimum can be set', () => {
  expect(DEFAULT_MINIMUM_CELL).toBe(50);
  const shown = suppressSmall({ reach: 12 }, 49);
  expect(shown).toEqual({ suppressed: true, reason: '样本不足', minimumCell: 50 });
  expect(isSuppressed(shown)).toBe(true);
  expect(suppressSmall({ reach: 12 }, 50)).toEqual({ reach: 12 });
  expect(isSuppressed(suppressSmall(7, 10, 10))).toBe(false);
  expect(isSuppressed(suppressSmall(7, 9, 10))).toBe(true);
  expect(isSuppressed(suppressSmall<number | null>(null, 50))).toBe(false);
});
