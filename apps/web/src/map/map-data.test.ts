import { expect, test } from 'vitest';
import { boxAround, boxContains, boxesIntersect } from './map-data.ts';

test('a box holds its positions; none give no box', () => {
  expect(
    boxAround([
      [114, 22],
      [113.5, 22.5],
    ]),
  ).toEqual([113.5, 22, 114, 22.5]);
  expect(boxAround([])).toBeNull();
});

test('boxes that touch intersect; one that sticks out is not contained', () => {
  expect(boxesIntersect([0, 0, 1, 1], [1, 1, 2, 2])).toBe(true);
  expect(boxesIntersect([0, 0, 1, 1], [1.1, 0, 2, 1])).toBe(false);
  expect(boxContains([0, 0, 2, 2], [0.5, 0.5, 1, 1])).toBe(true);
  expect(boxContains([0, 0, 2, 2], [0.5, 0.5, 2.1, 1])).toBe(false);
});
