import { cityFactsOf } from '@ooh/reference/facts/city-facts';
import { toWgs84, wgs84, type Wgs84Point } from '@ooh/geo/point';
import { expect, test } from 'vitest';
import { suspectCrs } from './suspect-crs.ts';

const landmarks = cityFactsOf('440300').businessDistricts;

/** Stops up to 400 m around every landmark, in fixed directions. */
const stops = landmarks.flatMap(({ name, lng, lat }, i) =>
  [0, 1, 2].map((k) => {
    const angle = i * 2.4 + k * 2.1;
    const reach = 0.0012 * (k + 1);
    return {
      name: `${name}${['站', '地铁站', '总站'][k]}`,
      point: wgs84(lng + reach * Math.cos(angle), lat + reach * Math.sin(angle)),
    };
  }),
);

/** The numbers that a vendor's file gives for a point: those that convert back to it. */
function inSystem(system: 'GCJ02' | 'BD09', point: Wgs84Point): Wgs84Point {
  let guess: Wgs84Point = point;
  for (let i = 0; i < 6; i++) {
    const back = toWgs84(system, guess.lng, guess.lat);
    guess = wgs84(guess.lng + point.lng - back.lng, guess.lat + point.lat - back.lat);
  }
  return guess;
}

/** Stops written in a vendor's system, their numbers read as if they were WGS-84. */
const misread = (system: 'GCJ02' | 'BD09') =>
  stops.map((stop) => ({ name: stop.name, point: inSystem(system, stop.point) }));

test('stops at their true positions are not suspected', () => {
  expect(suspectCrs(stops, landmarks)).toBeNull();
});

test.each(['GCJ02', 'BD09'] as const)(
  'numbers of %s read as WGS-84 are recognised by their common shift',
  (system) => {
    const found = suspectCrs(misread(system), landmarks);
    expect(found?.likely).toBe(system);
    expect(found!.shiftMeters).toBeGreaterThan(450);
    expect(found!.likelyShiftMeters).toBeLessThan(100);
  },
);

test("true numbers read in a vendor's system are recognised as well", () => {
  const overread = stops.map(({ name, point }) => ({ name, point: toWgs84('GCJ02', point.lng, point.lat) }));
  const found = suspectCrs(overread, landmarks, 'GCJ02');
  expect(found?.likely).toBe('WGS84');
  expect(found!.likelyShiftMeters).toBeLessThan(100);
});

test('too few named places give no result', () => {
  expect(suspectCrs(misread('BD09').slice(0, 9), landmarks)).toBeNull();
  expect(suspectCrs([], landmarks)).toBeNull();
});
