import { wgs84 } from '@ooh/geo/point';
import { expect, test } from 'vitest';
import { noAttributes, type DirectionRow } from './direction-row.ts';
import { pairDirections, returnFit } from './pair-directions.ts';

function row(
  number: number,
  points: readonly (readonly [number, number])[],
  declaredDirection: 0 | 1 | null = null,
): DirectionRow {
  const stops = points.map(([x, y], i) => ({
    name: `${number}-${i}`,
    point: wgs84(114 + x * 0.01, 22.5 + y * 0.01),
  }));
  return {
    row: number,
    lineName: '1路',
    name: '',
    declaredDirection,
    stops,
    shape: null,
    rowCount: 1,
    hasOnlyEnds: false,
    attributes: noAttributes,
  };
}
const east = (number: number, count = 8, y = 0) =>
  row(
    number,
    Array.from({ length: count }, (_, x) => [x, y]),
  );
const west = (number: number, count = 8, y = 0.05) =>
  row(
    number,
    Array.from({ length: count }, (_, x) => [count - 1 - x, y]),
  );
const numbers = (rows: readonly DirectionRow[]) => rows.map((one) => one.row);

test('the opposite direction across the street matches, the same direction does not', () => {
  expect(returnFit(east(1), west(2))).toBeCloseTo(1);
  expect(returnFit(east(1), east(2, 8, 0.05))).toBeCloseTo(-1);
  // Half of the way back runs along another street.
  const detour = row(3, [
    [7, 0],
    [6, 0],
    [5, 0],
    [4, 2],
    [3, 2],
    [2, 2],
    [1, 2],
    [0, 0],
  ]);
  const fit = returnFit(east(1), detour);
  expect(fit).toBeGreaterThan(0);
  expect(fit).toBeLessThan(1);
});

test('express lines that share only their ends are paired by them', () => {
  const out = row(1, [
    [0, 0],
    [20, 0],
  ]);
  expect(
    returnFit(
      out,
      row(2, [
        [20, 0],
        [0, 0],
      ]),
    ),
  ).toBeGreaterThan(0);
  expect(
    returnFit(
      out,
      row(3, [
        [0, 1],
        [20, 1],
      ]),
    ),
  ).toBeLessThan(0);
});

test('the best pair of several rows is kept, variants are separated', () => {
  expect(pairDirections([east(1)])).toMatchObject({ variants: [] });
  const short = east(1, 4);
  const { kept, variants } = pairDirections([short, east(2), west(3), east(4, 6)]);
  expect([numbers(kept), numbers(variants)]).toEqual([
    [2, 3],
    [1, 4],
  ]);
});

test('two rows of the same direction give one direction and a variant; the one with more stops is kept', () => {
  const { kept, variants } = pairDirections([east(1, 5), east(2, 8)]);
  expect([numbers(kept), numbers(variants)]).toEqual([[2], [1]]);
});

test('declared directions take precedence', () => {
  const [a, b] = [
    { ...east(1), declaredDirection: 0 as const },
    { ...east(2, 8, 0.05), declaredDirection: 1 as const },
  ];
  expect(numbers(pairDirections([a, b]).kept)).toEqual([1, 2]);
  expect(numbers(pairDirections([a, { ...b, declaredDirection: 0 }]).kept)).toEqual([1]);
});
