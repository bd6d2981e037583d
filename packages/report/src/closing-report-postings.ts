import type { ClosingFacts, PostedCounts } from './closing-report-facts.ts';
import { chart, kpis, planAndAsRun, table, type ClosingPage } from './closing-report-page.ts';
import { rateOf, right } from './report-frame.ts';
import { countText, moneyText, shareText } from './report-text.ts';

const mostRows = 12;
type Row = ClosingFacts['placements']['rows'][number];

const sum = (rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const faultNames = {
  late: '晚刊',
  wrong: '错刊',
  missing: '漏刊',
  damaged: '破损',
  'made-good': '已补',
} as const;

function faultsOf({ byState }: PostedCounts): string {
  const found = Object.entries(faultNames).flatMap(([state, name]) =>
    (byState[state] ?? 0) > 0 ? [`${name} ${countText(byState[state])}`] : [],
  );
  return found.length === 0 ? '无' : found.join('、');
}

/** The largest rows, the rest as one. */
function folded(
  rows: readonly Row[],
  cells: (rows: readonly Row[], name: readonly [string, string]) => string[],
) {
  const sorted = rows.toSorted((a, b) => b.netFen - a.netFen);
  const rest = sorted.slice(mostRows);
  return [
    ...sorted.slice(0, mostRows).map((row) => cells([row], [row.cityName, row.mediumName])),
    ...(rest.length === 0 ? [] : [cells(rest, [`其余 ${rest.length} 行`, ''])]),
    cells(rows, ['合计', '']),
  ];
}

/** Share of the money; beside its chart the table does without. */
const shareColumn = ['占比', 0.8, right] as const;

export function placement({ placements: { rows }, effect: { order } }: ClosingFacts): ClosingPage {
  if (rows.length === 0) return '没有投放记录';
  const hasChart = rows.length > 1;
  const shareOf = (own: readonly Row[]): string =>
    shareText(
      rateOf(
        sum(own, (row) => row.netFen),
        sum(rows, (row) => row.netFen),
      ),
    );
  return {
    title: `${order.startDate} 至 ${order.endDate}，投放 ${countText(sum(rows, (row) => row.postings.plannedUnits))} 面/辆，投放金额 ${moneyText(order.netFen)}`,
    blocks: [
      table(
        '投放概况',
        [
          ['城市', 1.3],
          ['媒体', 1.5],
          ['数量（面/辆）', 1, right],
          ['计划（面·天）', 1.1, right],
          ['投放金额', 1.2, right],
          ...(hasChart ? [] : [shareColumn]),
        ],
        folded(rows, (own, [city, medium]) => [
          city,
          medium,
          countText(sum(own, (row) => row.postings.plannedUnits)),
          countText(sum(own, (row) => row.plannedUnitDays)),
          moneyText(sum(own, (row) => row.netFen)),
          ...(hasChart ? [] : [shareOf(own)]),
        ]),
        true,
      ),
      ...(hasChart ? [moneyChart(rows)] : []),
    ],
  };
}

const mostBars = 10;

/** What the money went to, the largest parts. */
function moneyChart(rows: readonly Row[]) {
  const total = sum(rows, (row) => row.netFen);
  const shown = rows.toSorted((a, b) => b.netFen - a.netFen).slice(0, mostBars);
  const isOneCity = new Set(rows.map(({ cityName }) => cityName)).size === 1;
  const nameOf = ({ cityName, mediumName }: Row) => (isOneCity ? mediumName : `${cityName} · ${mediumName}`);
  return chart(
    'bar',
    '投放金额去向',
    ['城市与媒体', shown.map(nameOf)],
    ['占投放金额', 'share'],
    [{ name: '占比', meaning: 'other', values: shown.map((row) => rateOf(row.netFen, total)) }],
  );
}

export function posting({ placements: { rows }, whole: { postings } }: ClosingFacts): ClosingPage {
  if (rows.length === 0) return '没有上刊登记';
  const days = [sum(rows, (row) => row.plannedUnitDays), sum(rows, (row) => row.actualUnitDays)] as const;
  const byCity = [...Map.groupBy(rows, ({ cityName }) => cityName)]
    .map(([cityName, own]) => ({
      cityName,
      planned: sum(own, (row) => row.plannedUnitDays),
      actual: sum(own, (row) => row.actualUnitDays),
    }))
    .toSorted((a, b) => b.planned - a.planned)
    .slice(0, 8);
  return {
    title: `上刊率 ${shareText(postings.postingRate)}，准时率 ${shareText(postings.onTimeRate)}，异常：${faultsOf(postings)}`,
    blocks: [
      kpis(
        ['计划', `${countText(postings.plannedUnits)} 面/辆`, '约定投放'],
        ['已上刊', `${countText(postings.postedUnits)} 面/辆`, '含晚刊、破损与已补'],
        ['上刊率', shareText(postings.postingRate), '已上刊 ÷ 计划'],
        ['准时率', shareText(postings.onTimeRate), '首日上刊 ÷ 应上刊'],
        ['投放面·天', shareText(rateOf(days[1], days[0])), `${countText(days[1])} / ${countText(days[0])}`],
      ),
      table(
        '上刊执行',
        [
          ['城市', 1.2],
          ['媒体', 1.2],
          ['已上刊 / 计划', 1.2, right],
          ['上刊率', 0.9, right],
          ['异常', 1.6],
        ],
        rows
          .toSorted((a, b) => b.netFen - a.netFen)
          .slice(0, 8)
          .map((row) => [
            row.cityName,
            row.mediumName,
            `${countText(row.postings.postedUnits)} / ${countText(row.postings.plannedUnits)}`,
            shareText(row.postings.postingRate),
            faultsOf(row.postings),
          ]),
      ),
      chart(
        'column',
        '各城市投放面·天',
        ['城市', byCity.map(({ cityName }) => cityName)],
        ['面·天', 'count'],
        planAndAsRun(
          byCity.map(({ planned }) => planned),
          byCity.map(({ actual }) => actual),
        ).map((one) => (one.meaning === 'as-run' ? { ...one, name: '上刊登记' } : one)),
      ),
    ],
  };
}

export function photos({ photos: all }: ClosingFacts): ClosingPage {
  const shown = all.slice(0, 6);
  if (shown.length === 0) return '没有审核合格的上刊照片';
  return {
    title: `上刊照片：审核合格，选 ${shown.length} 张`,
    blocks: [
      {
        kind: 'photos',
        photos: shown.map(({ photoId, unitName, takenAt }) => ({
          photoId,
          caption: `${unitName} · ${takenAt === null ? '时间不详' : takenAt.slice(0, 10)}`,
        })),
      },
    ],
  };
}
