import { expect, test } from 'vitest';
import { cumulativeOf, pickIndex, randomStream, skewedLogNormal } from './random.ts';

const draws = (seed: number, name: string, index: number): number[] => {
  const random = randomStream(seed, name);
  random.restart(index);
  return Array.from({ length: 5 }, () => random.next());
};

test('a stream is determined by seed, name and index, and each of the three changes it', () => {
  expect(draws(7, 'a', 3)).toEqual(draws(7, 'a', 3));
  for (const other of [draws(8, 'a', 3), draws(7, 'b', 3), draws(7, 'a', 4)]) {
    expect(other).not.toEqual(draws(7, 'a', 3));
  }
});

test('draws are uniform, also as the first draw of neighbouring indices', () => {
  const random = randomStream(1, 'uniform');
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 50_000; i++) {
    random.restart(i);
    tenths[Math.floor(random.next() * 10)]++;
  }
  // Five standard deviations of a binomial count of mean 5,000.
  for (const count of tenths) expect(Math.abs(count - 5000)).toBeLessThan(5 * Math.sqrt(4500));
});

test('normal and skewed log-normal match their percentiles', () => {
  const random = randomStream(2, 'shape');
  const values = Array.from({ length: 40_000 }, () =>
    skewedLogNormal(random, 16, Math.log(2) / 1.2816, Math.log(1.75) / 1.2816),
  );
  values.sort((a, b) => a - b);
  expect(values[4000]).toBeCloseTo(8, 0);
  expect(values[20_000]).toBeCloseTo(16, 0);
  expect(values[36_000]).toBeGreaterThan(27.3);
  expect(values[36_000]).toBeLessThan(28.7);
});

test('pickIndex returns the interval of a share and never an empty one', () => {
  const cumulative = cumulativeOf([0, 2, 0, 1, 0]);
  expect([0, 0.3, 0.66].map((share) => pickIndex(cumulative, share))).toEqual([1, 1, 1]);
  expect([0.67, 0.9999].map((share) => pickIndex(cumulative, share))).toEqual([3, 3]);
});
