import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import { expect, test } from 'vitest';
import { newCondition } from '../describe-condition.ts';
import { withDistricts } from './districts-for-plan.ts';

const road = { ...newCondition('mainRoad', 'mainRoad'), roadIds: ['r1'] } as BusFilter['conditions'][number];

test('districts become a condition of their own that holds beside the others', () => {
  const first = withDistricts({ conditions: [road], relation: null }, ['a', 'b'], 'passes') as BusFilter;
  expect(first.conditions[1]).toMatchObject({ districtIds: ['a', 'b'], mode: 'passes', minHits: 1 });
  expect(first.relation).toBeNull();
  const second = withDistricts(first, ['c'], 'stops') as BusFilter;
  expect(second.conditions.map(({ conditionId }) => conditionId)).toEqual([
    'mainRoad',
    'businessDistrict',
    'businessDistrict-2',
  ]);
});

test('beside conditions that are joined by 或 the districts must hold too', () => {
  const other = { ...road, conditionId: 'mainRoad-2' };
  const either: BusFilter = {
    conditions: [road, other],
    relation: {
      op: 'or',
      not: false,
      items: [
        { conditionId: 'mainRoad', not: false },
        { conditionId: 'mainRoad-2', not: false },
      ],
    },
  };
  const filter = withDistricts(either, ['a'], 'stops') as BusFilter;
  expect(filter.relation).toEqual({
    op: 'and',
    not: false,
    items: [either.relation, { conditionId: 'businessDistrict', not: false }],
  });
});

test('a plan that is full of conditions takes no more', () => {
  const conditions = Array.from({ length: 20 }, (_, at) => ({ ...road, conditionId: `c${at}` }));
  expect(withDistricts({ conditions, relation: null }, ['a'], 'stops')).toBe(
    '该方案的条件已有 20 个，请先移除一些',
  );
});
