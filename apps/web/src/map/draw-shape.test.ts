import { distanceMeters } from '@ooh/geo/distance';
import { wgs84 } from '@ooh/geo/point';
import { expect, test } from 'vitest';
import { isComplete, outlineOf, progressText, shapeOf } from './draw-shape.ts';
import type { LngLat } from './map-data.ts';

const [a, b, c]: LngLat[] = [
  [114, 22.5],
  [114.02, 22.52],
  [114.01, 22.55],
];

test('a polygon takes corners until it is ended; a corner that was set twice counts once', () => {
  expect(isComplete('polygon', [a, b, c])).toBe(false);
  expect(shapeOf('polygon', [a, b, b])).toBeNull();
  expect(shapeOf('polygon', [a, b, c, c])).toEqual({ kind: 'ring', ring: [a, b, c] });
  expect(outlineOf('polygon', [a, b], c)).toEqual([a, b, c, a]);
  expect(progressText('polygon', [a, b], c)).toBe('已定 2 个顶点');
});

test('a rectangle is the same from whichever corner it is drawn', () => {
  const ring = [
    [114, 22.5],
    [114.02, 22.5],
    [114.02, 22.52],
    [114, 22.52],
  ];
  const otherWay: LngLat[] = [
    [114.02, 22.5],
    [114, 22.52],
  ];
  expect(shapeOf('rectangle', [a, b])).toEqual({ kind: 'ring', ring });
  expect(shapeOf('rectangle', [b, a])).toEqual({ kind: 'ring', ring });
  expect(shapeOf('rectangle', otherWay)).toEqual({ kind: 'ring', ring });
  expect(progressText('rectangle', [a], b)).toMatch(/^20\d\d × 22\d\d 米$/);
});

test('a circle goes through the second corner, to 10 m', () => {
  const meters = distanceMeters(wgs84(...a), wgs84(...b));
  const circle = shapeOf('circle', [a, b]);
  expect(circle).toMatchObject({ kind: 'circle', center: a });
  const { radiusMeters } = circle as { radiusMeters: number };
  expect(radiusMeters % 10).toBe(0);
  expect(Math.abs(radiusMeters - meters)).toBeLessThanOrEqual(5);
  for (const [lng, lat] of outlineOf('circle', [a], b))
    expect(distanceMeters(wgs84(...a), wgs84(lng, lat))).toBeCloseTo(radiusMeters, -1);
  expect(shapeOf('circle', [a, a])).toBeNull();
  expect(progressText('circle', [a], b)).toBe(`半径 ${radiusMeters} 米`);
});
