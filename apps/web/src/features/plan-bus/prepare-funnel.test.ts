import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import { expect, test } from 'vitest';
import { newCondition } from './describe-condition.ts';
import { prepareFunnel, strongestRelief, type FilterResult } from './prepare-funnel.ts';

const filter: BusFilter = {
  conditions: [newCondition('mainRoad'), newCondition('businessDistrict')],
  relation: null,
};
const result: FilterResult = {
  totalLines: 532,
  matchedLineIds: [],
  conditions: [
    { conditionId: 'mainRoad', matched: 3, matchedWithout: 31 },
    { conditionId: 'businessDistrict', matched: 31, matchedWithout: 3 },
    { conditionId: 'gone', matched: 1, matchedWithout: 99 },
  ],
  hits: [],
};

test('without conditions every line matches', () => {
  expect(prepareFunnel(532, null, new Set(['a']))).toEqual({
    total: 532,
    matched: 532,
    chosen: 1,
    chosenOutside: 0,
  });
});

test('chosen lines outside of the conditions are counted apart', () => {
  const some = { ...result, matchedLineIds: ['a', 'b'] };
  expect(prepareFunnel(532, some, new Set(['a', 'z']))).toEqual({
    total: 532,
    matched: 2,
    chosen: 2,
    chosenOutside: 1,
  });
});

test('the hint names the condition that removes most', () => {
  expect(strongestRelief(filter, result)).toEqual({ conditionId: 'mainRoad', name: '主干道', gain: 31 });
});

test('no hint where dropping one condition alone brings nothing', () => {
  const stuck = result.conditions.map((condition) => ({ ...condition, matchedWithout: 0 }));
  expect(strongestRelief(filter, { ...result, conditions: stuck })).toBeNull();
});
