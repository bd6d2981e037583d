import { expect, test } from 'vitest';
import { noisedCount, stickyNormal } from './rounded-gaussian.ts';

const draws = 200_000;

/** ∫ of the normal density, by Simpson's rule. */
function chanceBetween(from: number, to: number, deviation: number): number {
  const steps = 200;
  const width = (to - from) / steps;
  const density = (x: number) => Math.exp(-((x / deviation) ** 2) / 2) / (deviation * Math.sqrt(2 * Math.PI));
  let sum = density(from) + density(to);
  for (let at = 1; at < steps; at++) sum += density(from + at * width) * (at % 2 === 1 ? 4 : 2);
  return (sum * width) / 3;
}

/** Draws of −most … most, all beyond together in the two ends. */
function countsOf(deviation: number, most: number): number[] {
  const counts = Array.from({ length: 2 * most + 1 }, () => 0);
  for (let at = 0; at < draws; at++) {
    const k = noisedCount('key', `question ${deviation} ${at}`, 1000, deviation) - 1000;
    counts[Math.max(-most, Math.min(most, k)) + most]++;
  }
  return counts;
}

function chiSquare(counts: readonly number[], deviation: number): number {
  const most = (counts.length - 1) / 2;
  return counts.reduce((sum, count, at) => {
    const k = at - most;
    const from = k === -most ? -12 * deviation : k - 0.5;
    const to = k === most ? 12 * deviation : k + 0.5;
    const expected = draws * chanceBetween(from, to, deviation);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

/** The 99.9 % quantile of chi-square with these degrees of freedom (Wilson–Hilferty). */
const critical = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 3.09 * Math.sqrt(2 / (9 * degrees))) ** 3;

test.each([
  [1, 3],
  [5, 14],
  [40, 100],
])('noise of σ = %d has the chances of a rounded normal number', (deviation, most) => {
  const counts = countsOf(deviation, most);
  expect(chiSquare(counts, deviation)).toBeLessThan(critical(2 * most));
  // The test is sensitive: a deviation that is off by 5 % is rejected.
  expect(chiSquare(counts, deviation * 1.05)).toBeGreaterThan(critical(2 * most));
});

test('the same question has the same noise; another question or key has another', () => {
  const of = (key: string) => Array.from({ length: 500 }, (_, at) => stickyNormal(key, `question ${at}`));
  expect(of('a')).toEqual(of('a'));
  const [a, b] = [of('a'), of('b')];
  expect(new Set([...a, ...b]).size).toBe(1000);
  // Neighbouring questions and keys are uncorrelated: the standard error is 1 ÷ √500.
  const correlation = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, at) => sum + value * y[at], 0) / x.length;
  expect(Math.abs(correlation(a, b))).toBeLessThan(4 / Math.sqrt(500));
  expect(Math.abs(correlation(a.slice(1), a.slice(0, -1)))).toBeLessThan(4 / Math.sqrt(500));
});

test('the noise of a number that is not whole is around that number', () => {
  let sum = 0;
  for (let at = 0; at < draws; at++) sum += noisedCount('key', `half ${at}`, 10.25, 3);
  expect(Math.abs(sum / draws - 10.25)).toBeLessThan((4 * 3.02) / Math.sqrt(draws));
});
