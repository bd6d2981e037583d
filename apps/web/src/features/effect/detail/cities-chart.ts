import type { CallOutput } from '@ooh/contract/registry';
import type { ChartModel } from '../../../chart/chart-model.ts';
import { asCount } from '../../../ui/figure/figure-formats.ts';
import { formatShare } from '../../../ui/figure/format-figure.ts';

type City = CallOutput<'effectestimate/{orderId}/getCityExposure'>['rows'][number];

const maxShown = 12;

/** Plan up to the day of the appraisal and as-run of the cities with most of it; undefined for fewer than two. */
export function citiesChart(rows: readonly City[]): ChartModel | undefined {
  const measured = rows
    .flatMap(({ cityName, comparison }) => {
      const planned = comparison?.plannedToDate.impressions.value ?? null;
      const actual = comparison?.actual.impressions.value ?? null;
      return planned === null || actual === null ? [] : [{ cityName, planned, actual }];
    })
    .toSorted((a, b) => b.actual - a.actual);
  if (measured.length < 2) return undefined;
  const shown = measured.slice(0, maxShown);
  const total = measured.reduce((sum, { actual }) => sum + actual, 0);
  const [first] = shown;
  return {
    title: '各城市曝光',
    summary: `${first.cityName}最多，占有数据城市按执行测算曝光的 ${total > 0 ? formatShare(first.actual / total) : '—'}${
      measured.length > maxShown ? `；图中为前 ${maxShown} 个城市` : ''
    }。`,
    kind: 'bars',
    categoryName: '城市',
    categories: shown.map(({ cityName }) => cityName),
    valueName: '曝光人次',
    series: [
      { name: '同期计划', meaning: 'plan', values: shown.map(({ planned }) => planned) },
      { name: '按执行测算', meaning: 'as-run', values: shown.map(({ actual }) => actual) },
    ],
    format: asCount,
  };
}
