import { expect, test } from 'vitest';
import { amountInFull, countText } from './figure-text.ts';

test('counts and amounts are grouped by thousands', () => {
  expect([7, 1234, 1_234_567].map(countText)).toEqual(['7', '1,234', '1,234,567']);
  expect([5, 123_450, 1_234_567_00].map(amountInFull)).toEqual(['¥0.05', '¥1,234.50', '¥1,234,567.00']);
});
