import { shareRangeText } from '@ooh/contract/core/percent-text';
import { bodyPages, cityPages } from './bus-report-body.ts';
import { rateOf, reasonOf } from './report-frame.ts';
import type { BusFacts } from './bus-report-facts.ts';
import type { ReportPage, ReportPages } from './report-page.ts';
import {
  countText,
  figureText,
  intervalText,
  peopleText,
  shareText,
  timesText,
  yuanText,
} from './report-text.ts';

const stageNames = { before: '未开始', interim: '中期', final: '结案' } as const;

/** Nature, day and kind of the figures, for the foot of every page. */
function sourceOf({ collect: { scope } }: BusFacts): string {
  const [first] = scope.cities.flatMap(({ basis }) => (basis === null ? [] : [basis]));
  const data =
    first === undefined
      ? '上刊登记'
      : `${first.source}；总体：${first.universe}${scope.cities.length > 1 ? ' 等' : ''}`;
  return `计划为订单，「按上刊记录测算」为同一模型按上下刊登记计算，不是实地测量；${data}；截至 ${scope.asOf}`;
}

/** Three sentences that the figures bear. */
function sentences({ collect }: BusFacts): string[] {
  const { counts, comparison, scope } = collect;
  const { actual, toDateRate } = comparison;
  const posted = `${countText(counts.vehicles)} 辆车中 ${countText(counts.postedVehicles)} 辆已上刊，上刊率 ${shareText(rateOf(counts.postedVehicles, counts.vehicles))}。`;
  if (actual.reachShare.value === null)
    return [posted, `受众数字暂不能给出：${actual.reachShare.suppressed ? '样本不足' : reasonOf(scope)}。`];
  const range = comparison.reachShareRange.actual;
  const interval = [intervalText(actual.reachShare, shareText), range === null ? '' : shareRangeText(range)]
    .filter(Boolean)
    .join('，');
  return [
    `${scope.stage === 'final' ? '全程' : `截至 ${scope.asOf}，`}触达目标人群 ${figureText(actual.reach, peopleText)}，到达率 ${shareText(actual.reachShare.value)}${interval === '' ? '' : `（${interval}）`}，人均看到 ${figureText(actual.frequency, timesText)} 次。`,
    posted,
    ...(toDateRate === null
      ? []
      : [`按上刊记录测算的曝光为同期计划的 ${shareText(toDateRate)}，CPM ${yuanText(actual.cpmFen)}。`]),
  ];
}

type TopFrame = Pick<ReportPage, 'section' | 'source'>;

function cover({ collect, cities }: BusFacts, frame: TopFrame): ReportPage {
  const { scope } = collect;
  return {
    ...frame,
    pageId: 'top-cover',
    title: `${collect.orderName} 公交数字报告`,
    isCover: true,
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          `品牌：${collect.brandName}`,
          `投放期：${collect.startDate} 至 ${collect.endDate}`,
          `城市：${cities.rows.map(({ cityName }) => cityName).join('、')}`,
          `${stageNames[scope.stage]}报告，截至 ${scope.asOf}`,
        ],
      },
    ],
  };
}

function keyFigures({ collect, cities }: BusFacts, frame: TopFrame): ReportPage {
  const { counts, comparison, scope } = collect;
  const { planned, actual } = comparison;
  const shown = cities.rows
    .flatMap(({ cityName, comparison: own }) => (own === null ? [] : [{ cityName, ...own }]))
    .slice(0, 12);
  return {
    ...frame,
    pageId: 'top-figures',
    title: `${countText(counts.vehicles)} 辆车，触达目标人群 ${figureText(actual.reach, peopleText)}`,
    blocks: [
      {
        kind: 'kpis',
        items: [
          {
            label: '投放车辆',
            value: `${countText(counts.vehicles)} 辆`,
            note: `${countText(counts.lines)} 条线路，${cities.rows.length} 个城市`,
          },
          {
            label: '上刊率',
            value: shareText(rateOf(counts.postedVehicles, counts.vehicles)),
            note: `已上刊 ${countText(counts.postedVehicles)} 辆`,
          },
          {
            label: '曝光',
            value: figureText(actual.impressions, countText),
            note: `计划 ${figureText(planned.impressions, countText)}`,
          },
          {
            label: 'TA 到达率',
            value: figureText(actual.reachShare, shareText),
            note: `计划 ${figureText(planned.reachShare, shareText)}`,
          },
          { label: 'CPM', value: yuanText(actual.cpmFen), note: `计划 ${yuanText(planned.cpmFen)}` },
        ],
      },
      ...(shown.length === 0
        ? [{ kind: 'text' as const, paragraphs: [`没有可用的人群数据：${reasonOf(scope)}`] }]
        : [
            {
              kind: 'chart' as const,
              form: 'column' as const,
              title: '各城市曝光',
              categoryName: '城市',
              valueName: '曝光（次）',
              categories: shown.map(({ cityName }) => cityName),
              series: [
                {
                  name: '计划',
                  meaning: 'plan' as const,
                  values: shown.map((row) => row.planned.impressions.value),
                },
                {
                  name: '按上刊记录测算',
                  meaning: 'as-run' as const,
                  values: shown.map((row) => row.actual.impressions.value),
                },
              ],
              unit: 'count' as const,
            },
          ]),
    ],
  };
}

