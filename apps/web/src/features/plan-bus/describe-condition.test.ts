import type { BusCondition, BusFilter } from '@ooh/contract/domain/bus-condition';
import { expect, test } from 'vitest';
import {
  chipText,
  completeFilter,
  conditionLabels,
  conditionSize,
  describeFilter,
  freeConditionId,
  newCondition,
  type ConditionOptions,
} from './describe-condition.ts';

const options: ConditionOptions = {
  businessDistricts: ['海岸城', '东门', '华强北', '卓悦中心'].map((name, index) => ({
    id: `d${index}`,
    name,
    districtName: null,
    ring: [],
    visitors: null,
    taConcentration: null,
    lines: 1,
    isIndicative: true,
  })),
  mainRoads: [{ id: 'r', name: '深南大道', path: [], lengthMeters: 1, lines: 2, isIndicative: false }],
  aoiTypes: [],
  aois: [],
  poiCategories: [],
  poiBrands: [],
  empowerment: [],
};
const district: BusCondition = {
  kind: 'businessDistrict',
  conditionId: 'businessDistrict',
  name: '',
  districtIds: ['d0', 'd1', 'd2', 'd3'],
  mode: 'passes',
  bufferMeters: 300,
  minHits: 2,
};
const road: BusCondition = {
  kind: 'mainRoad',
  conditionId: 'mainRoad',
  name: '',
  roadIds: ['r'],
  minOverlapMeters: 1500,
};

test('the filter reads as a sentence', () => {
  expect(describeFilter({ conditions: [], relation: null }, options)).toBe('全部线路');
  expect(describeFilter({ conditions: [district, road], relation: null }, options)).toBe(
    '途经至少 2 个 海岸城、东门、华强北 等 4 个 且 沿 深南大道（重合 ≥ 1.5 公里）',
  );
});

test('own places and categories are both named', () => {
  const poi: BusCondition = {
    ...(newCondition('targetPoi') as Extract<BusCondition, { kind: 'targetPoi' }>),
    categories: ['咖啡'],
    points: [[114, 22]],
  };
  expect(describeFilter({ conditions: [poi], relation: null }, undefined)).toBe(
    '300 米内有 咖啡、1 个自有点',
  );
});

test('conditions that say nothing yet are neither sent nor named', () => {
  const kinds = ['businessDistrict', 'mainRoad', 'dataEmpowerment', 'targetAoi', 'targetPoi'] as const;
  for (const kind of kinds) expect(conditionSize(newCondition(kind))).toBe(0);
  const filter: BusFilter = {
    conditions: [road, newCondition('targetAoi')],
    relation: {
      op: 'or',
      not: false,
      items: [
        { conditionId: 'targetAoi', not: true },
        { conditionId: 'mainRoad', not: true },
      ],
    },
  };
  expect(completeFilter(filter)).toEqual({
    conditions: [road],
    relation: { op: 'or', not: false, items: [{ conditionId: 'mainRoad', not: true }] },
  });
});

test('several conditions of a kind get ids and names of their own', () => {
  const first = newCondition('mainRoad');
  const id = freeConditionId('mainRoad', [first]);
  expect(id).toBe('mainRoad-2');
  const second = newCondition('mainRoad', id);
  expect(freeConditionId('mainRoad', [second])).toBe('mainRoad');
  expect([...conditionLabels([first, second, { ...district, name: '南山组' }]).values()]).toEqual([
    '主干道',
    '主干道 2',
    '南山组',
  ]);
});

test('a chip names the first of what a condition asks for, and how many there are', () => {
  expect(chipText(district, options)).toBe('海岸城 等 4 个');
  expect(chipText(road, options)).toBe('深南大道');
  expect(chipText({ ...newCondition('targetAoi'), aoiTypes: ['高校'] } as BusCondition, undefined)).toBe(
    '高校',
  );
  expect(chipText({ ...newCondition('targetPoi'), points: [[114, 22.5]] } as BusCondition, undefined)).toBe(
    '1 个自有点',
  );
});
