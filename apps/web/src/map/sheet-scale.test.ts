import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleOf } from './sheet-scale.ts';

test.each([
  [96, '50 米', 50],
  [960, '500 米', 50],
  [1920, '1 公里', 50],
  [31_000, '30 公里', 92.9],
])('across %d m the bar says %s', (metres, text, pixels) => {
  const scale = scaleOf(metres);
  expect(scale.text).toBe(text);
  expect(scale.pixels).toBeCloseTo(pixels, 1);
});

test('the bar is never longer than its room, and never shorter than a third of it', () => {
  fc.assert(
    fc.property(fc.double({ min: 5, max: 5e6, noNaN: true }), (metres) => {
      const { pixels } = scaleOf(metres);
      expect(pixels).toBeLessThanOrEqual(96.000001);
      expect(pixels).toBeGreaterThan(31);
    }),
  );
});
