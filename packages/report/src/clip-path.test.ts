import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clippedLine, clippedRing, thinnedLine } from './clip-path.ts';
import type { MapPoint } from './document-map.ts';

const box = { width: 100, height: 60 };
const point = fc.tuple(fc.integer({ min: -200, max: 300 }), fc.integer({ min: -200, max: 300 }));
const isInside = ([x, y]: MapPoint): boolean => x >= -1e-6 && x <= 100 + 1e-6 && y >= -1e-6 && y <= 60 + 1e-6;

const areaOf = (ring: readonly MapPoint[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

test('a line through the box becomes the part inside; what leaves and comes back becomes two runs', () => {
  expect(
    clippedLine(
      [
        [-10, 30],
        [110, 30],
      ],
      box,
    ),
  ).toEqual([
    [
      [0, 30],
      [100, 30],
    ],
  ]);
  const twice: MapPoint[] = [
    [10, 10],
    [10, -20],
    [50, -20],
    [50, 10],
  ];
  expect(clippedLine(twice, box)).toEqual([
    [
      [10, 10],
      [10, 0],
    ],
    [
      [50, 0],
      [50, 10],
    ],
  ]);
});

test('every point of a clipped line lies in the box, and points of the line that are inside stay', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), (path) => {
      const runs = clippedLine(path, box);
      expect(runs.flat().every(isInside)).toBe(true);
      const kept = new Set(runs.flat().map(String));
      for (const corner of path) if (isInside(corner)) expect(kept.has(String(corner))).toBe(true);
    }),
  );
});

test('a clipped rectangle has the area that it shares with the box', () => {
  fc.assert(
    fc.property(point, point, ([x0, y0], [x1, y1]) => {
      const ring: MapPoint[] = [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ];
      const across = Math.max(0, Math.min(100, Math.max(x0, x1)) - Math.max(0, Math.min(x0, x1)));
      const down = Math.max(0, Math.min(60, Math.max(y0, y1)) - Math.max(0, Math.min(y0, y1)));
      expect(areaOf(clippedRing(ring, box))).toBeCloseTo(across * down, 6);
    }),
  );
});

test('a thinned line keeps its ends', () => {
  expect(
    thinnedLine(
      [
        [0, 0],
        [0.1, 0],
        [0.2, 0],
        [5, 0],
        [5.1, 0],
      ],
      1,
    ),
  ).toEqual([
    [0, 0],
    [5, 0],
    [5.1, 0],
  ]);
});
