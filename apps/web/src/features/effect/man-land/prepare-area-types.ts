import type { ChartModel } from '../../../chart/chart-model.ts';
import { asShare } from '../../../ui/figure/figure-formats.ts';
import type { Outcome } from './outcome-columns.tsx';

/** Plan and as-run of the types of AOI that show a figure; undefined without any. */
export function areaTypesChart(types: Outcome['areaTypes']): ChartModel | undefined {
  const shown = types.filter(({ plannedCoverage }) => plannedCoverage.value !== null);
  if (shown.length === 0) return undefined;
  const best = shown.toSorted((a, b) => (b.actualCoverage.value ?? 0) - (a.actualCoverage.value ?? 0))[0];
  return {
    title: '各类 AOI 的到达率',
    summary: `${best.aoiType}最高${best.actualCoverage.value === null ? '' : `，实际 ${asShare(best.actualCoverage.value)}`}；每类为其中有数字的区域合并去重。`,
    kind: 'bars',
    categoryName: 'AOI 类型',
    categories: shown.map(({ aoiType, areas }) => `${aoiType}（${areas}）`),
    valueName: '到达率',
    series: [
      { name: '计划', meaning: 'plan', values: shown.map(({ plannedCoverage }) => plannedCoverage.value) },
      {
        name: '按上刊记录测算',
        meaning: 'as-run',
        values: shown.map(({ actualCoverage }) => actualCoverage.value),
      },
    ],
    format: asShare,
  };
}
