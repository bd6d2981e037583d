import fc from 'fast-check';
import { expect, test } from 'vitest';
import { box } from '../scene.ts';
import { ringsOf, type Point } from './outline.ts';
import { blankPixels, fillRings, layPicture, type Colour } from './pixels.ts';

const white: Colour = [255, 255, 255];
const everywhere = box(0, 0, 60, 40);

/** The painted area in pixels, of white on black. */
function painted(rings: readonly (readonly Point[])[], clip = everywhere): number {
  const pixels = blankPixels(60, 40);
  fillRings(pixels, rings, clip, white);
  return pixels.rgb.filter((_, i) => i % 3 === 0).reduce((sum, value) => sum + value / 255, 0);
}

/** Twice the area within a closed line, by the shoelace formula. */
const shoelace = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length];
      return sum + x * nextY - nextX * y;
    }, 0),
  );

test('the painted area of a triangle is that of the shoelace formula, whichever way it winds', () => {
  const point = fc.tuple(
    fc.double({ min: 1, max: 59, noNaN: true }),
    fc.double({ min: 1, max: 39, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.tuple(point, point, point), (triangle) => {
      const area = shoelace(triangle) / 2;
      // At each of the three corners a level line stands for a quarter of a row, half of it beyond the corner at most.
      const across = triangle.map(([x]) => x);
      const width = Math.max(...across) - Math.min(...across);
      expect(Math.abs(painted([triangle]) - area)).toBeLessThan(0.5 + (3 / 8) * width);
      expect(painted([triangle.toReversed()])).toBeCloseTo(painted([triangle]), 6);
    }),
  );
});

test('rings that turn the same way add up to one area; one that turns back leaves a hole', () => {
  const square = (x: number, y: number, side: number): Point[] => [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
  expect(painted([square(5, 5, 10), square(10, 10, 10)])).toBeCloseTo(175, 0);
  expect(painted([square(5, 5, 10), square(7, 7, 4).toReversed()])).toBeCloseTo(84, 0);
  expect(painted([square(5, 5, 10)], box(8, 0, 4, 40))).toBeCloseTo(40, 0);
});

test('rectangles, ellipses, curves and lines have the areas of geometry', () => {
  const ink = 'frame' as const;
  expect(painted(ringsOf({ kind: 'rectangle', ...box(4, 4, 20, 12), radius: 4, ink }))).toBeCloseTo(
    240 - (4 - Math.PI) * 16,
    -0.3,
  );
  expect(painted(ringsOf({ kind: 'ellipse', x: 30, y: 20, radiusX: 12, radiusY: 8, ink }))).toBeCloseTo(
    Math.PI * 96,
    -0.7,
  );
  // Two thirds of the box around a parabola.
  expect(painted(ringsOf({ kind: 'path', commands: 'M10 30Q25 -10 40 30Z', ink }))).toBeCloseTo(400, -0.7);
  expect(painted(ringsOf({ kind: 'path', commands: 'M10 20H40', ink, lineWidth: 3 }))).toBeCloseTo(90, 0);
  const corner = painted(ringsOf({ kind: 'path', commands: 'M10 10H30V30', ink, lineWidth: 4 }));
  expect(corner).toBeGreaterThan(159);
  expect(corner).toBeLessThan(165);
});

test('a picture fills its place with its middle, and nothing beyond the clip', () => {
  const picture = blankPixels(30, 10);
  // Red, green and blue in thirds of its width.
  for (let x = 0; x < 30; x++)
    for (let y = 0; y < 10; y++) picture.rgb[3 * (30 * y + x) + Math.floor(x / 10)] = 200;
  const pixels = blankPixels(60, 40);
  layPicture(pixels, picture, box(10, 10, 20, 20), box(0, 0, 25, 40));
  const at = (x: number, y: number) => [...pixels.rgb.subarray(3 * (60 * y + x), 3 * (60 * y + x) + 3)];
  expect(at(9, 15)).toEqual([0, 0, 0]);
  // The square middle of the picture is green alone.
  expect(at(10, 15)).toEqual([0, 200, 0]);
  expect(at(24, 29)).toEqual([0, 200, 0]);
  expect(at(25, 15)).toEqual([0, 0, 0]);
});
