import type { ChartModel } from '../../chart/chart-model.ts';
import { asCount } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import type { CountRow } from './prepare-count.ts';

/** Own and rival places by district, side by side. */
export function prepareCountBars(
  rows: readonly CountRow[],
  own: readonly string[],
  rivals: readonly string[],
): ChartModel {
  const most = rows.toSorted((a, b) => b.own - a.own)[0];
  return {
    title: '各行政区门店数',
    summary:
      most === undefined || most.own === 0
        ? '所选城市没有这样的门店。'
        : `${most.districtName}最多（${formatNumber(most.own)} 家）。`,
    kind: 'bars',
    categoryName: '行政区',
    categories: rows.map(({ districtName }) => districtName),
    valueName: '门店数',
    series: [
      { name: own.length === 1 ? (own[0] ?? '我的品牌') : '我的品牌', values: rows.map((row) => row.own) },
      ...rivals.map((name, at) => ({ name, values: rows.map((row) => row.rivals[at] ?? 0) })),
    ],
    format: asCount,
  };
}
