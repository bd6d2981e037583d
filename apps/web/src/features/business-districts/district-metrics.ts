import { districtMetrics, type DistrictMetric } from './district-metric-keys.ts';
import type { BusinessDistrictRow } from '@ooh/contract/domain/business-district';
import type { Figure } from '@ooh/contract/domain/figure';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { metricDictionary, type MetricKey } from '../../shared/figure/metric-dictionary.ts';

/** A business district with what follows from its figures. */
export interface DistrictFacts extends BusinessDistrictRow {
  /** Null where a figure behind it is withheld or still on its way. */
  readonly workdayRatio: number | null;
  readonly dwellHours: number | null;
}

const ofAudience: ReadonlySet<DistrictMetric> = new Set(['taConcentration', 'tgi']);

/** Metrics to show; those of the audience only if one is chosen. */
export const metricsFor = (hasAudience: boolean): readonly DistrictMetric[] =>
  districtMetrics.filter((metric) => hasAudience || !ofAudience.has(metric));

export interface MetricOfDistrict {
  /** Short name, where the dictionary's is long. */
  readonly name: string;
  /** Unit and meaning, for the note of the map. */
  readonly unit: string;
  /** Null where it is withheld or unknown. */
  readonly valueOf: (row: DistrictFacts) => number | null;
  /** The figure behind the value, where it has an interval. */
  readonly figureOf?: (row: DistrictFacts) => Figure;
  readonly format: (value: number) => string;
}

const counted = (metric: MetricKey, unit: string, valueOf: (row: DistrictFacts) => number) => ({
  name: metricDictionary[metric].name,
  unit,
  valueOf,
  format: (value: number) => formatNumber(value),
});

export const metricOfDistrict: Readonly<Record<DistrictMetric, MetricOfDistrict>> = {
  dailyPersons: {
    name: '日均客流',
    unit: '人/天',
    valueOf: ({ dailyPersons }) => dailyPersons.value,
    figureOf: ({ dailyPersons }) => dailyPersons,
    format: asCount,
  },
  workdayRatio: {
    name: '工作日/周末比',
    unit: '倍',
    valueOf: ({ workdayRatio }) => workdayRatio,
    format: (value) => formatNumber(value, 2),
  },
  dwellHours: {
    name: '平均停留',
    unit: '小时',
    valueOf: ({ dwellHours }) => dwellHours,
    format: (value) => `${formatNumber(value, 1)} 小时`,
  },
  taConcentration: {
    name: 'TA浓度',
    unit: '人数口径',
    valueOf: ({ taConcentrationPeople }) => taConcentrationPeople.value,
    figureOf: ({ taConcentrationPeople }) => taConcentrationPeople,
    format: asShare,
  },
  tgi: {
    name: 'TGI',
    unit: '全城 TA 占比为 100',
    valueOf: ({ tgi }) => tgi.value,
    figureOf: ({ tgi }) => tgi,
    format: (value) => formatNumber(value),
  },
  areaPois: counted('areaPois', '个', ({ pois }) => pois),
  areaBrands: counted('areaBrands', '个', ({ brands }) => brands),
  areaBusLines: { ...counted('areaBusLines', '条', ({ busLines }) => busLines), name: '公交线路数' },
  areaMedia: counted('areaMedia', '个', ({ mediaPositions }) => mediaPositions),
};

/** Business districts by a metric; withheld ones last either way, equals by id. */
export function rankedDistricts(
  rows: readonly DistrictFacts[],
  metric: DistrictMetric,
  isAscending: boolean,
): DistrictFacts[] {
  const { valueOf } = metricOfDistrict[metric];
  const sign = isAscending ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    const byId = a.areaId < b.areaId ? -1 : 1;
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byId;
    return sign * (x - y) || byId;
  });
}
