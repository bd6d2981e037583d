import { distanceMeters } from '@ooh/geo/distance';
import { wgs84 } from '@ooh/geo/point';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairPlaces, type SeenPlace } from './pair-places.ts';

const place = (sightingId: string, lng: number, lat: number, over: Partial<SeenPlace> = {}): SeenPlace => ({
  sightingId,
  mediumId: 2,
  lng,
  lat,
  firstSeen: '2026-10-01',
  lastSeen: '2026-10-28',
  ...over,
});

test('a rival of the same medium 220 m away overlaps for the weeks in which both were seen', () => {
  const own = place('own', 114, 22.5);
  const rival = place('rival', 114, 22.502, { firstSeen: '2026-10-15', lastSeen: '2026-11-30' });
  const [pair] = pairPlaces([own], [rival, place('other', 114, 22.502, { mediumId: 3 })], 300);
  expect(Math.round(pair.meters)).toBeCloseTo(222, -1);
  expect(pair.weeks).toBe(2);
  expect(pairPlaces([own], [rival], 200)).toEqual([]);
  const later = place('later', 114, 22.5, { firstSeen: '2026-12-01', lastSeen: '2026-12-07' });
  expect(pairPlaces([own], [later], 300)[0].weeks).toBe(0);
});

test('squares find what comparing every pair finds', () => {
  const points = fc.array(
    fc.tuple(
      fc.double({ min: 113.9, max: 114, noNaN: true }),
      fc.double({ min: 40, max: 40.1, noNaN: true }),
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(points, points, fc.integer({ min: 50, max: 2000 }), (a, b, radius) => {
      const own = a.map(([lng, lat], n) => place(`o${n}`, lng, lat));
      const rivals = b.map(([lng, lat], n) => place(`r${n}`, lng, lat));
      const expected = own.flatMap((one) =>
        rivals.filter(
          (rival) => distanceMeters(wgs84(one.lng, one.lat), wgs84(rival.lng, rival.lat)) <= radius,
        ),
      );
      expect(pairPlaces(own, rivals, radius)).toHaveLength(expected.length);
    }),
  );
});
