import { expect, test } from 'vitest';
import { circleRing } from './circle-ring.ts';
import { distanceMeters } from './distance.ts';
import { wgs84 } from './point.ts';
import { areaSquareMeters, polygonFrom } from './polygon.ts';

test('every corner lies on the circle, and the area is the polygon’s', () => {
  const centre = wgs84(114.05, 22.54);
  const ring = circleRing(centre, 800, 48);
  expect(ring).toHaveLength(49);
  expect(ring[48]).toEqual(ring[0]);
  for (const [lng, lat] of ring) expect(distanceMeters(centre, wgs84(lng, lat))).toBeCloseTo(800, 0);
  const area = areaSquareMeters(polygonFrom(ring.slice(0, -1).map(([lng, lat]) => wgs84(lng, lat))));
  const expected = 0.5 * 48 * 800 ** 2 * Math.sin((2 * Math.PI) / 48);
  expect(Math.abs(area / expected - 1)).toBeLessThan(0.002);
  expect(() => circleRing(centre, 0)).toThrow(RangeError);
});
