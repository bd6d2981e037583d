import { quadrantOf, type ScatterModel } from '../../chart/scatter-model.ts';
import { metricOfDistrict, type DistrictFacts } from './district-metrics.ts';

/** Right above, left above, left below, right below. */
export const quadrantNames = ['精准', '潜力', '观察', '引流'] as const;

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * People against index: many and rich 精准, few and rich 潜力, few and poor 观察, many and poor 引流. The parting lines
 * are the median of people and an index of 100. A district with a withheld figure has no place in it.
 */
export function prepareQuadrants(
  rows: readonly DistrictFacts[],
  chosen: ReadonlySet<string>,
): { readonly model: ScatterModel; readonly withheld: number } {
  const points = rows.flatMap(({ areaId, name, dailyPersons, tgi }) =>
    dailyPersons.value === null || tgi.value === null
      ? []
      : [{ id: areaId, name, x: dailyPersons.value, y: tgi.value, isMarked: chosen.has(areaId) }],
  );
  const axes = {
    x: {
      name: metricOfDistrict.dailyPersons.name,
      split: medianOf(points.map(({ x }) => x)),
      format: metricOfDistrict.dailyPersons.format,
    },
    y: { name: 'TGI', split: 100, format: metricOfDistrict.tgi.format },
  };
  const counts = quadrantNames.map((name, at) => {
    const own = points.filter((point) => quadrantOf(axes, point) === at).length;
    return own === 0 ? '' : `${name} ${own} 个`;
  });
  return {
    model: {
      title: '客流 × TGI',
      summary: points.length === 0 ? '没有可画的商圈。' : `${counts.filter(Boolean).join('，')}。`,
      kind: 'scatter',
      pointName: '商圈',
      ...axes,
      quadrants: quadrantNames,
      points,
    },
    withheld: rows.length - points.length,
  };
}
