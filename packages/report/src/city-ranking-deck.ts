import { omittedLine, Pages } from './bus-report-frame.ts';
import { right } from './report-frame.ts';
import type { ReportPages } from './report-page.ts';
import { figureText, none, peopleText, shareText, yuanText, type KnownFigure } from './report-text.ts';
import { strategyCover } from './strategy-deck-cover.ts';

/** Cities in the order of the screen. Money is fen, shares 0..1. */
export interface CityRankingFacts {
  readonly sentence: string;
  /** False of everybody: shares and TGI then say nothing. */
  readonly hasAudience: boolean;
  readonly startDate: string;
  readonly endDate: string;
  /** `规模 35 · 浓度 25 · …`. */
  readonly weights: string;
  readonly rows: readonly {
    readonly cityName: string;
    readonly persons: KnownFigure;
    readonly share: KnownFigure;
    readonly tgi: KnownFigure;
    readonly supply: {
      readonly contactsPerPerson: number | null;
      readonly medianCpmFen: number | null;
      readonly freeShare: number | null;
    };
    readonly score: number | null;
    /** Points of the index by part, in the order of the weights. */
    readonly points: readonly { readonly name: string; readonly points: number }[];
  }[];
  readonly citiesWithoutPanel: readonly string[];
  readonly isDemo: boolean;
}

const shownCities = 12;

const plainText = (value: number | null, digits: number): string =>
  value === null ? none : value.toFixed(digits);

function ranking(to: Pages, { rows, hasAudience }: CityRankingFacts): void {
  const [first] = rows;
  to.add('ranking', `推荐指数最高的是${first.cityName}，${plainText(first.score, 1)} 分`, [
    {
      kind: 'table',
      name: '城市排名',
      columns: [
        { title: '序', width: 0.5, align: right },
        { title: '城市', width: 1.2 },
        { title: '推荐指数', width: 1, align: right },
        { title: hasAudience ? 'TA 人数' : '常住 15+', width: 1.3, align: right },
        ...(hasAudience
          ? [
              { title: 'TA 占比', width: 1, align: right },
              { title: 'TGI', width: 0.8, align: right },
            ]
          : []),
        { title: '人均接触/日', width: 1.2, align: right },
        { title: hasAudience ? '中位 TA-CPM' : '中位 CPM', width: 1.3, align: right },
        { title: '空位率', width: 1, align: right },
      ],
      rows: rows
        .slice(0, shownCities)
        .map((row, i) => [
          String(i + 1),
          row.cityName,
          plainText(row.score, 1),
          figureText(row.persons, peopleText),
          ...(hasAudience
            ? [figureText(row.share, shareText), figureText(row.tgi, (value) => plainText(value, 0))]
            : []),
          plainText(row.supply.contactsPerPerson, 2),
          yuanText(row.supply.medianCpmFen),
          shareText(row.supply.freeShare),
        ]),
    },
  ]);
}

function parts(to: Pages, { rows, weights }: CityRankingFacts): void {
  const shown = rows.filter(({ score }) => score !== null).slice(0, shownCities);
  if (shown.length === 0) return to.omit('推荐指数的构成', '样本不足');
  return to.add('parts', `推荐指数由${weights}相加`, [
    {
      kind: 'chart',
      form: 'column',
      title: '推荐指数各部分得分',
      categoryName: '城市',
      valueName: '分',
      categories: shown.map(({ cityName }) => cityName),
      series: shown[0].points.map(({ name }, i) => ({
        name,
        meaning: 'other' as const,
        hue: i,
        values: shown.map(({ points }) => Math.round(points[i].points)),
      })),
      unit: 'count',
    },
  ]);
}

/** 城市人群: four pages of the ranking that the screen shows. */
export function cityRankingPages(facts: CityRankingFacts): ReportPages {
  const { sentence, startDate, endDate, rows, citiesWithoutPanel, isDemo } = facts;
  const source = `${sentence}；空位与成本为 ${startDate} 至 ${endDate} 内有权限的媒体${isDemo ? '；演示数据' : ''}`;
  const to = new Pages({ section: 'strategy', prefix: 'cities', source });
  ranking(to, facts);
  parts(to, facts);
  to.add('method', '口径与数据来源', [
    {
      kind: 'text',
      paragraphs: [
        `推荐指数 = 权重 × 所列 ${rows.length} 个城市中的位次（0–100）；权重为${facts.weights}；不知道的部分把权重让给其余。`,
        'TGI 以所列城市合计为 100。',
        '人均接触/日：档期内空位每天给每个目标人带来的接触，为模型预估；成本为空位按刊例价（无刊例为示例价）的中位千人成本。',
        '样本人少于最小单元的数字不显示（样本不足）。',
        ...(citiesWithoutPanel.length === 0 ? [] : [`没有人群样本：${citiesWithoutPanel.join('、')}`]),
        ...omittedLine(to.omitted),
      ],
    },
  ]);
  const facts4 = [sentence, `${rows.length} 个城市`, `${startDate} 至 ${endDate}`];
  return { pages: [strategyCover('城市人群排名', facts4, source), ...to.pages], omitted: to.omitted };
}
