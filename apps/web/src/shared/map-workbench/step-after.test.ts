import { expect, test } from 'vitest';
import { stepAfter } from './step-after.ts';

test('a time is played from its first step to its last, once', () => {
  const played: number[] = [];
  for (let step = stepAfter(0, 4); step !== null; step = stepAfter(step, 4)) played.push(step);
  expect(played).toEqual([1, 2, 3, 4]);
});

test('a time without steps is not played', () => {
  expect(stepAfter(0, 0)).toBeNull();
});
