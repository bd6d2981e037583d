import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsContain, boundsIntersect, boundsOf, expandBounds, unionBounds } from './bounds.ts';
import { distanceMeters, EARTH_RADIUS_METERS } from './distance.ts';
import { convexHull } from './hull.ts';
import { localPlane } from './local-plane.ts';
import { wgs84 } from './point.ts';
import {
  areaBounds,
  areaCentroid,
  areaContains,
  areaSquareMeters,
  polygonFrom,
  simplifyArea,
  type Area,
  type Polygon,
} from './polygon.ts';

const plane = localPlane(114, 22.5);
const ring = (corners: [number, number][]) =>
  [...corners, corners[0]].map(([x, y]) => {
    const p = plane.point(x, y);
    return [p.lng, p.lat];
  });
const square = (x: number, y: number, side: number): [number, number][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const donut: Polygon = {
  type: 'Polygon',
  coordinates: [ring(square(0, 0, 1000)), ring(square(400, 400, 200))],
};
const inCity = fc
  .tuple(fc.double({ min: -3000, max: 3000, noNaN: true }), fc.double({ min: -3000, max: 3000, noNaN: true }))
  .map(([x, y]) => plane.point(x, y));

test('a point in the hole is outside, between hole and outer ring inside, beyond the outer ring outside', () => {
  expect(areaContains(donut, plane.point(100, 100))).toBe(true);
  expect(areaContains(donut, plane.point(500, 500))).toBe(false);
  expect(areaContains(donut, plane.point(-1, 500))).toBe(false);
  const both: Area = {
    type: 'MultiPolygon',
    coordinates: [donut.coordinates, [ring(square(2000, 0, 100))]],
  };
  expect(areaContains(both, plane.point(2050, 50))).toBe(true);
  expect(areaContains(both, plane.point(1500, 50))).toBe(false);
});

test('area and centroid exclude the hole, whatever its winding order', () => {
  expect(areaSquareMeters(donut) / 960_000).toBeCloseTo(1, 3);
  const reversed: Polygon = {
    type: 'Polygon',
    coordinates: [donut.coordinates[0], donut.coordinates[1].toReversed()],
  };
  expect(areaSquareMeters(reversed)).toBeCloseTo(areaSquareMeters(donut), 3);
  const shifted: Polygon = {
    type: 'Polygon',
    coordinates: [donut.coordinates[0], ring(square(600, 400, 200))],
  };
  // (500·1,000,000 − 700·40,000) / 960,000
  expect(distanceMeters(areaCentroid(shifted), plane.point(491.6667, 500))).toBeLessThan(0.5);
  expect(distanceMeters(areaCentroid(donut), plane.point(500, 500))).toBeLessThan(0.5);
});

test('an octant of the sphere has an eighth of its surface', () => {
  const octant = polygonFrom([wgs84(0, 0), wgs84(90, 0), wgs84(90, 90), wgs84(0, 90)]);
  expect(areaSquareMeters(octant)).toBeCloseTo((4 * Math.PI * EARTH_RADIUS_METERS ** 2) / 8, -3);
});

test('the centroid of an area without extent is the mean of its corners', () => {
  const flat: Polygon = {
    type: 'Polygon',
    coordinates: [
      ring([
        [0, 0],
        [10, 0],
        [20, 0],
      ]),
    ],
  };
  expect(distanceMeters(areaCentroid(flat), plane.point(10, 0))).toBeLessThan(0.01);
});

test('simplification keeps every corner within the tolerance and nearly the same area', () => {
  const circle = polygonFrom(
    Array.from({ length: 400 }, (_, i) =>
      plane.point(1000 * Math.cos((i * Math.PI) / 200), 1000 * Math.sin((i * Math.PI) / 200)),
    ),
  );
  const simple = simplifyArea(circle, 5);
  expect(simple.coordinates[0].length).toBeLessThan(60);
  expect(simple.coordinates[0][0]).toEqual(simple.coordinates[0].at(-1));
  expect(areaSquareMeters(simple) / areaSquareMeters(circle)).toBeGreaterThan(0.99);
  expect(simplifyArea(donut, 1)).toEqual(donut);
});

test('the hull contains every point, turns left at every corner, and is its own hull', () => {
  fc.assert(
    fc.property(fc.array(inCity, { minLength: 3, maxLength: 40 }), (points) => {
      const hull = convexHull(points);
      for (let i = 0; i < hull.length; i++) {
        const a = hull[i];
        const b = hull[(i + 1) % hull.length];
        for (const p of points) {
          const side = (b.lng - a.lng) * (p.lat - a.lat) - (b.lat - a.lat) * (p.lng - a.lng);
          expect(side).toBeGreaterThanOrEqual(-1e-12);
        }
      }
      expect(convexHull(hull)).toEqual(hull);
    }),
  );
  const line = [0, 1, 2].map((x) => plane.point(x * 10, 0));
  expect(convexHull(line)).toEqual([line[0], line[2]]);
});

test('an expanded box contains every point within the distance', () => {
  fc.assert(
    fc.property(inCity, inCity, (a, b) => {
      const box = expandBounds(boundsOf([a]), distanceMeters(a, b));
      expect(boundsContain(box, b)).toBe(true);
    }),
  );
});

test('boxes: union, intersection, area', () => {
  const a = { west: 0, south: 0, east: 1, north: 1 };
  const b = { west: 1, south: 1, east: 2, north: 2 };
  expect(boundsIntersect(a, b)).toBe(true);
  expect(boundsIntersect(a, { ...b, west: 1.01 })).toBe(false);
  expect(unionBounds(a, b)).toEqual({ west: 0, south: 0, east: 2, north: 2 });
  expect(areaBounds(donut)).toEqual(boundsOf([plane.point(0, 0), plane.point(1000, 1000)]));
  expect(() => boundsOf([])).toThrow(RangeError);
});
