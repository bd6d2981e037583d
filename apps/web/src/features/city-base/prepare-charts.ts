import type { BubbleModel } from '../../chart/bubble-model.ts';
import type { ChartModel } from '../../chart/chart-model.ts';
import { asCount } from '../../ui/figure/figure-formats.ts';
import { formatCount, formatNumber } from '../../ui/figure/format-figure.ts';
import { cityMetricOf, type CityRow } from './city-metrics.ts';
import { rankedCities } from './ranked-cities.ts';

/** People and GDP of the cities with their stock of positions; undefined where neither is known of any. */
export function cityBubbles(rows: readonly CityRow[], compared: readonly string[]): BubbleModel | undefined {
  const known = rows.flatMap((row) => {
    const { populationWan, gdpYi } = row;
    return populationWan === null || gdpYi === null ? [] : [{ row, x: populationWan, y: gdpYi }];
  });
  if (known.length === 0) return undefined;
  const positions = cityMetricOf('positions');
  const richest = known.toSorted((a, b) => b.y - a.y)[0];
  return {
    title: 'GDP × 人口 × 媒体点位',
    summary: `${known.length} 个城市的人口与 GDP 均已知，GDP 最高的是${richest.row.cityName}（${formatNumber(richest.y)} 亿元）；圆的面积为媒体点位，空心为没有存量数据。`,
    kind: 'bubble',
    pointName: '城市',
    x: { name: '常住人口（万）', format: (value) => formatNumber(value) },
    y: { name: 'GDP（亿元）', format: (value) => formatNumber(value) },
    size: { name: '媒体点位', format: asCount },
    points: known.map(({ row, x, y }) => ({
      name: row.cityName,
      x,
      y,
      size: positions.valueOf(row),
      isMarked: compared.includes(row.cityCode),
    })),
  };
}

const maxCities = 10;
/** More colours than these and 其他 cannot be distinguished. */
const maxMedia = 5;

/** Units by medium of the cities with most of them; undefined where there is no stock. */
export function mediaStructure(rows: readonly CityRow[]): ChartModel | undefined {
  const stocked = rankedCities(
    rows.filter(({ units }) => units > 0),
    cityMetricOf('units'),
  ).slice(0, maxCities);
  if (stocked.length === 0) return undefined;
  const totals = new Map<number, { name: string; units: number }>();
  for (const { media } of stocked) {
    for (const { mediumId, mediumName, units } of media)
      totals.set(mediumId, { name: mediumName, units: (totals.get(mediumId)?.units ?? 0) + units });
  }
  const ranked = [...totals].sort(([, a], [, b]) => b.units - a.units);
  const shown = ranked.slice(0, maxMedia);
  const rest = new Set(ranked.slice(maxMedia).map(([mediumId]) => mediumId));
  const unitsOf = (row: CityRow, isWanted: (mediumId: number) => boolean): number =>
    row.media.reduce((sum, { mediumId, units }) => (isWanted(mediumId) ? sum + units : sum), 0);
  const [leader] = shown;
  const all = [...totals.values()].reduce((sum, { units }) => sum + units, 0);
  return {
    title: `媒体结构（可售单元最多的 ${stocked.length} 城）`,
    summary: `${leader[1].name}最多，占 ${formatNumber((100 * leader[1].units) / all)}%；${stocked[0].cityName}共 ${formatCount(stocked[0].units)} 个单元。`,
    kind: 'bars',
    isStacked: true,
    categoryName: '城市',
    categories: stocked.map(({ cityName }) => cityName),
    valueName: '可售单元',
    series: [
      ...shown.map(([mediumId, { name }]) => ({
        name,
        values: stocked.map((row) => unitsOf(row, (id) => id === mediumId)),
      })),
      ...(rest.size > 0
        ? [{ name: '其他媒体', values: stocked.map((row) => unitsOf(row, (id) => rest.has(id))) }]
        : []),
    ],
    format: asCount,
  };
}
