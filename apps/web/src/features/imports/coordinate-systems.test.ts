import { haversineMeters } from '@ooh/geo/distance';
import { toGcj02, toWgs84, wgs84 } from '@ooh/geo/point';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crsOrder, fromWgs84, readOtherwise } from './coordinate-systems.ts';

const inChina = fc.tuple(
  fc.double({ min: 75, max: 130, noNaN: true }),
  fc.double({ min: 19, max: 50, noNaN: true }),
);

test('the inverse leads back to the same place within a centimetre', () => {
  fc.assert(
    fc.property(inChina, fc.constantFrom(...crsOrder), (position, crs) => {
      const written = fromWgs84(crs, position);
      const back = toWgs84(crs, written[0], written[1]);
      expect(haversineMeters(position[0], position[1], back.lng, back.lat)).toBeLessThan(0.01);
    }),
  );
});

test('the inverse agrees with the direct conversion where there is one', () => {
  const shenzhen = [114.0579, 22.5431] as const;
  const direct = toGcj02(wgs84(...shenzhen));
  const found = fromWgs84('GCJ02', shenzhen);
  expect(haversineMeters(direct.lng, direct.lat, found[0], found[1])).toBeLessThan(1);
});

test('numbers of a BD-09 file read as WGS-84 lie over a kilometre off in Shenzhen', () => {
  const written = [113.78947398104066, 22.728276040706554] as const;
  const truth = toWgs84('BD09', ...written);
  const corrected = readOtherwise(written, 'WGS84', 'BD09');
  expect(haversineMeters(truth.lng, truth.lat, corrected[0], corrected[1])).toBeLessThan(0.01);
  const off = haversineMeters(written[0], written[1], corrected[0], corrected[1]);
  expect(off).toBeGreaterThan(900);
  expect(off).toBeLessThan(1500);
});
