import type { StoredMetric } from '@ooh/contract/v1/content/metrics';
import { expect, test } from 'vitest';
import { askedMetric, matchMetrics } from './match-metrics.ts';

const metric = (key: string, name: string, rule: string): StoredMetric => ({
  key,
  name,
  rule,
  english: key,
  format: '',
  example: '',
  nature: '预估',
  source: '人群样本',
  screens: '效果评估',
  version: 1,
  effectiveOn: '2026-11-01',
});
const metrics = [
  metric('frequency', '平均频次', '曝光人次 ÷ 触达人数'),
  metric('reach', '触达人数', '至少接触 1 次'),
];

test('a metric of that name stands before those that mention it', () => {
  expect(matchMetrics(metrics, '触达').map(({ key }) => key)).toEqual(['reach', 'frequency']);
  expect(matchMetrics(metrics, 'FREQ 曝光').map(({ key }) => key)).toEqual(['frequency']);
  expect(matchMetrics(metrics, '').map(({ key }) => key)).toEqual(['frequency', 'reach']);
  expect(matchMetrics(metrics, '没有')).toEqual([]);
});

test('an address asks for a metric', () => {
  expect(askedMetric('metric=tgi')).toBe('tgi');
  expect(askedMetric('#metric=tgi')).toBe('tgi');
  expect(askedMetric('')).toBeUndefined();
});
