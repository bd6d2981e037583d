import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropSquare } from './crop-square.ts';

test('the whole shorter side around the middle', () => {
  expect(cropSquare(400, 300, { zoom: 1, centreX: 0.5, centreY: 0.5 })).toEqual({
    left: 50,
    top: 0,
    side: 300,
  });
});

test('zoom narrows the part, edges hold it inside', () => {
  expect(cropSquare(400, 300, { zoom: 3, centreX: 0, centreY: 1 })).toEqual({ left: 0, top: 200, side: 100 });
});

test('the part never leaves the picture', () => {
  const share = fc.double({ min: -1, max: 2, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.double({ min: 0.1, max: 8, noNaN: true }),
      share,
      share,
      (width, height, zoom, centreX, centreY) => {
        const { left, top, side } = cropSquare(width, height, { zoom, centreX, centreY });
        expect(side).toBeGreaterThan(0);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(width + 1e-9);
        expect(top + side).toBeLessThanOrEqual(height + 1e-9);
      },
    ),
  );
});
