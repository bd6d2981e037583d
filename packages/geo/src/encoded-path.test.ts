import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMeters } from './distance.ts';
import { decodePath, encodePath } from './encoded-path.ts';
import { wgs84 } from './point.ts';
import { simplifyPolyline } from './simplify.ts';

test('the example of the format', () => {
  const path = [wgs84(-120.2, 38.5), wgs84(-120.95, 40.7), wgs84(-126.453, 43.252)];
  expect(encodePath(path)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  expect(decodePath('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(path.map(({ lng, lat }) => [lng, lat]));
  expect(encodePath([])).toBe('');
  expect(decodePath('')).toEqual([]);
  expect(() => decodePath('_p~iF')).toThrow('ends within a vertex');
});

test('vertices on the way are left out', () => {
  const path = Array.from({ length: 400 }, (_, i) =>
    wgs84(114 + i * 1e-4, 22.5 + (i < 200 ? 0 : (i - 200) * 1e-4)),
  );
  expect(decodePath(encodePath(path))).toHaveLength(3);
});

test('every path comes back within a metre of its simplified self', () => {
  const point = fc
    .tuple(fc.double({ min: 73, max: 135, noNaN: true }), fc.double({ min: 3, max: 54, noNaN: true }))
    .map(([lng, lat]) => wgs84(lng, lat));
  fc.assert(
    fc.property(fc.array(point, { maxLength: 30 }), (path) => {
      const kept = simplifyPolyline(path, 1);
      const decoded = decodePath(encodePath(path));
      expect(decoded).toHaveLength(kept.length);
      kept.forEach((at, i) => expect(distanceMeters(at, wgs84(...decoded[i]))).toBeLessThan(1));
    }),
  );
});
