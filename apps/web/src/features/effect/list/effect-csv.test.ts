import { expect, test } from 'vitest';
import { effectOrderForTest } from '../testing/effect-order-for-test.ts';
import { effectCsv } from './effect-csv.ts';
import { filterLabels } from './filter-labels.ts';

const context = { filters: ['城市：深圳'], userName: '策划', time: '2026-11-22 09:00' };
const linesOf = (csv: string) => csv.trimEnd().split('\r\n');

test('a figure stands with the ends of its interval, under names that say plan or as-run', () => {
  const [head, row] = linesOf(effectCsv([effectOrderForTest()], context)).map((line) => line.split(','));
  const cellOf = (title: string) => row[head.indexOf(title)];
  expect(cellOf('曝光·按执行测算（人次）')).toBe('900000');
  expect(cellOf('曝光·按执行测算（人次） 95% 下限')).toBe('899000');
  expect(cellOf('TA 到达率·按执行测算 95% 上限')).toBe('32.0%');
  expect(cellOf('同期完成率')).toBe('90.0%');
  expect(cellOf('千人成本·按执行测算（元）')).toBe('20.00');
});

test('an order without appraisal has empty figures, not zeros', () => {
  const waiting = effectOrderForTest({ comparison: null, measuredCities: [], appraisalState: 'waiting' });
  const [head, row] = linesOf(effectCsv([waiting], context)).map((line) => line.split(','));
  expect(row[head.indexOf('曝光·按执行测算（人次）')]).toBe('');
  expect(row[head.indexOf('完成率')]).toBe('');
});

test('the file states its filters, exporting user, time and the meaning of its figures', () => {
  const lines = linesOf(effectCsv([], context));
  expect(lines).toContain('筛选,城市：深圳');
  expect(lines).toContain('导出,策划 2026-11-22 09:00');
  expect(lines.some((line) => line.startsWith('完成率,按执行测算 ÷ 计划'))).toBe(true);
});

test('filters are described by the names of their values', () => {
  const names = { brand: '星河汽车', city: '深圳', medium: undefined };
  expect(
    filterLabels(
      { brand: 'b-1', city: '440300', appraisal: 'waiting,computed', from: '2026-11-01', to: '2026-11-30' },
      names,
    ),
  ).toEqual([
    '品牌：星河汽车',
    '城市：深圳',
    '评估状态：待评估、已出报告',
    '投放期：2026-11-01 至 2026-11-30',
  ]);
  expect(filterLabels({ sort: 'name' }, names)).toEqual([]);
});
