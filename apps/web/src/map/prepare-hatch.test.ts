import type { Area } from '@ooh/geo/polygon';
import { expect, test } from 'vitest';
import { hatchLines, prepareHatch } from './prepare-hatch.ts';

const square = (from: number, to: number) => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const whole = { type: 'Polygon', coordinates: [square(0, 4)] } as Area;
const holed = { type: 'Polygon', coordinates: [square(0, 4), square(1, 3)] } as Area;

const lengthOf = ([from, to]: (readonly [number, number])[]): number =>
  Math.hypot(to[0] - from[0], to[1] - from[1]);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test('lines run from edge to edge, as far apart as asked', () => {
  const lines = hatchLines([whole], 1);
  expect(lines).toHaveLength(8);
  for (const line of lines) {
    for (const [lng, lat] of line) {
      const toEdge = Math.min(Math.abs(lng), Math.abs(lat), Math.abs(4 - lng), Math.abs(4 - lat));
      expect(toEdge).toBeCloseTo(0, 9);
    }
  }
  // Lines 1/√2 apart: their lengths times the distance are the area.
  expect(sum(hatchLines([whole], 0.01).map(lengthOf)) * (0.01 / Math.SQRT2)).toBeCloseTo(16, 1);
});

test('a hole stays free', () => {
  expect(sum(hatchLines([holed], 0.01).map(lengthOf)) * (0.01 / Math.SQRT2)).toBeCloseTo(12, 1);
  const middle = hatchLines([holed], 0.01).some(
    ([from, to]) => from[0] < 2 && to[0] > 2 && Math.abs(from[0] + from[1] - 4) < 0.5,
  );
  expect(middle).toBe(false);
});

test('nothing to hatch is no feature', () => {
  expect(prepareHatch([], 1).features).toEqual([]);
  expect(prepareHatch([whole, holed], 1).features).toHaveLength(1);
});
