import { expect, test } from 'vitest';
import { polygonAt, preparePolygons, type MapPolygon } from './prepare-polygons.ts';

const area = (id: string, size: number): MapPolygon => ({
  id,
  name: `商圈${id}`,
  isSelected: id === 'b',
  ring: [
    [114, 22],
    [114 + size, 22],
    [114 + size, 22 + size],
    [114, 22 + size],
  ],
});

test('rings are closed and every area has a name point', () => {
  const prepared = preparePolygons([area('a', 0.2), area('b', 0.1)]);
  const [ring] = prepared.areas.features[0].geometry.coordinates as number[][][];
  expect(ring).toHaveLength(5);
  expect(ring[4]).toEqual(ring[0]);
  expect(prepared.labels.features.map((feature) => feature.properties.isSelected)).toEqual([false, true]);
});

test('a ring without area is left out', () => {
  expect(preparePolygons([{ ...area('a', 1), ring: [[114, 22]] }]).areas.features).toEqual([]);
});

test('the area drawn last wins where areas overlap', () => {
  const polygons = [area('a', 0.2), area('b', 0.1)];
  expect(polygonAt(polygons, [114.05, 22.05])?.id).toBe('b');
  expect(polygonAt(polygons, [114.15, 22.15])?.id).toBe('a');
  expect(polygonAt(polygons, [115, 23])).toBeUndefined();
});
