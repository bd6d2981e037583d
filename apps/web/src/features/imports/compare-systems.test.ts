import { toWgs84 } from '@ooh/geo/point';
import type { Area } from '@ooh/geo/polygon';
import { expect, test } from 'vitest';
import { compareSystems, likelierSystem } from './compare-systems.ts';

/** A square of about 1.2 km around a true place, and a file whose numbers are BD-09. */
const written = [114.0579, 22.5431] as const;
const truth = toWgs84('BD09', ...written);
const half = 0.006;
const city: Area = {
  type: 'Polygon',
  coordinates: [
    [
      [truth.lng - half, truth.lat - half],
      [truth.lng + half, truth.lat - half],
      [truth.lng + half, truth.lat + half],
      [truth.lng - half, truth.lat + half],
      [truth.lng - half, truth.lat - half],
    ],
  ],
};
const readAsWgs84 = [{ name: '1路', coordinates: [[...written] as [number, number]] }];

test('a wrong system puts points beyond the boundary and the right one is named', () => {
  const readings = compareSystems(readAsWgs84, 'WGS84', city);
  expect(readings.map(({ crs, outside }) => [crs, outside?.length])).toEqual([
    ['WGS84', 1],
    ['GCJ02', 1],
    ['BD09', 0],
  ]);
  expect(likelierSystem(readings)?.crs).toBe('BD09');
  expect(readings[0].shiftMeters).toBe(0);
  expect(readings[2].shiftMeters).toBeGreaterThan(900);
});

test('the right system asks for no change', () => {
  const read = [{ name: '1路', coordinates: [[truth.lng, truth.lat] as [number, number]] }];
  expect(likelierSystem(compareSystems(read, 'BD09', city))).toBeUndefined();
});

test('without a boundary there is no message', () => {
  const readings = compareSystems(readAsWgs84, 'WGS84', undefined);
  expect(readings.every(({ outside }) => outside === null)).toBe(true);
  expect(likelierSystem(readings)).toBeUndefined();
});
