import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chanceOfContactMixed,
  chanceOfNoneMixed,
  mixedAtLeast,
  mixedClasses,
  negativeBinomialInto,
} from './negative-binomial.ts';
import { poissonInto } from './poisson.ts';
import { seededRandom } from './random.ts';
import { evaluateExposure } from './rate-reach.ts';
import { drawPoisson } from './testing/small-store.ts';

/** Γ(κ + n)/(Γ(κ) n!) · (κ/(κ+m))^κ · (m/(κ+m))^n by products of logarithms. */
function direct(mean: number, kappa: number, n: number): number {
  let log = kappa * Math.log(kappa / (kappa + mean)) + n * Math.log(mean / (kappa + mean));
  for (let i = 0; i < n; i++) log += Math.log((kappa + i) / (i + 1));
  return Math.exp(log);
}

test('a worked example: κ = 1 is geometric', () => {
  const classes = new Float64Array(4);
  negativeBinomialInto(3, 1, classes);
  // q = 3/4: 1/4, 3/16, 9/64, and 27/64 for three or more.
  [0.25, 0.1875, 0.140625, 0.421875].forEach((p, n) => expect(classes[n]).toBeCloseTo(p, 14));
});

test('classes equal the formula, sum to 1 and have the mean', () => {
  const means = fc.double({ min: 1e-6, max: 40, noNaN: true });
  const kappas = fc.double({ min: 0.2, max: 50, noNaN: true });
  fc.assert(
    fc.property(means, kappas, fc.integer({ min: 1, max: 30 }), (mean, kappa, top) => {
      const classes = new Float64Array(top + 1);
      negativeBinomialInto(mean, kappa, classes);
      for (let n = 0; n < top; n++) expect(classes[n]).toBeCloseTo(direct(mean, kappa, n), 11);
      expect(classes.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
      expect(chanceOfNoneMixed(mean, kappa)).toBeCloseTo(direct(mean, kappa, 0), 12);
      expect(chanceOfContactMixed(mean, kappa)).toBeCloseTo(1 - direct(mean, kappa, 0), 12);
    }),
    { numRuns: 300 },
  );
});

test('without heterogeneity every class is the Poisson’s, and a huge κ comes to it', () => {
  for (const mean of [0, 1e-9, 0.02, 0.7, 3, 12, 60]) {
    const [poisson, infinite, huge] = [0, 1, 2].map(() => new Float64Array(12));
    poissonInto(mean, poisson);
    negativeBinomialInto(mean, Infinity, infinite);
    negativeBinomialInto(mean, 1e15, huge);
    poisson.forEach((p, n) => {
      expect(Math.abs(infinite[n] - p)).toBeLessThan(1e-12);
      expect(Math.abs(huge[n] - p)).toBeLessThan(1e-12);
    });
  }
});

test('a small tail keeps its digits', () => {
  let series = 0;
  for (let n = 8; n < 60; n++) series += direct(0.01, 1.25, n);
  expect(mixedAtLeast(0.01, 1.25, 8) / series).toBeCloseTo(1, 9);
  expect(chanceOfContactMixed(1e-13, 1.25) / 1e-13).toBeCloseTo(1, 10);
});

test('reach of the panel equals a Monte-Carlo of Gamma factors and Poisson contacts within five standard errors', () => {
  const random = seededRandom(4);
  const kappa = 2;
  // A Gamma of whole shape 2 and mean 1: the mean of two exponentials.
  const gamma = (): number => -(Math.log(1 - random.next()) + Math.log(1 - random.next())) / kappa;
  const means = Float64Array.from({ length: 40 }, () => 6 * random.next() ** 2);
  const weights = Float64Array.from({ length: 40 }, () => 1 + random.next());
  const figures = evaluateExposure(weights, means, { maxFrequency: 5, heterogeneity: kappa });
  const runs = 6000;
  const sums = new Float64Array(6);
  const squares = new Float64Array(6);
  for (let run = 0; run < runs; run++) {
    const totals = new Float64Array(6);
    means.forEach((mean, p) => {
      const n = drawPoisson(random, mean * gamma());
      for (let k = 1; k <= Math.min(n, 5); k++) totals[k] += weights[p];
    });
    totals.forEach((total, k) => {
      sums[k] += total;
      squares[k] += total * total;
    });
  }
  for (let k = 1; k <= 5; k++) {
    const mean = sums[k] / runs;
    const error = Math.sqrt((squares[k] / runs - mean * mean) / runs);
    expect(Math.abs(mean - figures.reachAtLeast[k])).toBeLessThan(5 * error);
  }
});

test('impressions stay, reach rises with κ to that of the Poisson, and classes add up over persons', () => {
  const random = seededRandom(9);
  const means = Float64Array.from({ length: 60 }, (_, i) => (i % 7 === 0 ? 0 : 5 * random.next()));
  const weights = Float64Array.from({ length: 60 }, (_, i) => (i % 5 === 0 ? 0 : random.next()));
  const plain = evaluateExposure(weights, means);
  let last = 0;
  for (const heterogeneity of [0.2, 0.6, 1.25, 2, 100, Infinity]) {
    const figures = evaluateExposure(weights, means, { heterogeneity });
    expect(figures.impressions).toBe(plain.impressions);
    expect(figures.reach).toBeGreaterThan(last);
    last = figures.reach;
  }
  expect(last).toBe(plain.reach);
  const total = mixedClasses(means, weights, 0.8, 4).reduce((sum, people) => sum + people, 0);
  expect(total).toBeCloseTo(plain.universe, 10);
  expect(() => evaluateExposure(weights, means, { heterogeneity: 0 })).toThrow(RangeError);
});
