import { expect, test } from 'vitest';
import { readCurve } from './frontier-line.ts';

const points = [
  { budgetFen: 100, share: 0.2, boundShare: 0.22 },
  { budgetFen: 200, share: 0.3, boundShare: 0.31 },
];

test('a computed budget is read as it is, one between two is interpolated, one beyond is unknown', () => {
  expect(readCurve(points, 200)).toEqual({ share: 0.3, isBetween: false });
  expect(readCurve(points, 150)?.share).toBeCloseTo(0.25);
  expect(readCurve(points, 150)?.isBetween).toBe(true);
  expect(readCurve(points, 50)?.share).toBeCloseTo(0.1);
  expect(readCurve(points, 201)).toBeNull();
});
