import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cornersOf, cornersText, readPoiAddress } from './poi-address.ts';

test('corners come back from the address to a metre', () => {
  const corner = fc.tuple(
    fc.double({ min: 73, max: 135, noNaN: true }),
    fc.double({ min: 18, max: 54, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(corner, { minLength: 2, maxLength: 50 }), (corners) => {
      const back = cornersOf(cornersText(corners));
      expect(back).toHaveLength(corners.length);
      back.forEach(([lng, lat], i) => {
        expect(Math.abs(lng - (corners[i]?.[0] ?? 0))).toBeLessThan(1e-5);
        expect(Math.abs(lat - (corners[i]?.[1] ?? 0))).toBeLessThan(1e-5);
      });
    }),
  );
  expect([cornersOf(undefined), cornersOf('114 a,3')]).toEqual([[], []]);
});

test('an address that cannot be read leaves its fields out', () => {
  expect(readPoiAddress({ city: '4403', shape: 'square', r: '0', brand: '甲' })).toMatchObject({
    brand: '甲',
  });
});
