import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import { expect, test } from 'vitest';
import { newCondition, type ConditionOptions } from '../describe-condition.ts';
import { lineForTest } from '../testing/line-for-test.ts';
import {
  concentrationLegend,
  planMapDistricts,
  planMapLines,
  planMapRoads,
  planMapTargets,
} from './prepare-plan-map.ts';

const options: ConditionOptions = {
  businessDistricts: [
    {
      id: 'd1',
      name: '海岸城',
      districtName: null,
      ring: [[113.9, 22.5]],
      visitors: null,
      taConcentration: null,
      lines: 1,
      isIndicative: true,
    },
  ],
  mainRoads: [{ id: 'r1', name: '深南大道', path: [], lengthMeters: 1, lines: 1, isIndicative: true }],
  aoiTypes: [],
  aois: [
    { id: 'a1', name: '科技园', type: '产业园', center: [113.95, 22.54] },
    { id: 'a2', name: '深大', type: '高校', center: [113.93, 22.53] },
    { id: 'a3', name: '医院', type: '医院', center: [113.9, 22.5] },
  ],
  poiCategories: [],
  poiBrands: [],
  empowerment: [],
};
const filter: BusFilter = {
  conditions: [
    { ...(newCondition('businessDistrict') as never as object), districtIds: ['d1'] } as never,
    { ...(newCondition('targetAoi') as never as object), aoiIds: ['a1'], aoiTypes: ['高校'] } as never,
    { ...(newCondition('targetPoi') as never as object), points: [[114, 22.5]] } as never,
  ],
  relation: null,
};

test('a line without a shape is not on the map; a suppressed figure has no colour', () => {
  const path: [number, number][] = [
    [114, 22],
    [114.1, 22.1],
  ];
  const suppressed = { value: 0.2, low: null, high: null, suppressed: true };
  const lines = [lineForTest({ lineId: 'a', taConcentration: suppressed }), lineForTest({ lineId: 'b' })];
  const onMap = planMapLines(lines, new Map([['a', [path]]]));
  expect(onMap).toEqual([
    { lineId: 'a', name: 'a路', directions: [path], widthScore: 70, colourValue: null },
  ]);
});

test('the legend names every class and the missing data', () => {
  const rows = concentrationLegend({ lows: [0.08, 0.1], high: 0.12 }, ['#1', '#2'], '#0');
  expect(rows.map((row) => row.text)).toEqual(['8.0% – 10.0%', '10.0% – 12.0%', '样本不足或无数据']);
  expect(concentrationLegend({ lows: [0.08], high: 0.08 }, ['#1'], '#0')[0].text).toBe('8.0%');
});

test('places of conditions are marked on the map', () => {
  expect(planMapDistricts(options, filter)[0].isSelected).toBe(true);
  expect(planMapRoads(options, filter)[0].isSelected).toBe(false);
  expect(planMapTargets(options, filter).map((point) => [point.name, point.kind])).toEqual([
    ['科技园', 'aoi'],
    ['深大', 'aoi'],
    ['', 'place'],
  ]);
  expect(planMapDistricts(undefined, filter)).toEqual([]);
});
