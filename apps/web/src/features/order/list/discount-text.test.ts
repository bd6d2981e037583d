import { expect, test } from 'vitest';
import { discountText } from './discount-text.ts';

test('discounts as the trade writes them', () => {
  expect(discountText(0.68)).toBe('6.8 折');
  expect(discountText(0.855)).toBe('8.55 折');
  expect(discountText(1)).toBe('无折扣');
  expect(discountText(0)).toBe('0 折');
  expect(discountText(null)).toBe('—');
});
