import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMeters } from './distance.ts';
import { toGcj02, toWgs84, wgs84 } from './point.ts';

test('degrees that are out of range or not numbers are refused', () => {
  for (const [lng, lat] of [
    [181, 0],
    [-180.5, 0],
    [0, 91],
    [Number.NaN, 0],
    [0, Number.NaN],
  ]) {
    expect(() => wgs84(lng, lat)).toThrow(RangeError);
    expect(() => toWgs84('GCJ02', lng, lat)).toThrow(RangeError);
  }
  expect(wgs84(-180, 90)).toEqual({ lng: -180, lat: 90 });
});

test('applies the published GCJ-02 offset of Tiananmen, and reverts it', () => {
  const place = wgs84(116.403988, 39.914266);
  const shifted = toGcj02(place);
  expect(shifted.lng).toBeCloseTo(116.410232, 5);
  expect(shifted.lat).toBeCloseTo(39.91567, 5);
  expect(distanceMeters(place, toWgs84('GCJ02', shifted.lng, shifted.lat))).toBeLessThan(0.5);
});

test('coordinates in China survive the GCJ-02 round trip within half a metre and are offset by 20 to 1000 m', () => {
  const china = fc.tuple(
    fc.double({ min: 98, max: 122, noNaN: true }),
    fc.double({ min: 22, max: 42, noNaN: true }),
  );
  fc.assert(
    fc.property(china, ([lng, lat]) => {
      const place = wgs84(lng, lat);
      const shifted = toGcj02(place);
      const away = distanceMeters(place, wgs84(shifted.lng, shifted.lat));
      expect(away).toBeGreaterThan(20);
      expect(away).toBeLessThan(1000);
      expect(distanceMeters(place, toWgs84('GCJ02', shifted.lng, shifted.lat))).toBeLessThan(0.5);
    }),
  );
});

test('BD-09 is offset from GCJ-02 by about a kilometre; outside China there is no offset', () => {
  const fromBaidu = toWgs84('BD09', 114.064553, 22.548457);
  const moved = distanceMeters(wgs84(114.064553, 22.548457), fromBaidu);
  expect(moved).toBeGreaterThan(800);
  expect(moved).toBeLessThan(2000);
  expect(toWgs84('GCJ02', 2.3522, 48.8566)).toEqual({ lng: 2.3522, lat: 48.8566 });
});
