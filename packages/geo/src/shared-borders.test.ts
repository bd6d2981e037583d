import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaContains, areaSquareMeters, type Area, type Position } from './polygon.ts';
import { wgs84 } from './point.ts';
import { simplifyTogether } from './shared-borders.ts';

/** Two areas on either side of a border, and a third around their north; corners in hundredths of a degree. */
function neighbours(border: readonly Position[]): Area[] {
  const north = border.at(-1)!;
  const polygon = (ring: readonly Position[]): Area => ({
    type: 'Polygon',
    coordinates: [[...ring, ring[0]]],
  });
  return [
    polygon([[113, 22], ...border, [113, 23]]),
    polygon([...border.toReversed(), [115, 22], [115, 23]].toReversed()),
    polygon([[113, 23], north, [115, 23], [115, 24], [113, 24]]),
  ];
}

const border = fc
  .array(fc.integer({ min: -40, max: 40 }), { minLength: 3, maxLength: 40 })
  .map((steps) => steps.map((step, i): Position => [114 + step / 100, 22 + i / (steps.length - 1)]));

const keys = (area: Area): string[] => (area.coordinates[0] as Position[]).map(String);

test('a shared border stays one line: both areas keep the same corners of it', () => {
  fc.assert(
    fc.property(border, fc.constantFrom(50, 500, 5000, 50_000), (line, tolerance) => {
      const [west, east] = simplifyTogether(neighbours(line), tolerance);
      const own = new Set(line.map(String));
      const kept = keys(west).filter((key) => own.has(key));
      expect(new Set(keys(east).filter((key) => own.has(key)))).toEqual(new Set(kept));
      expect(kept).toContain(String(line[0]));
      expect(kept).toContain(String(line.at(-1)));
      // Together they still cover the same area.
      expect(areaSquareMeters(west) + areaSquareMeters(east)).toBeCloseTo(
        neighbours(line)
          .slice(0, 2)
          .reduce((sum, area) => sum + areaSquareMeters(area), 0),
        -4,
      );
    }),
  );
});

test('start and direction of a ring make no difference', () => {
  fc.assert(
    fc.property(border, fc.nat(30), (line, shift) => {
      const [west, east, north] = neighbours(line);
      const corners = (west.coordinates[0] as Position[]).slice(0, -1);
      const turned = corners.map((_, i) => corners[(i + shift) % corners.length]).toReversed();
      const other: Area = { type: 'Polygon', coordinates: [[...turned, turned[0]]] };
      const [first] = simplifyTogether([west, east, north], 2000);
      const [second] = simplifyTogether([other, east, north], 2000);
      expect(new Set(keys(second))).toEqual(new Set(keys(first)));
    }),
  );
});

test('an island is kept, and an enclave still fits its hole', () => {
  const circle = (lng: number, lat: number, degrees: number, corners: number): Position[] => {
    const ring = Array.from({ length: corners }, (_, i): Position => {
      const angle = (2 * Math.PI * i) / corners;
      return [lng + degrees * Math.cos(angle), lat + degrees * Math.sin(angle)];
    });
    return [...ring, ring[0]];
  };
  const enclave = circle(114, 22, 0.05, 90);
  const country: Area = {
    type: 'MultiPolygon',
    coordinates: [[circle(114, 22, 0.5, 300), enclave.toReversed()], [circle(116, 20, 0.001, 40)]],
  };
  const inner: Area = { type: 'Polygon', coordinates: [enclave] };
  const [around, within] = simplifyTogether([country, inner], 1000);
  const hole = (around.coordinates as Position[][][])[0][1];
  expect(new Set(hole.map(String))).toEqual(new Set(keys(within)));
  expect(hole.length).toBeLessThan(enclave.length);
  expect((around.coordinates as Position[][][])[1][0].length).toBeGreaterThan(3);
  expect(areaContains(around, wgs84(114, 22))).toBe(false);
});
