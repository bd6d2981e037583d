import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOfContact, chanceOfNone, chancesOfContact, poissonAtLeast, poissonInto } from './poisson.ts';

const logFactorial = (n: number): number => {
  let sum = 0;
  for (let i = 2; i <= n; i++) sum += Math.log(i);
  return sum;
};
const direct = (mean: number, n: number): number => Math.exp(n * Math.log(mean) - mean - logFactorial(n));

test('classes agree with the formula in logarithms, for small and large means', () => {
  for (const mean of [1e-9, 1e-3, 0.4, 3, 9.99, 10, 47, 300]) {
    const classes = new Float64Array(11);
    poissonInto(mean, classes);
    for (let n = 0; n < 10; n++) expect(classes[n]).toBeCloseTo(direct(mean, n), 12);
    expect(classes.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 13);
  }
});

test('a small tail keeps its relative accuracy', () => {
  // P(N ≥ 10) at mean 0.01 is 0.01^10/10! (1 − …) ≈ 2.7·10^-27.
  let series = 0;
  for (let n = 10; n < 30; n++) series += direct(0.01, n);
  expect(poissonAtLeast(0.01, 10) / series).toBeCloseTo(1, 10);
  expect(poissonAtLeast(1e-12, 1) / 1e-12).toBeCloseTo(1, 10);
});

test('gives exact results for a mean of 0 and for top 0', () => {
  expect(poissonAtLeast(0, 0)).toBe(1);
  expect(poissonAtLeast(0, 1)).toBe(0);
  expect(poissonAtLeast(2000, 10)).toBe(1);
});

test('the probabilities of no and of at least one contact agree with exp and expm1 in all ranges', () => {
  const means = fc.oneof(
    fc.double({ min: 1e-12, max: 0.0625, noNaN: true }),
    fc.double({ min: 0.05, max: 40, noNaN: true }),
    fc.double({ min: 0, max: 699, noNaN: true }),
  );
  fc.assert(
    fc.property(means, (mean) => {
      expect(Math.abs(chanceOfNone(mean) / Math.exp(-mean) - 1)).toBeLessThan(1e-15);
      if (mean > 0) expect(Math.abs(chanceOfContact(mean) / -Math.expm1(-mean) - 1)).toBeLessThan(1e-14);
    }),
    { numRuns: 5000 },
  );
  expect([chanceOfNone(0), chanceOfContact(0), chanceOfNone(701), chanceOfContact(1e300)]).toEqual([
    1, 0, 0, 1,
  ]);
  const chances = chancesOfContact(Float64Array.of(0, Math.log(2)));
  expect(chances[0]).toBe(0);
  expect(chances[1]).toBeCloseTo(0.5, 14);
});
