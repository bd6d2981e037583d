import { cityFactsOf } from '@ooh/reference/facts/city-facts';
import { toWgs84, wgs84, type Wgs84Point } from '@ooh/geo/point';
import { expect, test } from 'vitest';
import { numbersIn, suspectCrs, type NamedPlaces } from './suspect-crs.ts';

const landmarks = cityFactsOf('440300').businessDistricts;

/** Stops up to 400 m around every landmark, in fixed directions. */
const places: readonly NamedPlaces[] = landmarks.map((landmark, i) => ({
  landmark,
  points: [0, 1, 2].map((k) => {
    const angle = i * 2.4 + k * 2.1;
    const reach = 0.0012 * (k + 1);
    return wgs84(landmark.lng + reach * Math.cos(angle), landmark.lat + reach * Math.sin(angle));
  }),
}));

const moved = (move: (point: Wgs84Point) => Wgs84Point): NamedPlaces[] =>
  places.map(({ landmark, points }) => ({ landmark, points: points.map(move) }));

/** Stops written in a vendor's system, their numbers read as if they were WGS-84. */
const misread = (system: 'GCJ02' | 'BD09') => moved((point) => numbersIn(system, point));

test('numbers convert back to the point', () => {
  for (const { points } of misread('BD09'))
    for (const { lng, lat } of points) {
      const back = toWgs84('BD09', lng, lat);
      expect(numbersIn('BD09', back).lng).toBeCloseTo(lng, 6);
      expect(numbersIn('BD09', back).lat).toBeCloseTo(lat, 6);
    }
});

test('stops at their true positions are not suspected', () => {
  expect(suspectCrs(places)).toBeNull();
});

test.each(['GCJ02', 'BD09'] as const)(
  'numbers of %s read as WGS-84 are recognised by their common shift',
  (system) => {
    const found = suspectCrs(misread(system));
    expect(found?.likely).toBe(system);
    expect(found!.meters).toBeGreaterThan(450);
    expect(found!.likelyMeters).toBeLessThan(100);
  },
);

test("true numbers read in a vendor's system are recognised as well", () => {
  const found = suspectCrs(
    moved(({ lng, lat }) => toWgs84('GCJ02', lng, lat)),
    'GCJ02',
  );
  expect(found?.likely).toBe('WGS84');
  expect(found!.likelyMeters).toBeLessThan(100);
});

test('too few named places give no result', () => {
  expect(suspectCrs(misread('BD09').slice(0, 7))).toBeNull();
  expect(suspectCrs([])).toBeNull();
});
