import { expect, test } from 'vitest';
import type { Position } from '@ooh/geo/polygon';
import { assembleArea } from './assemble-area.ts';

/** Node 100·x + y stands at x, y thousandths of a degree. */
const placeOf = (id: number): Position | undefined =>
  id < 0 ? undefined : [120 + Math.floor(id / 100) / 1000, 30 + (id % 100) / 1000];
const square = (low: number, high: number) => [
  low * 101,
  high * 100 + low,
  high * 101,
  low * 100 + high,
  low * 101,
];

test('a lake on an island in a lake is cut out of the smallest part around it', () => {
  const area = assembleArea([square(0, 50), square(10, 40)], [square(20, 30)], placeOf)!;
  const holes = area.coordinates.map((rings) => rings.length - 1);
  const sizes = area.coordinates.map(([outer]) => outer[1][0] - outer[0][0]);
  expect(sizes[0]).toBeLessThan(sizes[1]);
  expect(holes).toEqual([1, 0]);
});

test('an area that the extract cuts is closed straight, one without corners is none', () => {
  const [ring] = assembleArea([[0, 5000, 5050, -1, -2]], [], placeOf)!.coordinates[0];
  expect(ring).toHaveLength(4);
  expect(ring[0]).toEqual(ring[3]);
  expect(ring).toEqual(expect.arrayContaining([placeOf(0), placeOf(5000), placeOf(5050)]));
  expect(assembleArea([[-1, -2, -3]], [], placeOf)).toBeNull();
});
