import { expect, test } from 'vitest';
import { forEachCommonKey, hasKey, sortedKeys, unionOfKeys } from './sorted-keys.ts';

const one = Int32Array.of(0, 5, 2, 1, 2, 7);
const other = Int32Array.of(0, 6, 2, 1, 3, 0);

test('ascending keys are joined and compared', () => {
  expect([...unionOfKeys(one, other, 2)]).toEqual([0, 5, 0, 6, 2, 1, 2, 7, 3, 0]);
  expect([...unionOfKeys(one, new Int32Array(0), 2)]).toEqual([...one]);
  const common: number[][] = [];
  forEachCommonKey(one, other, 2, (i, j) => common.push([i, j]));
  expect(common).toEqual([[1, 1]]);
});

test('keys are found and sorted', () => {
  expect([0, 1, 2].map((j) => hasKey(one, other, j, 2))).toEqual([false, true, false]);
  expect([...sortedKeys(Int32Array.of(3, 0, 2, 1, 0, 6, 2, 0), Uint32Array.of(0, 1, 3), 2)]).toEqual([
    2, 0, 2, 1, 3, 0,
  ]);
});
