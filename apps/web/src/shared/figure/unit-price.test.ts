import { expect, test } from 'vitest';
import { unitPriceText } from './unit-price.ts';

test.each([
  [2_660_000, 30, '¥26,600 / 30 天'],
  [120_050, 28, '¥1,200.50 / 28 天'],
  [0, 7, '¥0 / 7 天'],
  [null, 30, '—'],
  [undefined, 30, '—'],
  [2_660_000, null, '—'],
])('%s fen for %s days are written %s', (priceFen, days, text) => {
  expect(unitPriceText(priceFen, days)).toBe(text);
});
