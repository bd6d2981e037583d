import type { MetricKey } from '../../shared/figure/metric-dictionary.ts';

/** What business districts are coloured, ranked and compared by. */
export const districtMetrics = [
  'dailyPersons',
  'workdayRatio',
  'dwellHours',
  'taConcentration',
  'tgi',
  'areaPois',
  'areaBrands',
  'areaBusLines',
  'areaMedia',
] as const satisfies readonly MetricKey[];
export type DistrictMetric = (typeof districtMetrics)[number];
export const usualMetric: DistrictMetric = 'dailyPersons';
