import * as fc from 'fast-check';
import { gridDisk, latLngToCell } from 'h3-js';
import { expect, test } from 'vitest';
import {
  cellAreaSquareMeters,
  cellBoundary,
  cellCentre,
  cellFromUInt64,
  cellOf,
  cellParent,
  cellResolution,
  cellToBigInt,
  cellToDecimal,
  h3Cell,
  neighbours,
} from './h3-cell.ts';
import { wgs84 } from './point.ts';
import { areaSquareMeters, polygonFrom } from './polygon.ts';

const shenzhen = wgs84(114.0579, 22.5431);
const anywhere = fc
  .tuple(fc.double({ min: 73, max: 135, noNaN: true }), fc.double({ min: 18, max: 53, noNaN: true }))
  .map(([lng, lat]) => wgs84(lng, lat));

test('the cell is computed from latitude and longitude in that order', () => {
  expect(cellOf(shenzhen, 9)).toBe(latLngToCell(22.5431, 114.0579, 9));
});

test('a cell and its parent contain the cell’s centre', () => {
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 5, max: 11 }), (point, resolution) => {
      const cell = cellOf(point, resolution);
      expect(cellOf(cellCentre(cell), resolution)).toBe(cell);
      expect(cellParent(cell, resolution - 1)).toBe(cellOf(cellCentre(cell), resolution - 1));
      expect(cellResolution(cell)).toBe(resolution);
    }),
  );
});

test('64-bit forms survive a round trip', () => {
  fc.assert(
    fc.property(anywhere, (point) => {
      const cell = cellOf(point, 9);
      expect(cellFromUInt64(cellToBigInt(cell))).toBe(cell);
      expect(cellFromUInt64(cellToDecimal(cell))).toBe(cell);
      expect(cellToBigInt(cell)).toBeGreaterThan(2n ** 59n);
    }),
  );
  expect(() => cellFromUInt64('12345')).toThrow(RangeError);
  expect(() => h3Cell('zz')).toThrow(RangeError);
});

test('area agrees with the polygon of the boundary', () => {
  const cell = cellOf(shenzhen, 9);
  expect(cellAreaSquareMeters(cell)).toBeGreaterThan(80_000);
  expect(cellAreaSquareMeters(cell)).toBeLessThan(130_000);
  const ratio = areaSquareMeters(polygonFrom(cellBoundary(cell))) / cellAreaSquareMeters(cell);
  expect(ratio).toBeCloseTo(1, 3);
});

test('neighbours within k steps are the disk, the cell itself included', () => {
  const cell = cellOf(shenzhen, 9);
  expect(neighbours(cell, 2).toSorted()).toEqual(gridDisk(cell, 2).toSorted());
  expect(neighbours(cell, 2)).toHaveLength(19);
});
