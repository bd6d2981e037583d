import { expect, test } from 'vitest';
import { fenceProblems } from './fence-problems.ts';

type Corner = [number, number];
const square = (degrees: number): Corner[] => [
  [114, 22.5],
  [114 + degrees, 22.5],
  [114 + degrees, 22.5 + degrees],
  [114, 22.5 + degrees],
];
const fence = (ring: Corner[], over: object = {}) => ({
  fenceId: 'f1',
  name: '甲',
  priority: 5,
  ring,
  ...over,
});

test('a fence that is too small, too large or crosses itself is named; others pass', () => {
  // 0.01° are about 1.1 km here.
  expect(fenceProblems([fence(square(0.01))])).toEqual([]);
  expect(fenceProblems([fence(square(0.0002))])).toEqual(['围栏「甲」面积过小']);
  expect(fenceProblems([fence(square(0.3))])).toEqual(['围栏「甲」面积过大']);
  const [a, b, c, d] = square(0.01);
  expect(fenceProblems([fence([a, c, b, d])])).toEqual(['围栏「甲」自相交或不成面']);
});

test('a circle is judged by its schema alone, and two fences need two ids', () => {
  const circle = { circle: { center: [114, 22.5] as Corner, radiusMeters: 100 } };
  const [a, b, c, d] = square(0.01);
  expect(fenceProblems([fence([a, c, b, d], circle)])).toEqual([]);
  expect(fenceProblems([fence(square(0.01)), fence(square(0.01))])).toEqual(['围栏编号重复']);
});
