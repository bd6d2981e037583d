import { randomStream } from '@ooh/reference/random';
import { expect, test } from 'vitest';
import { highestGain, type ShiftablePart } from './highest-gain.ts';

const parts: ShiftablePart[] = [
  { fen: 100, factor: 1, slope: 0.1 },
  { fen: 100, factor: 1, slope: 0.3 },
  { fen: 50, factor: 1, slope: 0.1 },
];

test('the best of the tangent spends the money on what reaches most for it', () => {
  // 250 yuan: part 1 twice (200), then part 2 once (50): 0.6 + 0.1 against 0.5 now.
  expect(highestGain(parts, 250)).toBeCloseTo(0.2, 12);
  expect(highestGain(parts, 1000)).toBeCloseTo(0.5, 12);
  expect(highestGain([], 100)).toBe(0);
});

test('no split of the money on persons that meet several parts reaches more than the bound', () => {
  const random = randomStream(3, 'highest');
  const rates = Array.from({ length: 40 }, () => parts.map(() => random.next() ** 3));
  const reachOf = (factors: readonly number[]) =>
    rates.reduce(
      (sum, own) => sum + 1 - Math.exp(-own.reduce((total, rate, i) => total + rate * factors[i], 0)),
      0,
    ) / rates.length;
  const at = [1, 1, 1];
  const slopes = at.map((_, i) => {
    const contacts = rates.map((own) => own.reduce((sum, rate) => sum + rate, 0));
    return rates.reduce((sum, own, p) => sum + own[i] * Math.exp(-contacts[p]), 0) / rates.length;
  });
  const here = parts.map((part, i) => ({ ...part, slope: slopes[i] }));
  const bound = reachOf(at) + highestGain(here, 250);
  let best = 0;
  for (let a = 0; a <= 2; a += 0.1)
    for (let b = 0; b <= 2; b += 0.1)
      for (let c = 0; c <= 2; c += 0.1)
        if (100 * a + 100 * b + 50 * c <= 250) best = Math.max(best, reachOf([a, b, c]));
  expect(bound).toBeGreaterThanOrEqual(best);
  expect(bound).toBeLessThan(best * 1.2);
});
