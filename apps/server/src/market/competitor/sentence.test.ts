import { expect, test } from 'vitest';
import { amountText } from './sentence.ts';

test.each([
  [95_049, '¥950'],
  [999_900, '¥9,999'],
  [1_000_000, '¥1.00 万'],
  [123_450_000, '¥123.45 万'],
  [9_999_999_999, '¥1.00 亿'],
  [12_000_000_000, '¥1.20 亿'],
])('%i fen as %s', (fen, text) => {
  expect(amountText(fen)).toBe(text);
});
