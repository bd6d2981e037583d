import type { RadarModel } from '../../../chart/radar-model.ts';
import { metricOfDistrict, metricsFor, type DistrictFacts } from '../district-metrics.ts';

/**
 * A few business districts on the metrics that are known of all of them. An axis ends at the greatest of the city, so
 * that shapes stay comparable when others are chosen.
 */
export function prepareRadar(
  chosen: readonly DistrictFacts[],
  city: readonly DistrictFacts[],
  hasAudience: boolean,
): RadarModel {
  // Concentration and TGI differ by a factor that is the same everywhere: one of them is enough.
  const metrics = metricsFor(hasAudience).filter((metric) => metric !== 'taConcentration');
  const known = metrics.filter((metric) =>
    chosen.every((row) => metricOfDistrict[metric].valueOf(row) !== null),
  );
  const left = metrics.filter((metric) => !known.includes(metric));
  const names = left.map((metric) => metricOfDistrict[metric].name).join('、');
  return {
    title: '各项指标',
    summary: `轴端为本市各商圈的最大值${left.length > 0 ? `；${names}样本不足或在计算，未列` : ''}。`,
    kind: 'radar',
    axes: known.map((metric) => {
      const { name, valueOf, format } = metricOfDistrict[metric];
      return { name, greatest: Math.max(...city.map((row) => valueOf(row) ?? 0)), format };
    }),
    series: chosen.map((row) => ({
      name: row.name,
      values: known.map((metric) => metricOfDistrict[metric].valueOf(row) ?? 0),
    })),
  };
}
