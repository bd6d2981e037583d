import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EARTH_RADIUS_METERS, distanceMeters, haversineMeters, polylineMeters } from './distance.ts';
import { wgs84 } from './point.ts';

const anyPoint = fc
  .tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true }))
  .map(([lng, lat]) => wgs84(lng, lat));

test('gives published distances', () => {
  expect(distanceMeters(wgs84(0, 0), wgs84(1, 0))).toBeCloseTo((EARTH_RADIUS_METERS * Math.PI) / 180, 6);
  expect(distanceMeters(wgs84(0, 0), wgs84(180, 0))).toBeCloseTo(EARTH_RADIUS_METERS * Math.PI, 3);
  // Beijing to Shanghai on the ellipsoid is 1,067 km.
  expect(distanceMeters(wgs84(116.4074, 39.9042), wgs84(121.4737, 31.2304)) / 1000).toBeCloseTo(1067, -1);
});

test('distance is symmetric, never negative, and agrees with the law of cosines', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, (a, b) => {
      const d = distanceMeters(a, b);
      expect(d).toBeGreaterThanOrEqual(0);
      expect(distanceMeters(b, a)).toBeCloseTo(d, 5);
      const r = Math.PI / 180;
      const cosine =
        Math.sin(a.lat * r) * Math.sin(b.lat * r) +
        Math.cos(a.lat * r) * Math.cos(b.lat * r) * Math.cos((a.lng - b.lng) * r);
      // The law of cosines loses half the digits near 0 and 180 degrees.
      expect(Math.abs(d - EARTH_RADIUS_METERS * Math.acos(Math.max(-1, Math.min(1, cosine))))).toBeLessThan(
        1,
      );
    }),
  );
});

test('the length of a polyline is the sum of its segments', () => {
  const line = [wgs84(114, 22.5), wgs84(114.01, 22.5), wgs84(114.01, 22.52)];
  expect(polylineMeters(line)).toBeCloseTo(
    haversineMeters(114, 22.5, 114.01, 22.5) + haversineMeters(114.01, 22.5, 114.01, 22.52),
    9,
  );
  expect(polylineMeters([])).toBe(0);
  expect(polylineMeters(line.slice(0, 1))).toBe(0);
});
