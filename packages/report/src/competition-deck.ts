import { omittedLine, Pages } from './bus-report-frame.ts';
import type { CompetitionFacts } from './competition-deck-facts.ts';
import {
  brandsByCity,
  marketBrands,
  marketFigures,
  marketMedia,
  marketTrend,
  signedShare,
  wanOf,
} from './competition-deck-market.ts';
import { right } from './report-frame.ts';
import type { ReportPages } from './report-page.ts';
import { shareText, yuanText } from './report-text.ts';
import { strategyCover } from './strategy-deck-cover.ts';

const shownBlanks = 10;

function season(to: Pages, { trend, years }: CompetitionFacts): void {
  const peak = trend.season.toSorted((a, b) => b.index - a.index)[0];
  to.add('season', `旺季是 ${peak.month} 月，为月均的 ${(peak.index / 100).toFixed(2)} 倍`, [
    {
      kind: 'chart',
      form: 'column',
      title: '季节指数',
      categoryName: '月份',
      valueName: '月均 = 100',
      categories: trend.season.map(({ month }) => `${month} 月`),
      series: [
        { name: '季节指数', meaning: 'as-run', values: trend.season.map(({ index }) => Math.round(index)) },
      ],
      unit: 'count',
    },
    {
      kind: 'table',
      name: '年度花费',
      columns: [
        { title: '年度', width: 1 },
        { title: '计入月份', width: 1.2, align: right },
        { title: '花费', width: 1.4, align: right },
        { title: '去年同月', width: 1.4, align: right },
        { title: '同比', width: 1, align: right },
      ],
      rows: years.map(({ year, months, spendFen, comparableFen, growth }) => [
        String(year),
        `${months.length} 个月`,
        yuanText(spendFen),
        yuanText(comparableFen),
        signedShare(growth),
      ]),
    },
  ]);
}

function blanks(to: Pages, { blanks: cells, brandName, summary }: CompetitionFacts): void {
  if (cells === null) return to.omit('空白机会', '未选本品牌');
  const shown = cells.slice(0, shownBlanks);
  const sos = `本品牌 SOS ${shareText(summary.sos)}`;
  if (shown.length === 0)
    return to.add('blanks', `所选范围内没有${brandName ?? '本品牌'}的空白格`, [
      { kind: 'text', paragraphs: [sos], isLarge: true },
    ]);
  return to.add(
    'blanks',
    `空白机会：${shown[0].cityName}${shown[0].mediumName}等 ${cells.length} 格，${sos}`,
    [
      {
        kind: 'chart',
        form: 'bar',
        title: '行业花费不低于中位、本品牌为 0 的城市 × 媒体',
        categoryName: '城市 × 媒体',
        valueName: '万元',
        categories: shown.map(({ cityName, mediumName }) => `${cityName}·${mediumName}`),
        series: [
          { name: '行业花费', meaning: 'as-run', values: shown.map(({ marketFen }) => wanOf(marketFen)) },
        ],
        unit: 'count',
      },
      {
        kind: 'table',
        name: '空白机会',
        columns: [
          { title: '城市', width: 1 },
          { title: '媒体', width: 1.4 },
          { title: '行业花费', width: 1.3, align: right },
          { title: '领先品牌', width: 1.6 },
        ],
        rows: shown.map(({ cityName, mediumName, marketFen, rivals: [leader] }) => [
          cityName,
          mediumName,
          yuanText(marketFen),
          leader === undefined ? '—' : `${leader.brandName} ${shareText(leader.sos)}`,
        ]),
      },
    ],
  );
}

/** 竞品洞察: nine pages of the market that the screen shows, 空白机会 left out where no own brand is chosen. */
export function competitionPages(facts: CompetitionFacts): ReportPages {
  const { industry, brandName, cities, media, basis, conclusion, summary } = facts;
  const months = `${basis.startMonth ?? '—'} 至 ${basis.endMonth ?? '—'}`;
  const source = `${basis.note}；${months}；${cities}；${media}${basis.isSample ? '；演示数据' : ''}`;
  const to = new Pages({ section: 'strategy', prefix: 'competition', source });
  const cover = strategyCover(`${brandName ?? industry} 竞品洞察`, [industry, months, cities, media], source);
  if (summary.spendFen === 0) {
    to.add('none', '所选范围内没有被监测到的投放', [{ kind: 'text', paragraphs: [source], isLarge: true }]);
    return { pages: [cover, ...to.pages], omitted: [] };
  }
  for (const add of [marketFigures, marketTrend, marketBrands, brandsByCity, marketMedia, season, blanks])
    add(to, facts);
  to.add('conclusion', conclusion === '' ? '口径与数据来源' : '结论与口径', [
    {
      kind: 'text',
      paragraphs: [
        ...(conclusion === '' ? [] : [`结论：${conclusion}`]),
        '花费为监测到的投放 × 刊例价的估算，不含折扣，不是品牌实际支出。',
        'SOS = 品牌花费 ÷ 市场花费；环比与之前相同月数比，同比与去年同月比，缺月份的不比。',
        '空白机会：行业花费不低于城市 × 媒体各格的中位、本品牌花费为 0 的格。',
        '只含您有权限的城市与媒体。',
        ...omittedLine(to.omitted),
      ],
    },
  ]);
  return { pages: [cover, ...to.pages], omitted: to.omitted };
}
