import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LngLat } from './map-data.ts';
import { lengthText, measureText, wayMeters } from './measure-way.ts';

/** A degree of the meridian on the sphere of the earth's mean radius, metres. */
const degree = (2 * Math.PI * 6_371_008.8) / 360;

test('along a meridian a way is as long as its degrees', () => {
  const way: LngLat[] = [
    [114, 22],
    [114, 22.01],
    [114, 22.03],
  ];
  expect(wayMeters(way) / (0.03 * degree)).toBeCloseTo(1, 3);
});

test('a way is as long backwards, and no shorter than the way without one of its corners', () => {
  const place = fc.tuple(
    fc.double({ min: 100, max: 120, noNaN: true }),
    fc.double({ min: 20, max: 40, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(place, { minLength: 3, maxLength: 8 }), (way) => {
      expect(wayMeters([...way].reverse())).toBeCloseTo(wayMeters(way), 3);
      expect(wayMeters(way)).toBeGreaterThanOrEqual(wayMeters(way.toSpliced(1, 1)) - 1e-3);
    }),
  );
});

test.each([
  [0, '0 米'],
  [999.4, '999 米'],
  [999.6, '1.0 公里'],
  [12_345, '12.3 公里'],
])('%d m is said as %s', (meters, text) => {
  expect(lengthText(meters)).toBe(text);
});

test('from the third corner on the last stretch is told beside the whole', () => {
  const [a, b, c]: LngLat[] = [
    [114, 22],
    [114, 22.01],
    [114, 22.03],
  ];
  expect(measureText([], null)).toMatch(/起点/);
  expect(measureText([a], b)).toBe('总长 1.1 公里');
  expect(measureText([a, b], c)).toBe('总长 3.3 公里，末段 2.2 公里');
});
