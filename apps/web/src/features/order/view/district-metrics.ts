import { districtMetrics, type DistrictMetric } from './district-metric-keys.ts';
import type { CallOutput } from '@ooh/contract/registry';
import { asCount, asShare } from '../../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';

export type OrderDistrict = CallOutput<'v1/orders/districts'>['rows'][number];

/** Metrics to show; those of the audience only if one is chosen. */
export const metricsFor = (hasAudience: boolean): readonly DistrictMetric[] =>
  districtMetrics.filter((metric) => hasAudience || metric !== 'taConcentration');

export interface MetricOfDistrict {
  readonly name: string;
  readonly unit: string;
  /** Null where it is withheld or unknown. */
  readonly valueOf: (row: OrderDistrict) => number | null;
  readonly format: (value: number) => string;
}

export const districtMetricOf: Readonly<Record<DistrictMetric, MetricOfDistrict>> = {
  positions: {
    name: '点位与线路',
    unit: '个（线路按途经计）',
    valueOf: ({ positions, lines }) => positions + lines,
    format: (value) => formatNumber(value),
  },
  exposures: {
    name: '曝光',
    unit: '人次（预估，整个投放期）',
    valueOf: ({ exposures }) => exposures,
    format: asCount,
  },
  netFen: {
    name: '净价',
    unit: '元',
    valueOf: ({ netFen }) => netFen,
    format: (value) => formatFen(value, { unit: 'auto', digits: 0 }),
  },
  taConcentration: {
    name: 'TA浓度',
    unit: '人数口径，日均在场',
    valueOf: ({ taConcentration }) => taConcentration.value,
    format: asShare,
  },
};

/** Districts by a metric, the greatest first; withheld ones last. */
export function sortedDistricts(rows: readonly OrderDistrict[], metric: DistrictMetric): OrderDistrict[] {
  const { valueOf } = districtMetricOf[metric];
  return [...rows].sort(
    (a, b) => (valueOf(b) ?? -Infinity) - (valueOf(a) ?? -Infinity) || (a.districtId < b.districtId ? -1 : 1),
  );
}
