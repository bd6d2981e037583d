import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DemoPlacement } from './competitor-placements.ts';
import { sightingsOf } from './competitor-sightings.ts';

const placement = (n: number, units: number, spendFen: number): DemoPlacement => ({
  placementId: `440300-b-1-2026-05-${n}`,
  brandId: 'b-1',
  productName: null,
  mediumId: 2,
  formId: 1,
  placeName: null,
  month: '2026-05-01',
  firstSeen: '2026-05-03',
  lastSeen: '2026-05-30',
  units,
  spendFen,
});
const places = Array.from({ length: 12 }, (_, n) => ({ name: `站亭 ${n}`, lng: 114 + n / 100, lat: 22.5 }));

test('units and amounts of a placement are divided over distinct places without rest', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.integer({ min: 1, max: 500 }), fc.nat(1e9), (n, units, spendFen) => {
      const seen = sightingsOf([placement(n, units, spendFen)], () => places);
      expect(seen.length).toBeGreaterThanOrEqual(1);
      expect(seen.length).toBeLessThanOrEqual(8);
      expect(seen.reduce((sum, one) => sum + one.units, 0)).toBe(units);
      expect(seen.reduce((sum, one) => sum + one.spendFen, 0)).toBe(spendFen);
      expect(seen.every((one) => one.units > 0)).toBe(true);
      expect(new Set(seen.map(({ placeName }) => placeName)).size).toBe(seen.length);
    }),
  );
});

test('a city without places of the medium has no sightings', () => {
  expect(sightingsOf([placement(1, 5, 100)], () => [])).toEqual([]);
  const [one] = sightingsOf([placement(1, 5, 100)], () => places);
  expect(one.creativeKey).toMatch(/^b-1\|2026Q2\|[012]$/);
});
