import { certain } from '@ooh/contract/core/certain';
import type { RadarModel } from '../../chart/radar-model.ts';
import type { Aspect } from '../../shared/compare/compare-rows.ts';
import { formatNumber, missing } from '../../ui/figure/format-figure.ts';
import { horizonDays, rivalMetrics, stockMetrics, type CityMetricKey } from './city-metric-keys.ts';
import { cityMetricOf, metricText, type CityMetric, type CityRow } from './city-metrics.ts';
import { rankedCities } from './ranked-cities.ts';

const aspectOf = (metric: CityMetric, best?: 'most' | 'least'): Aspect<CityRow> => ({
  label: metric.name,
  text: (row) => metricText(metric, row),
  worth: metric.valueOf,
  best,
});

const populationNote = ({ isSamplePopulation, populationWan }: CityRow): string | undefined =>
  isSamplePopulation && populationWan !== null ? '只有一个来源' : undefined;

const toPermille = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 1000) / 1000;

/** Every medium that any of the cities has, by its units. */
const mediaAspects = (rows: readonly CityRow[]): Aspect<CityRow>[] => {
  const names = new Map(
    rows.flatMap(({ media }) => media.map(({ mediumId, mediumName }) => [mediumId, mediumName] as const)),
  );
  return [...names]
    .sort(([a], [b]) => a - b)
    .map(([mediumId, name]) => ({
      label: `${name}（单元）`,
      text: ({ media }) => formatNumber(media.find((medium) => medium.mediumId === mediumId)?.units),
    }));
};

/** What cities are compared by: the more the better of stock and people, the less the better of prices. */
export function cityAspects(rows: readonly CityRow[]): readonly Aspect<CityRow>[] {
  return [
    { label: '等级', text: ({ tier }) => tier ?? missing },
    { ...aspectOf(cityMetricOf('population'), 'most'), label: '常住人口（万）', note: populationNote },
    { ...aspectOf(cityMetricOf('gdp'), 'most'), label: 'GDP（亿元，2023）' },
    ...([...stockMetrics, 'unitsPerWan'] as const).map((key) => aspectOf(cityMetricOf(key), 'most')),
    ...horizonDays.map((days) => {
      const metric = cityMetricOf('vacancy', days);
      // What reads the same is the same.
      return { ...aspectOf(metric, 'most'), worth: (row: CityRow) => toPermille(metric.valueOf(row)) };
    }),
    aspectOf(cityMetricOf('priceIndex'), 'least'),
    aspectOf(cityMetricOf('cpm'), 'least'),
    ...rivalMetrics.map((key) => aspectOf(cityMetricOf(key))),
    ...mediaAspects(rows),
  ];
}

const radarKeys: readonly CityMetricKey[] = [
  'population',
  'gdp',
  'units',
  'unitsPerWan',
  'vacancy',
  'priceIndex',
];
/** An area needs three corners. */
const fewestAxes = 3;

/**
 * Cities over the metrics that are known of all of them, each against the greatest among them. Undefined for
 * a single city and where too few metrics are known.
 */
export function cityRadar(rows: readonly CityRow[]): RadarModel | undefined {
  const metrics = radarKeys
    .map((key) => cityMetricOf(key))
    .filter((metric) => rows.every((row) => (metric.valueOf(row) ?? 0) > 0));
  if (rows.length < 2 || metrics.length < fewestAxes) return undefined;
  const leaders = metrics.map((metric) => `${metric.name}最高的是${rankedCities(rows, metric)[0].cityName}`);
  return {
    title: '城市雷达',
    summary: `各轴末端为所选城市中的最高值：${leaders.slice(0, 3).join('，')}。`,
    kind: 'radar',
    axes: metrics.map((metric) => ({
      name: metric.name,
      greatest: Math.max(
        ...rows.map((row) => certain(metric.valueOf(row), 'known value of the city', row.cityCode)),
      ),
      format: metric.format,
    })),
    series: rows.map((row) => ({
      name: row.cityName,
      values: metrics.map((metric) => certain(metric.valueOf(row), 'known value of the city', row.cityCode)),
    })),
  };
}
