import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';

/** sfc32 in unsigned arbitrary-precision arithmetic. */
const reference = (seed: number): (() => number) => {
  const M = 0xffffffffn;
  let s = BigInt(seed) & M;
  const fill = (): bigint => {
    s = (s + 0x9e3779b9n) & M;
    let t = s ^ (s >> 16n);
    t = (t * 0x21f0aaadn) & M;
    t ^= t >> 15n;
    t = (t * 0x735a2d97n) & M;
    return t ^ (t >> 15n);
  };
  let [a, b, c, counter] = [fill(), fill(), fill(), 1n];
  const next = (): number => {
    const t = (a + b + counter) & M;
    counter = (counter + 1n) & M;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & M;
    c = ((((c << 21n) & M) | (c >> 11n)) + t) & M;
    return Number(t) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
};

test('the same numbers as the generator in arbitrary precision', () => {
  for (const seed of [0, 1, 20260301, 0xffffffff]) {
    const random = seededRandom(seed);
    const next = reference(seed);
    for (let i = 0; i < 1000; i++) expect(random.next()).toBe(next());
  }
});

test('different seeds give different numbers, numbers are uniform, below() covers its range', () => {
  expect(seededRandom(1).next()).not.toBe(seededRandom(2).next());
  const random = seededRandom(7);
  const counts = new Float64Array(20);
  for (let i = 0; i < 100_000; i++) counts[random.below(20)]++;
  const chiSquare = counts.reduce((sum, n) => sum + (n - 5000) ** 2 / 5000, 0);
  // 19 degrees of freedom: 99.9 % lie below 43.8.
  expect(chiSquare).toBeLessThan(43.8);
  expect(() => seededRandom(0.5)).toThrow(RangeError);
});
