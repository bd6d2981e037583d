import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityFence } from './city-fence.ts';
import { wgs84 } from './point.ts';

const ring = [
  [114, 22.4],
  [114.2, 22.4],
  [114.2, 22.6],
  [114, 22.6],
  [114, 22.4],
];
const square = cityFence('示例市', { type: 'Polygon', coordinates: [ring] });

test('every point of the world has its metres from the boundary, those in the city none', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
      (lng, lat) => {
        const isInside = lng > 114 && lng < 114.2 && lat > 22.4 && lat < 22.6;
        expect(square.metersOutside(wgs84(lng, lat)) === 0).toBe(isInside);
      },
    ),
  );
});

test.each([
  [114.1, 90],
  [180, 22.5],
  [-180, -90],
  [180, 90],
])('%d, %d, where degrees end, is far outside', (lng, lat) => {
  expect(square.metersOutside(wgs84(lng, lat))).toBeGreaterThan(1_000_000);
});
