import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaCover } from './area-cover.ts';
import { circleCover } from './circle-cover.ts';
import { circleRing } from './circle-ring.ts';
import { cellAreaSquareMeters, cellCentre, cellOf, cellsInside } from './h3-cell.ts';
import { wgs84 } from './point.ts';
import { areaSquareMeters, polygonFrom } from './polygon.ts';
import { indexPoints } from './spatial-index.ts';

const centre = wgs84(114.05, 22.54);
const box = (half: number) =>
  polygonFrom(
    [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ].map(([x, y]) => wgs84(centre.lng + x, centre.lat + y)),
  );
const cells = cellsInside(box(0.03).coordinates, 9);
const index = indexPoints(cells.map(cellCentre));

test('parts of cells add up to the area of the polygon, however small it is', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.0004, max: 0.015, noNaN: true }), (half) => {
      const area = box(half);
      const covered = areaCover(cells, index, area).reduce(
        (sum, part) => sum + part.area * cellAreaSquareMeters(cells[part.index]),
        0,
      );
      const whole = areaSquareMeters(area);
      expect(Math.abs(covered - whole)).toBeLessThan(0.02 * whole + 6000);
    }),
    { numRuns: 25 },
  );
});

test('a round polygon covers what the circle does', () => {
  const ring = polygonFrom(circleRing(centre, 420).map(([lng, lat]) => wgs84(lng, lat)));
  const own = new Map(areaCover(cells, index, ring).map((part) => [part.index, part]));
  for (const part of circleCover(cells, index, [{ centre, radiusMeters: 420 }])) {
    expect(own.get(part.index)?.area ?? 0).toBeCloseTo(part.area, 1);
    expect(own.get(part.index)?.way ?? 0).toBeCloseTo(part.way, 1);
  }
});

test('an area inside one cell covers a part of it alone', () => {
  const middle = cellCentre(cellOf(centre, 9));
  const d = 0.0002;
  const tiny = polygonFrom(
    [
      [-d, -d],
      [d, -d],
      [d, d],
      [-d, d],
    ].map(([x, y]) => wgs84(middle.lng + x, middle.lat + y)),
  );
  const parts = areaCover(cells, index, tiny);
  expect(parts).toHaveLength(1);
  expect(parts[0].area).toBeGreaterThan(0);
  expect(parts[0].area).toBeLessThan(0.05);
  expect(parts[0].way).toBeGreaterThan(parts[0].area);
});