function topPages(facts: BusFacts): ReportPage[] {
  const frame = { section: 'top', source: sourceOf(facts) };
  return [
    cover(facts, frame),
    keyFigures(facts, frame),
    {
      ...frame,
      pageId: 'top-sentences',
      title: '三句话说清这次公交投放',
      blocks: [{ kind: 'text', paragraphs: sentences(facts), isLarge: true }],
    },
  ];
}

/** How every figure is to be read, and which pages are missing. */
function appendix(
  { collect, cities }: BusFacts,
  source: string,
  omitted: ReportPages['omitted'],
): ReportPage {
  const bases = collect.scope.cities.map(({ cityName, basis, reason }) =>
    basis === null
      ? `${cityName}：${reason ?? '数据不足'}`
      : `${cityName}：${basis.nature}；${basis.universe}；${basis.period}；${basis.source}`,
  );
  const missing = [
    ...omitted.map(({ title, reason }) => `${title}（${reason}）`),
    ...cities.omitted.map(({ cityName, reason }) => `分城市 ${cityName}（${reason}）`),
  ];
  return {
    pageId: 'report-appendix',
    section: 'report',
    title: '附录：口径与数据来源',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          '计划与按上刊记录测算用同一接触模型、同一批样本人；按上刊记录测算只计登记为已上刊、晚刊、破损与已补的车辆与天数，不是实地测量。',
          '到达率 = 至少看到一次的目标人群 ÷ 目标人群；频次 = TA 曝光 ÷ TA 触达人数；CPM = 投放金额 ÷ 曝光 × 1000，执行值按已过的计划天数摊分金额。',
          '样本人少于最小单元的数字不显示（样本不足）；95% 区间为抽样误差。',
          ...bases.slice(0, 10),
          ...(bases.length > 10 ? [`另有 ${bases.length - 10} 个城市，口径相同`] : []),
          ...(missing.length === 0 ? [] : [`以下页面因数据不足未生成：${missing.join('、')}`]),
        ],
      },
    ],
    source,
  };
}

/** 公交数字报告 of the whole bus part of an order: cover and conclusions, then the report. */
export function busReportPages(facts: BusFacts): ReportPages {
  const source = sourceOf(facts);
  const body = bodyPages(facts, { section: 'report', prefix: 'report', source });
  return {
    pages: [...topPages(facts), ...body.pages, appendix(facts, source, body.omitted)],
    omitted: body.omitted,
  };
}

/** The pages of one city; `facts` are of this city alone, its rank among the cities of the order is given. */
export function busCityPages(
  facts: BusFacts,
  city: {
    readonly cityCode: string;
    readonly cityName: string;
    readonly rank: number | null;
    readonly of: number;
  },
): ReportPages {
  const { cityCode, cityName, rank, of } = city;
  const place = rank === null || of < 2 ? cityName : `${cityName}（曝光第 ${rank} / ${of}）`;
  const found = cityPages(facts, {
    section: `city-${cityCode}`,
    prefix: `city-${cityCode}`,
    source: sourceOf(facts),
  });
  return { ...found, pages: found.pages.map((page) => ({ ...page, title: `${place}：${page.title}` })) };
}
