import { expect, test } from 'vitest';
import { poissonAtLeast, poissonInto } from './poisson.ts';

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

test('a small tail keeps its digits', () => {
  // P(N ≥ 10) at mean 0.01 is 0.01^10/10! (1 − …) ≈ 2.7·10^-27.
  let series = 0;
  for (let n = 10; n < 30; n++) series += direct(0.01, n);
  expect(poissonAtLeast(0.01, 10) / series).toBeCloseTo(1, 10);
  expect(poissonAtLeast(1e-12, 1) / 1e-12).toBeCloseTo(1, 10);
});

test('certain classes', () => {
  expect(poissonAtLeast(0, 0)).toBe(1);
  expect(poissonAtLeast(0, 1)).toBe(0);
  expect(poissonAtLeast(2000, 10)).toBe(1);
});
