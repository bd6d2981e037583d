import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaLocator } from './area-locator.ts';
import { wgs84 } from './point.ts';
import { areaContains, polygonFrom, type Area } from './polygon.ts';

const lng = fc.double({ min: 113, max: 115, noNaN: true });
const lat = fc.double({ min: 22, max: 23, noNaN: true });
const point = fc.tuple(lng, lat).map(([x, y]) => wgs84(x, y));
/** Corners in any order: rings may cross themselves, as they may in imported outlines. */
const polygon = fc.array(point, { minLength: 3, maxLength: 9 }).map(polygonFrom);
const multi = fc
  .array(polygon, { minLength: 1, maxLength: 3 })
  .map((parts): Area => ({ type: 'MultiPolygon', coordinates: parts.map((part) => part.coordinates) }));

test('finds the first area that contains a point, also on a second query', () => {
  const areas = fc.array(fc.oneof(polygon, multi), { maxLength: 6 });
  fc.assert(
    fc.property(areas, fc.array(point, { minLength: 20, maxLength: 60 }), (regions, points) => {
      const locator = areaLocator(regions);
      for (const one of [...points, ...points]) {
        expect(locator.locate(one)).toBe(regions.findIndex((region) => areaContains(region, one)));
      }
    }),
    { numRuns: 150 },
  );
});
