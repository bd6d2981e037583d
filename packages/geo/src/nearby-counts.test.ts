import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { haversineMeters } from './distance.ts';
import { nearbyCounter, type CategorisedPoints } from './nearby-counts.ts';

const columns = (
  points: readonly (readonly [number, number, number])[],
  categoryCount = 5,
): CategorisedPoints => ({
  lng: Float64Array.from(points, (point) => point[0]),
  lat: Float64Array.from(points, (point) => point[1]),
  category: Uint8Array.from(points, (point) => point[2]),
  categoryCount,
});

function bruteForce(points: CategorisedPoints, lng: number, lat: number, radiusMeters: number): number[] {
  const counts = Array<number>(points.categoryCount).fill(0);
  for (let i = 0; i < points.lng.length; i++)
    if (haversineMeters(lng, lat, points.lng[i], points.lat[i]) <= radiusMeters) counts[points.category[i]]++;
  return counts;
}

const centre = (lng: number, lat: number) => ({ lng: Float64Array.of(lng), lat: Float64Array.of(lat) });

function counted(points: CategorisedPoints, lng: number, lat: number, radiusMeters: number): number[] {
  return [...nearbyCounter(points).countAround(centre(lng, lat), radiusMeters)];
}

/** Points around a place, so dense that circles contain whole cells. */
const town = fc.record({
  lat: fc.constantFrom(-33.9, 0, 22.5, 39.9, 68),
  spread: fc.constantFrom(0.004, 0.02, 0.3),
  points: fc.array(
    fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })),
    {
      minLength: 1,
      maxLength: 600,
    },
  ),
});

describe('nearbyCounter', () => {
  test('agrees with haversine distances of all points, for every centre and radius', () => {
    const radius = fc.constantFrom(0, 3, 80, 500, 1500, 20_000);
    const place = fc.tuple(
      fc.double({ min: -1.5, max: 1.5, noNaN: true }),
      fc.double({ min: -1.5, max: 1.5, noNaN: true }),
    );
    fc.assert(
      fc.property(town, place, radius, ({ lat, spread, points }, [dx, dy], radiusMeters) => {
        const all = columns(points.map(([x, y], i) => [114 + x * spread, lat + y * spread, i % 5] as const));
        const [lng, at] = [114 + dx * spread, lat + dy * spread];
        expect(counted(all, lng, at, radiusMeters)).toEqual(bruteForce(all, lng, at, radiusMeters));
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  test('counts whole cells and boundary cells of a dense city correctly', () => {
    // A lattice of 20 m: a circle of 500 m contains about 2,000 points, most of them in whole cells, one of 1,300 m
    // several stripes over many rows.
    const lattice = Array.from({ length: 40_000 }, (_, i) => {
      const [column, row] = [i % 200, Math.floor(i / 200)];
      return [114 + column * 0.000195, 22.5 + row * 0.00018, (column * 7 + row) % 5] as const;
    });
    const city = columns(lattice);
    const centres = {
      lng: Float64Array.of(114.02, 114.0191, 114.0387),
      lat: Float64Array.of(22.52, 22.5003, 22.5357),
    };
    const counter = nearbyCounter(city);
    for (const radius of [500, 1300]) {
      const counts = counter.countAround(centres, radius);
      for (let c = 0; c < 3; c++) {
        const here = [...counts.subarray(c * 5, c * 5 + 5)];
        expect(here).toEqual(bruteForce(city, centres.lng[c], centres.lat[c], radius));
        expect(here.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400);
      }
    }
  });

  test('a circle around the pole contains all longitudes', () => {
    const ring = columns(Array.from({ length: 3590 }, (_, i) => [i / 10 - 179.5, 89.5, i % 5] as const));
    for (const lng of [-100, 10, 170])
      expect(counted(ring, lng, 89.9, 100_000)).toEqual(bruteForce(ring, lng, 89.9, 100_000));
  });

  test('a point exactly at the distance counts, one just beyond does not', () => {
    const point = columns([[114.003, 22.5, 0]], 1);
    const distance = haversineMeters(114, 22.5, 114.003, 22.5);
    expect(counted(point, 114, 22.5, distance)).toEqual([1]);
    expect(counted(point, 114, 22.5, distance - 1e-6)).toEqual([0]);
  });

  test('accepts no points and no centres', () => {
    expect(counted(columns([], 2), 114, 22.5, 10)).toEqual([0, 0]);
    const none = { lng: new Float64Array(0), lat: new Float64Array(0) };
    expect(nearbyCounter(columns([[114, 22.5, 0]], 1)).countAround(none, 10)).toHaveLength(0);
  });

  test('counts around the pole and over a continent, where the plane approximation is poor', () => {
    const wide = columns(
      Array.from(
        { length: 500 },
        (_, i) => [((i * 37) % 359) - 179, 89.5 - ((i * 13) % 170) * 0.9, i % 5] as const,
      ),
    );
    for (const [lng, lat, radius] of [
      [10, 89.9, 100_000],
      [100, 35, 900_000],
      [-170, -55, 1_000_000],
    ])
      expect(counted(wide, lng, lat, radius)).toEqual(bruteForce(wide, lng, lat, radius));
  });

  test('refuses invalid columns, categories and radii', () => {
    const { lng, lat, categoryCount } = columns([[114, 22.5, 0]]);
    expect(() => nearbyCounter({ lng, lat, category: new Uint8Array(2), categoryCount })).toThrow(RangeError);
    expect(() => nearbyCounter(columns([[114, 22.5, 5]]))).toThrow('a category is not below 5');
    const counter = nearbyCounter(columns([[114, 22.5, 0]]));
    for (const radius of [-1, Number.NaN, 2e6])
      expect(() => counter.countAround(centre(114, 22.5), radius)).toThrow(RangeError);
  });
});
