import { expect, test } from 'vitest';
import { discountText, elapsedShare } from './order-cells.tsx';

test('a period passes from its first day to its last', () => {
  expect(elapsedShare('2026-12-01', '2026-12-10', '2026-11-20')).toBe(0);
  expect(elapsedShare('2026-12-01', '2026-12-10', '2026-12-01')).toBeCloseTo(0.1);
  expect(elapsedShare('2026-12-01', '2026-12-10', '2026-12-10')).toBe(1);
  expect(elapsedShare('2026-12-01', '2026-12-10', '2027-02-01')).toBe(1);
});

test('discounts as the trade writes them', () => {
  expect(discountText(0.68)).toBe('6.8 折');
  expect(discountText(0.855)).toBe('8.55 折');
  expect(discountText(1)).toBe('无折扣');
  expect(discountText(0)).toBe('0 折');
  expect(discountText(null)).toBe('—');
});
