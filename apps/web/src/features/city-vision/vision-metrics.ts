import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { isOfAudience, visionMetrics, type VisionMetric } from './vision-metric-keys.ts';
import type { VisionRow } from './vision-row.ts';

interface MetricLook {
  readonly name: string;
  readonly unit: string;
  readonly valueOf: (row: VisionRow) => number | null;
  readonly format: (value: number) => string;
}

/** What the map can be coloured by. */
export const metricLooks: Readonly<Record<VisionMetric, MetricLook>> = {
  persons: { name: '人数', unit: '人/天', valueOf: ({ persons }) => persons.value, format: asCount },
  density: {
    name: '密度',
    unit: '人/平方公里',
    valueOf: ({ density }) => density,
    format: (value) => formatNumber(value),
  },
  taPersons: { name: 'TA 人数', unit: '人/天', valueOf: ({ taPersons }) => taPersons.value, format: asCount },
  taConcentrationPeople: {
    name: 'TA浓度（人数）',
    unit: 'TA 人数 ÷ 人数',
    valueOf: ({ taConcentrationPeople }) => taConcentrationPeople.value,
    format: asShare,
  },
  taConcentrationHours: {
    name: 'TA浓度（人时）',
    unit: 'TA 停留时长 ÷ 全部停留时长',
    valueOf: ({ taConcentrationHours }) => taConcentrationHours.value,
    format: asShare,
  },
  tgi: {
    name: 'TGI',
    unit: '全城 TA 占比为 100',
    valueOf: ({ tgi }) => tgi.value,
    format: (value) => formatNumber(value),
  },
};

/** The metrics that can be shown; those of an audience only where there is one. */
export const metricsFor = (hasAudience: boolean): VisionMetric[] =>
  visionMetrics.filter((metric) => hasAudience || !isOfAudience(metric));
