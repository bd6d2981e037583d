import fc from 'fast-check';
import { expect, test } from 'vitest';
import { circleCover, type Circle } from './circle-cover.ts';
import { distanceMeters } from './distance.ts';
import { cellAreaSquareMeters, cellBoundary, cellCentre, cellOf, neighbours } from './h3-cell.ts';
import { localPlane } from './local-plane.ts';
import { wgs84, type Wgs84Point } from './point.ts';
import { indexPoints } from './spatial-index.ts';

const own = cellOf(wgs84(114.06, 22.54), 9);
const middle = cellCentre(own);
const plane = localPlane(middle.lng, middle.lat);
const cells = neighbours(own, 8);
const index = indexPoints(cells.map(cellCentre));
const cover = (circles: readonly Circle[]) => circleCover(cells, index, circles);
const at = (x: number, y: number): Wgs84Point => plane.point(x, y);
const circle = (x: number, y: number, radiusMeters: number): Circle => ({ centre: at(x, y), radiusMeters });
const perimeter = (points: readonly Wgs84Point[]) =>
  points.reduce((sum, point, i) => sum + distanceMeters(point, points[(i + 1) % points.length]), 0);

test('a circle inside one cell covers its share of the area and of straight paths (Crofton)', () => {
  const [part, ...others] = cover([circle(0, 0, 100)]);
  expect(others).toEqual([]);
  expect(cells[part.index]).toBe(own);
  expect(Math.abs(part.area - (Math.PI * 100 ** 2) / cellAreaSquareMeters(own))).toBeLessThan(0.01);
  expect(Math.abs(part.way - (2 * Math.PI * 100) / perimeter(cellBoundary(own)))).toBeLessThan(0.02);
});

test('shares of overlapping circles agree with random points in their cells', () => {
  const place = fc.record({
    x: fc.integer({ min: -600, max: 600 }),
    y: fc.integer({ min: -600, max: 600 }),
    radius: fc.integer({ min: 40, max: 700 }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 3 }), (places) => {
      const circles = places.map(({ x, y, radius }) => circle(x, y, radius));
      const parts = new Map(cover(circles).map((part) => [cells[part.index], part]));
      const counts = new Map<string, [number, number]>();
      for (let x = -1400; x <= 1400; x += 11) {
        for (let y = -1400; y <= 1400; y += 11) {
          const point = at(x, y);
          const cell = cellOf(point, 9);
          const count = counts.get(cell) ?? counts.set(cell, [0, 0]).get(cell)!;
          count[0]++;
          if (circles.some((one) => distanceMeters(one.centre, point) <= one.radiusMeters)) count[1]++;
        }
      }
      for (const [cell, [all, inside]] of counts) {
        // A cell cut off by the sampled area would be compared with a part of itself.
        if (all < (0.98 * cellAreaSquareMeters(cell as typeof own)) / 11 ** 2) continue;
        const part = parts.get(cell as typeof own);
        expect(Math.abs((part?.area ?? 0) - inside / all)).toBeLessThan(0.03);
        expect((part?.way ?? 0) - inside / all).toBeGreaterThan(-0.03);
      }
    }),
    { numRuns: 12 },
  );
});

test('the covered parts of the cells sum to the circle’s area at any position', () => {
  for (const [x, y, radius] of [
    [90, 140, 100],
    [-200, 30, 300],
    [10, -60, 1000],
  ] as const) {
    const area = cover([circle(x, y, radius)]).reduce(
      (sum, part) => sum + part.area * cellAreaSquareMeters(cells[part.index]),
      0,
    );
    expect(Math.abs(area / (Math.PI * radius ** 2) - 1)).toBeLessThan(0.04);
  }
});

test('no circles, or only distant ones, cover no cell', () => {
  expect(cover([])).toEqual([]);
  expect(cover([{ centre: wgs84(113, 22.5), radiusMeters: 100 }])).toEqual([]);
  expect(circleCover([], indexPoints([]), [circle(0, 0, 100)])).toEqual([]);
});
