import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenOfWan, wanOfFen } from './money-input.ts';

test.each([
  ['300', 300_000_000],
  ['0.57', 570_000],
  ['1,234.5', 1_234_500_000],
  ['0.000001', 1],
  ['0', undefined],
  ['-3', undefined],
  ['3万', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%s 万元 is %s fen', (text, fen) => {
  expect(fenOfWan(text)).toBe(fen);
});

test('every amount survives being shown and read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e14 }), (fen) => {
      expect(fenOfWan(wanOfFen(fen))).toBe(fen);
    }),
  );
});
