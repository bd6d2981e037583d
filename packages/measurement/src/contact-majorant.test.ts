import fc from 'fast-check';
import { expect, test } from 'vitest';
import { majorantGain, touchingMean } from './contact-majorant.ts';
import { poissonAtLeast } from './poisson.ts';

const least = fc.integer({ min: 1, max: 6 });
const mean = fc.double({ min: 0, max: 8, noNaN: true });

test('parts bring together at most the sum of their majorants', () => {
  fc.assert(
    fc.property(least, mean, fc.array(mean, { minLength: 1, maxLength: 6 }), (k, contacts, parts) => {
      const touching = touchingMean(contacts, k);
      const all = parts.reduce((sum, part) => sum + part, contacts);
      const together = poissonAtLeast(all, k) - poissonAtLeast(contacts, k);
      const most = parts.reduce((sum, part) => sum + majorantGain(contacts, part, k, touching), 0);
      expect(together).toBeLessThanOrEqual(most + 1e-9);
      expect(majorantGain(contacts, parts[0], k, touching)).toBeGreaterThanOrEqual(
        poissonAtLeast(contacts + parts[0], k) - poissonAtLeast(contacts, k) - 1e-9,
      );
    }),
  );
});

test('reach has no convex part: its majorant is itself', () => {
  expect(touchingMean(0.3, 1)).toBe(0.3);
  expect(majorantGain(0.3, 0.5, 1, 0.3)).toBeCloseTo(Math.exp(-0.3) - Math.exp(-0.8), 14);
});

test('two contacts from none: the line touches where e^x = 1 + x + x²', () => {
  const touching = touchingMean(0, 2);
  expect(Math.exp(touching)).toBeCloseTo(1 + touching + touching ** 2, 9);
});
