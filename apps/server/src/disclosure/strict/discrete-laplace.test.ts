import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { discreteLaplace, noiseVariance, stickyNoise } from './discrete-laplace.ts';

const draws = 200_000;

/** Counts of −most … most, all beyond together in the two ends. */
function countsOf(most: number, draw: () => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let i = 0; i < draws; i++) {
    const k = Math.max(-most, Math.min(most, draw()));
    counts.set(k, (counts.get(k) ?? 0) + 1);
  }
  return counts;
}

/** (1 − q) ÷ (1 + q) · q^|k|; at the ends with all beyond. */
function chanceOf(scale: number, k: number, most: number): number {
  const q = Math.exp(-1 / scale);
  const from = q ** Math.abs(k) / (1 + q);
  return Math.abs(k) === most ? from : from * (1 - q);
}

function chiSquare(counts: Map<number, number>, scale: number, most: number): number {
  let sum = 0;
  for (let k = -most; k <= most; k++) {
    const expected = draws * chanceOf(scale, k, most);
    sum += ((counts.get(k) ?? 0) - expected) ** 2 / expected;
  }
  return sum;
}

/** The 99.9 % quantile of chi-square with these degrees of freedom (Wilson–Hilferty). */
const critical = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 3.09 * Math.sqrt(2 / (9 * degrees))) ** 3;

test.each([
  [1, 6],
  [5, 25],
  [20, 100],
])('noise of scale %d has the chances of the formula', (scale, most) => {
  const random = seededRandom(20_261_122 + scale);
  const even = () => 1 - random.next();
  const counts = countsOf(most, () => discreteLaplace(scale, even(), even()));
  expect(chiSquare(counts, scale, most)).toBeLessThan(critical(2 * most));
  // The test is sensitive: a scale that is off by 10 % is rejected.
  expect(chiSquare(counts, scale * 1.1, most)).toBeGreaterThan(critical(2 * most));
});

test('noise from a key has the distribution of the formula, is an integer and symmetric', () => {
  const [scale, most] = [20, 100];
  let meaning = 0;
  let sum = 0;
  let squares = 0;
  const counts = countsOf(most, () => {
    const k = stickyNoise('key', `cell ${meaning++}`, scale);
    expect(Number.isInteger(k)).toBe(true);
    sum += k;
    squares += k * k;
    return k;
  });
  expect(chiSquare(counts, scale, most)).toBeLessThan(critical(2 * most));
  const deviation = Math.sqrt(noiseVariance(scale));
  expect(Math.abs(sum / draws)).toBeLessThan((4 * deviation) / Math.sqrt(draws));
  expect(squares / draws / noiseVariance(scale)).toBeCloseTo(1, 1);
  const below = [...counts].reduce((all, [k, count]) => all + (k < 0 ? count : 0), 0);
  const above = [...counts].reduce((all, [k, count]) => all + (k > 0 ? count : 0), 0);
  expect(Math.abs(below - above)).toBeLessThan(4 * Math.sqrt(draws));
});

test('swapping the two numbers changes the sign', () => {
  const random = seededRandom(7);
  for (let i = 0; i < 1000; i++) {
    const [a, b] = [1 - random.next(), 1 - random.next()];
    expect(discreteLaplace(20, a, b) + discreteLaplace(20, b, a)).toBe(0);
  }
});

test('the same meaning has the same noise; another key or meaning has another', () => {
  const of = (key: string) => Array.from({ length: 200 }, (_, i) => stickyNoise(key, `cell ${i}`, 20));
  expect(of('a')).toEqual(of('a'));
  const [a, b] = [of('a'), of('b')];
  expect(a.filter((noise, i) => noise === b[i]).length).toBeLessThan(20);
  expect(new Set(a).size).toBeGreaterThan(30);
});
