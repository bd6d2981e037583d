import type { CompetitionFacts, MarketBrand } from './competition-deck-facts.ts';
import type { Pages } from './bus-report-frame.ts';
import { right } from './report-frame.ts';
import { countText, none, shareText, tenthText, yuanText } from './report-text.ts';

const shownBrands = 10;
const shownCities = 12;
const shownMedia = 12;

/** 万元 of fen, as charts show it. */
export const wanOf = (fen: number): number => Math.round(fen / 1_000_000);

export const signedShare = (change: number | null): string =>
  change === null ? none : `${change > 0 ? '+' : ''}${shareText(change)}`;

export function marketFigures(to: Pages, { summary, brandName, industry }: CompetitionFacts): void {
  const { spendFen, brandCount, cityCount, placements, sos, change, yearChange, sentences } = summary;
  to.add('figures', `${industry}刊例花费（估算）${yuanText(spendFen)}，同比 ${signedShare(yearChange)}`, [
    {
      kind: 'kpis',
      items: [
        { label: '刊例花费（估算）', value: yuanText(spendFen), note: '不含折扣' },
        { label: '品牌数', value: String(brandCount), note: `${countText(placements)} 条投放` },
        { label: '城市数', value: String(cityCount), note: `${summary.mediumCount} 种媒体` },
        { label: '本品牌 SOS', value: shareText(sos), note: brandName ?? '未选本品牌' },
        { label: '环比', value: signedShare(change), note: '与之前相同月数' },
        { label: '同比', value: signedShare(yearChange), note: '与去年同月' },
      ],
    },
    { kind: 'text', paragraphs: sentences.map(({ text }) => text) },
  ]);
}

export function marketTrend(to: Pages, { trend }: CompetitionFacts): void {
  const most = Math.max(...trend.marketFen);
  const peak = trend.months[trend.marketFen.indexOf(most)];
  const isYearAgo = trend.yearAgoFen.some((fen) => fen !== null);
  to.add('trend', `花费最高的月份是 ${peak}，${yuanText(most)}`, [
    {
      kind: 'chart',
      form: 'line',
      title: '月度花费：市场与前五品牌',
      categoryName: '月份',
      valueName: '万元',
      categories: trend.months,
      series: [
        { name: '市场', meaning: 'as-run', hue: 0, values: trend.marketFen.map(wanOf) },
        ...(isYearAgo
          ? [
              {
                name: '市场去年同期',
                meaning: 'other' as const,
                values: trend.yearAgoFen.map((fen) => (fen === null ? null : wanOf(fen))),
              },
            ]
          : []),
        ...trend.series.map(({ name, spendFen }, i) => ({
          name,
          meaning: 'other' as const,
          hue: i + 1,
          values: spendFen.map(wanOf),
        })),
      ],
      unit: 'count',
    },
  ]);
}

export function marketBrands(to: Pages, { brands }: CompetitionFacts): void {
  const shown = brands.slice(0, shownBrands);
  const [leader] = shown;
  to.add('brands', `${leader.brandName}花费最高，SOS ${shareText(leader.sos)}`, [
    {
      kind: 'chart',
      form: 'bar',
      title: '品牌花费',
      categoryName: '品牌',
      valueName: '万元',
      categories: shown.map(({ brandName }) => brandName),
      series: [{ name: '花费', meaning: 'as-run', values: shown.map(({ spendFen }) => wanOf(spendFen)) }],
      unit: 'count',
    },
    {
      kind: 'table',
      name: '品牌花费',
      columns: [
        { title: '品牌', width: 1.4 },
        { title: '花费', width: 1.5, align: right },
        { title: 'SOS', width: 1, align: right },
        { title: '城市', width: 0.7, align: right },
        { title: '主力媒体', width: 1.8 },
      ],
      rows: shown.map(({ brandName, spendFen, sos, cityCount, mainMedium }) => [
        brandName,
        yuanText(spendFen),
        shareText(sos),
        String(cityCount),
        `${mainMedium.mediumName} ${shareText(mainMedium.share)}`,
      ]),
    },
  ]);
}

const cellOf = ({ cities }: MarketBrand, cityCode: string): string => {
  const fen = cities.find((city) => city.cityCode === cityCode)?.spendFen;
  return fen === undefined ? none : tenthText(fen / 1_000_000);
};

export function brandsByCity(to: Pages, { matrix, cityRows }: CompetitionFacts): void {
  const cities = cityRows.slice(0, shownCities);
  const [first] = cities;
  to.add('cities', `${first.cityName}占花费 ${shareText(first.share)}，${first.leader.brandName}领先`, [
    {
      kind: 'table',
      name: '品牌 × 城市（万元）',
      columns: [
        { title: '品牌（万元）', width: 1.4 },
        ...cities.map(({ cityName }) => ({ title: cityName.replace(/市$/, ''), width: 1, align: right })),
      ],
      rows: matrix
        .slice(0, shownBrands)
        .map((brand) => [brand.brandName, ...cities.map(({ cityCode }) => cellOf(brand, cityCode))]),
    },
  ]);
}

export function marketMedia(to: Pages, { structure }: CompetitionFacts): void {
  const media = structure
    .flatMap(({ category, media: own }) => own.map((medium) => ({ category, ...medium })))
    .toSorted((a, b) => b.spendFen - a.spendFen)
    .slice(0, shownMedia);
  const [main] = media;
  to.add('media', `主力媒体是${main.mediumName}，占 ${shareText(main.share)}`, [
    {
      kind: 'chart',
      form: 'bar',
      title: '媒体份额',
      categoryName: '媒体',
      valueName: '占市场花费',
      categories: media.map(({ mediumName }) => mediumName),
      series: [{ name: '份额', meaning: 'as-run', values: media.map(({ share }) => share) }],
      unit: 'share',
    },
    {
      kind: 'table',
      name: '媒体花费',
      columns: [
        { title: '类别', width: 1.2 },
        { title: '媒体', width: 1.6 },
        { title: '花费', width: 1.4, align: right },
        { title: '份额', width: 1, align: right },
      ],
      rows: media.map(({ category, mediumName, spendFen, share }) => [
        category,
        mediumName,
        yuanText(spendFen),
        shareText(share),
      ]),
    },
  ]);
}
