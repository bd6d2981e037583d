import { planStrategy } from '@ooh/contract/domain/plan';
import { expect, test } from 'vitest';
import { relaxationsFor } from './relaxations.ts';

const strategy = planStrategy.parse({
  minVehiclesPerLine: 5,
  minVehiclesPerCity: 20,
  mustLineIds: ['l-1'],
  levels: ['A'],
  maxLines: 3,
});
const labels = (conflicts: string[]) => relaxationsFor(strategy, conflicts).map(({ label }) => label);

test('the constraints that a conflict names are offered', () => {
  expect(labels(['总预算 ¥1,000', '必选「3路」至少 4 辆（每辆 ¥900）'])).toEqual(['清空必选线路']);
  expect(labels(['线路总数不超过 3 条', '其他线路已被排除'])).toEqual(['不限线路等级', '不限线路条数']);
  expect(labels(['单条线路的最少车辆数', '总预算 ¥1,000', '线路总数不少于 1 条'])).toEqual([
    '单线最少车辆改为 1 辆',
    '不限线路等级',
  ]);
});

test('without a known name everything that is set is offered, and nothing without conflict', () => {
  expect(labels(['无法满足'])).toHaveLength(5);
  expect(labels([])).toEqual([]);
});

test('a least purchase of the city that the budget cannot pay is offered to be dropped', () => {
  expect(relaxationsFor(strategy, ['总预算 ¥1,000', '「全城」车辆不少于 20 辆'])).toEqual([
    { label: '不设每城最少车辆', change: { minVehiclesPerCity: 0 } },
  ]);
});

test('nothing is offered that is not set', () => {
  const bare = planStrategy.parse({ minVehiclesPerLine: 1, minVehiclesPerCity: 0 });
  expect(relaxationsFor(bare, ['预算 ¥1,000'])).toEqual([]);
});

test('a relaxation changes its constraint alone', () => {
  expect(relaxationsFor(strategy, ['必选 3 路'])[0]?.change).toEqual({ mustLineIds: [] });
});
