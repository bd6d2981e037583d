import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CellLocator } from './cell-locator.ts';
import { cellsAlong, distanceToArea, overlapMeters, servesArea } from './corridor.ts';
import { distanceToPolyline } from './polyline-distance.ts';
import { polylineMeters } from './distance.ts';
import { cellOf } from './h3-cell.ts';
import { localPlane } from './local-plane.ts';
import { wgs84, type Wgs84Point } from './point.ts';
import { polygonFrom } from './polygon.ts';
import { simplifyPolyline } from './simplify.ts';

const plane = localPlane(114, 22.5);
const line = (...xy: [number, number][]): Wgs84Point[] => xy.map(([x, y]) => plane.point(x, y));
const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
const route = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 8 })
  .map((xy) => line(...xy));

/** Points at equal steps along a polyline, each with the metres that it represents. */
const sampled = (polyline: readonly Wgs84Point[], step: number): { point: Wgs84Point; meters: number }[] =>
  polyline.slice(1).flatMap((b, i) => {
    const a = polyline[i];
    const meters = polylineMeters([a, b]);
    const count = Math.max(1, Math.ceil(meters / step));
    return Array.from({ length: count }, (_, s) => {
      const t = (s + 0.5) / count;
      return {
        point: wgs84(a.lng + t * (b.lng - a.lng), a.lat + t * (b.lat - a.lat)),
        meters: meters / count,
      };
    });
  });

test('cells along a route: metres sum to its length and agree with dense sampling', () => {
  fc.assert(
    fc.property(route, (polyline) => {
      const cells = cellsAlong(polyline, new CellLocator(9));
      const total = cells.reduce((sum, cell) => sum + cell.lengthMeters, 0);
      expect(total).toBeCloseTo(polylineMeters(polyline), 3);
      const direct = new Map<string, number>();
      for (const { point, meters } of sampled(polyline, 1)) {
        const cell = cellOf(point, 9);
        direct.set(cell, (direct.get(cell) ?? 0) + meters);
      }
      const found = new Map<string, number>(cells.map((cell) => [cell.cell, cell.lengthMeters]));
      for (const [cell, meters] of direct) {
        expect(Math.abs((found.get(cell) ?? 0) - meters)).toBeLessThan(3 * polyline.length);
      }
    }),
    { numRuns: 30 },
  );
});

test('cells are in order of first entry, a return adds length, a single point gives one cell of length 0', () => {
  const locator = new CellLocator(9);
  const there = line([0, 0], [1500, 0]);
  const once = cellsAlong(there, locator);
  const twice = cellsAlong([...there, there[0]], locator);
  expect(twice.map((cell) => cell.cell)).toEqual(once.map((cell) => cell.cell));
  expect(once[0].cell).toBe(cellOf(there[0], 9));
  twice.forEach((cell, i) => expect(Math.abs(cell.lengthMeters - 2 * once[i].lengthMeters)).toBeLessThan(2));
  expect(cellsAlong(there.slice(0, 1), locator)).toEqual([{ cell: cellOf(there[0], 9), lengthMeters: 0 }]);
  expect(cellsAlong([], locator)).toEqual([]);
});

test('computes the overlap of parallel roads, of a crossing and of a U-turn', () => {
  const road = line([0, 0], [1000, 0]);
  expect(overlapMeters(road, line([0, 30], [1000, 30]), 50)).toBeCloseTo(1000, 0);
  expect(overlapMeters(road, line([0, 60], [1000, 60]), 50)).toBe(0);
  // At a right-angled crossing the other road is near for twice the buffer.
  expect(overlapMeters(road, line([500, -500], [500, 500]), 50)).toBeCloseTo(100, 1);
  // The end is rounded: 3-4-5.
  expect(overlapMeters(road, line([-500, 30], [0, 30]), 50)).toBeCloseTo(40, 1);
  expect(overlapMeters(road, line([500, 30]), 50)).toBeCloseTo(80, 1);
  expect(overlapMeters(line([0, 0], [1000, 0], [0, 0]), line([0, 30], [400, 30]), 50)).toBeCloseTo(880, 0);
});

test('overlap agrees with dense sampling, never exceeds the route, grows with the buffer', () => {
  fc.assert(
    fc.property(route, route, fc.double({ min: 20, max: 300, noNaN: true }), (a, b, buffer) => {
      const overlap = overlapMeters(a, b, buffer);
      expect(overlap).toBeLessThanOrEqual(polylineMeters(a) * 1.002);
      expect(overlapMeters(a, b, buffer * 1.5)).toBeGreaterThanOrEqual(overlap - 1e-6);
      const direct = sampled(a, 5).reduce(
        (sum, { point, meters }) => sum + (distanceToPolyline(point, b) <= buffer ? meters : 0),
        0,
      );
      expect(Math.abs(overlap - direct)).toBeLessThan(10 * a.length * b.length + 0.01 * polylineMeters(a));
    }),
    { numRuns: 40 },
  );
});

test('distance of a point to a route', () => {
  const road = line([0, 0], [1000, 0], [1000, 1000]);
  expect(distanceToPolyline(plane.point(500, 40), road)).toBeCloseTo(40, 1);
  expect(distanceToPolyline(plane.point(1030, 1040), road)).toBeCloseTo(50, 1);
  expect(distanceToPolyline(plane.point(3, 4), line([0, 0]))).toBeCloseTo(5, 3);
  expect(distanceToPolyline(plane.point(3, 4), [])).toBe(Infinity);
});

test('a route serves an area when it crosses it, stops in it or passes within the buffer', () => {
  const area = polygonFrom(line([0, 0], [100, 0], [100, 100], [0, 100]));
  const crossing = line([-500, 50], [500, 50]);
  const passing = line([-500, 160], [500, 160]);
  expect(distanceToArea(crossing, area)).toBe(0);
  expect(distanceToArea(line([20, 20], [30, 30]), area)).toBe(0);
  expect(distanceToArea(passing, area)).toBeCloseTo(60, 1);
  expect(distanceToArea(line([130, 140]), area)).toBeCloseTo(50, 1);
  expect(servesArea(passing, area, 59)).toBe(false);
  expect(servesArea(passing, area, 61)).toBe(true);
  expect(servesArea([], area, 1e9)).toBe(false);
});

test('a simplified route keeps its ends and stays within the tolerance', () => {
  fc.assert(
    fc.property(route, fc.double({ min: 1, max: 500, noNaN: true }), (polyline, tolerance) => {
      const simple = simplifyPolyline(polyline, tolerance);
      expect(simple[0]).toBe(polyline[0]);
      expect(simple.at(-1)).toBe(polyline.at(-1));
      for (const point of polyline) {
        expect(distanceToPolyline(point, simple)).toBeLessThanOrEqual(tolerance * 1.002 + 1e-6);
      }
    }),
  );
  expect(simplifyPolyline(line([0, 0], [500, 1], [1000, 0]), 2)).toHaveLength(2);
});
