import { expect, test } from 'vitest';
import { ageCount, allocate, rake, sexCount, stratumOf } from './raking.ts';

const start = Float64Array.from({ length: 3 * sexCount * ageCount }, (_, i) => 1 + ((i * 7) % 5));
const byDistrict = [1000, 500, 0];
const bySex = [800, 700];
const byAge = [100, 200, 500, 300, 250, 150];

test('raking matches all three margins and keeps the odds ratios of the start', () => {
  const table = rake(start, byDistrict, bySex, byAge);
  const sum = (take: (d: number, s: number, a: number) => boolean): number => {
    let total = 0;
    for (let d = 0; d < 3; d++)
      for (let s = 0; s < 2; s++)
        for (let a = 0; a < 6; a++) if (take(d, s, a)) total += table[stratumOf(d, s, a)];
    return total;
  };
  byDistrict.forEach((people, d) => expect(sum((i) => i === d)).toBeCloseTo(people, 6));
  bySex.forEach((people, s) => expect(sum((_, i) => i === s)).toBeCloseTo(people, 6));
  byAge.forEach((people, a) => expect(sum((_, __, i) => i === a)).toBeCloseTo(people, 6));
  const odds = (t: Float64Array): number => {
    const at = (d: number, a: number): number => t[stratumOf(d, 1, a)];
    return (at(0, 2) * at(1, 4)) / (at(0, 4) * at(1, 2));
  };
  expect(odds(table)).toBeCloseTo(odds(start), 6);
});

test('allocated persons sum to the count, are proportional, and cover every stratum', () => {
  const people = Float64Array.from([1_000_000, 10, 0, 500_000]);
  const places = allocate(people, 300, 2);
  expect(places.reduce((sum, value) => sum + value, 0)).toBe(300);
  expect([...places.subarray(1, 3)]).toEqual([2, 0]);
  expect(places[0] / places[3]).toBeCloseTo(2, 1);
  expect(() => allocate(people, 5, 2)).toThrow(RangeError);
});
