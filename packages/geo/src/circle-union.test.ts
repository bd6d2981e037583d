import { expect, test } from 'vitest';
import { circleUnionSquareMeters } from './circle-union.ts';
import { distanceMeters } from './distance.ts';
import { localPlane } from './local-plane.ts';
import { wgs84 } from './point.ts';

const plane = localPlane(114, 22.5);
const at = (x: number, y: number) => plane.point(x, y);
const one = Math.PI * 500 * 500;

test('one circle, two separate circles and two identical ones', () => {
  expect(circleUnionSquareMeters([], 500)).toBe(0);
  expect(circleUnionSquareMeters([at(0, 0)], 500) / one).toBeCloseTo(1, 3);
  expect(circleUnionSquareMeters([at(0, 0), at(3000, 10)], 500) / one).toBeCloseTo(2, 2);
  expect(circleUnionSquareMeters([at(0, 0), at(0, 0)], 500) / one).toBeCloseTo(1, 3);
});

test('two circles a radius apart share the lens of the formula', () => {
  const lens = one * (2 / 3 - Math.sqrt(3) / (2 * Math.PI));
  expect(circleUnionSquareMeters([at(0, 0), at(500, 0)], 500) / (2 * one - lens)).toBeCloseTo(1, 3);
});

test('the union of random circles agrees with a grid of points', () => {
  const centres = Array.from({ length: 60 }, (_, i) => at((i * 397) % 4000, (i * 911) % 3000));
  let inside = 0;
  const step = 40;
  for (let x = -700; x < 4700; x += step) {
    for (let y = -700; y < 3700; y += step) {
      const { lng, lat } = at(x, y);
      if (centres.some((centre) => distanceMeters(centre, wgs84(lng, lat)) <= 500)) inside += step * step;
    }
  }
  expect(circleUnionSquareMeters(centres, 500) / inside).toBeCloseTo(1, 1.5);
});
