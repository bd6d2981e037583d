import type { CallOutput } from '@ooh/contract/registry';
import { Chart } from '../../chart/chart.tsx';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';

const mostBrands = 8;

/** Media of each brand as parts of its spend. */
export function StructureChart({
  structure,
}: {
  readonly structure: CallOutput<'competitor/getCompetitorDataTypeCategoryData'>;
}) {
  const brands = structure.brands.slice(0, mostBrands);
  const media = structure.categories.flatMap((category) => category.media);
  const [first] = media.toSorted((a, b) => b.spendFen - a.spendFen);
  return (
    <Chart
      height={260}
      model={{
        title: '媒体结构',
        summary: first ? `市场里${first.mediumName}占比最高，为 ${formatShare(first.share)}。` : '没有投放。',
        kind: 'bars',
        isStacked: true,
        categoryName: '品牌',
        categories: brands.map(({ brandName }) => brandName),
        valueName: '占该品牌花费',
        series: media.map(({ mediumId, mediumName }) => ({
          name: mediumName,
          values: brands.map((brand) => brand.media.find((one) => one.mediumId === mediumId)?.share ?? 0),
        })),
        format: (value) => formatShare(value),
        axisMax: 1,
      }}
    />
  );
}

/** 淡旺季: spend of each calendar month against the mean month. */
export function SeasonChart({ season }: Pick<CallOutput<'competitor/getTendencyOverview'>, 'season'>) {
  const best = season.toSorted((a, b) => b.index - a.index).at(0);
  return (
    <Chart
      height={260}
      model={{
        title: '淡旺季指数',
        summary: best ? `${best.month} 月最旺，为平均月的 ${formatNumber(best.index)}%。` : '没有投放。',
        kind: 'bars',
        categoryName: '月',
        categories: season.map(({ month }) => `${month} 月`),
        valueName: '指数（平均月 = 100）',
        series: [{ name: '淡旺季指数', values: season.map(({ index }) => index) }],
        format: (value) => formatNumber(value),
      }}
    />
  );
}
