import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CellLocator } from './cell-locator.ts';
import { cellBoundary, cellOf, neighbours } from './h3-cell.ts';
import { wgs84 } from './point.ts';

const place = fc.record({
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
});
const step = fc.double({ min: -1, max: 1, noNaN: true });

test('every point gets the grid’s cell, whatever candidate cells are tried first', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 4, max: 11 }), step, step, (around, resolution, dx, dy) => {
      const cell = cellOf(wgs84(around.lng, around.lat), resolution);
      const corner = cellBoundary(cell)[0];
      const reach = Math.hypot(corner.lng - around.lng, corner.lat - around.lat);
      const lng = Math.max(-180, Math.min(180, around.lng + dx * reach));
      const lat = Math.max(-90, Math.min(90, around.lat + dy * reach));
      const expected = cellOf(wgs84(lng, lat), resolution);
      const locator = new CellLocator(resolution);
      for (const likely of [cell, expected, ...neighbours(cell, 1)]) {
        expect(locator.cellAt(lng, lat, likely, cell)).toBe(expected);
      }
    }),
    { numRuns: 400 },
  );
});

test('points on and next to an edge get the grid’s cell', () => {
  const locator = new CellLocator(9);
  for (const [lng, lat] of [
    [114.06, 22.54],
    [87.6, 43.8],
    [126.6, 53.4],
  ] as const) {
    const cell = cellOf(wgs84(lng, lat), 9);
    const corners = cellBoundary(cell);
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length];
      for (const along of [0, 0.1, 0.5, 0.9]) {
        for (const across of [-1e-6, -1e-8, -1e-10, 0, 1e-10, 1e-8, 1e-6]) {
          const x = from.lng + along * (to.lng - from.lng) + across;
          const y = from.lat + along * (to.lat - from.lat) + across;
          expect(locator.cellAt(x, y, cell)).toBe(cellOf(wgs84(x, y), 9));
        }
      }
    });
  }
});
