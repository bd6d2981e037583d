import { shareRangeText } from '@ooh/contract/core/percent-text';
import type { ClosingFacts } from './closing-report-facts.ts';
import { chart, kpis, planAndAsRun, table, type ClosingPage } from './closing-report-page.ts';
import type { ReportComparison } from './report-facts.ts';
import { asRun, reasonOf, right } from './report-frame.ts';
import {
  countText,
  figureText,
  intervalText,
  numberText,
  peopleText,
  shareText,
  timesText,
  yuanText,
} from './report-text.ts';

const mostParts = 10;

export function exposure({ whole, effect }: ClosingFacts): ClosingPage {
  const { planned, actual, completionRate, reachShareRange } = whole.comparison;
  if (actual.reachShare.value === null) return reasonOf(effect.scope);
  return {
    title: `触达目标人群 ${figureText(actual.reach, peopleText)}，到达率 ${shareText(actual.reachShare.value)}，计划 ${shareText(planned.reachShare.value)}`,
    blocks: [
      kpis(
        [
          '曝光',
          figureText(actual.impressions, countText),
          `计划 ${figureText(planned.impressions, countText)}`,
        ],
        ['曝光完成率', shareText(completionRate), `${asRun} ÷ 计划`],
        ['TA 触达人数', figureText(actual.reach, peopleText), intervalText(actual.reach, peopleText)],
        [
          'TA 到达率',
          figureText(actual.reachShare, shareText),
          reachShareRange.actual
            ? shareRangeText(reachShareRange.actual)
            : intervalText(actual.reachShare, shareText),
        ],
      ),
      chart(
        'line',
        '逐周累计到达率',
        ['周', whole.weeks.map((row) => (row.isAfter ? '补刊' : `第 ${row.week} 周`))],
        ['TA 到达率', 'share'],
        planAndAsRun(
          whole.weeks.map((row) => row.plannedShare),
          whole.weeks.map((row) => row.actualShare),
        ),
      ),
    ],
  };
}

export function frequency({ indicators: { reachAtLeast }, whole, effect }: ClosingFacts): ClosingPage {
  const third = reachAtLeast.find(({ k }) => k === 3);
  if (third === undefined || third.actualShare === null) return reasonOf(effect.scope);
  const { planned, actual } = whole.comparison;
  return {
    title: `${shareText(third.actualShare)} 的目标人群看到 3 次及以上，计划 ${shareText(third.plannedShare)}`,
    blocks: [
      kpis(
        [
          '平均频次',
          `${figureText(actual.frequency, timesText)} 次`,
          `计划 ${figureText(planned.frequency, timesText)} 次`,
        ],
        ['毛评点 GRP', numberText(actual.grp), `计划 ${numberText(planned.grp)}`],
        ['看到 3 次及以上', shareText(third.actualShare), `计划 ${shareText(third.plannedShare)}`],
      ),
      chart(
        'column',
        '看到 N 次及以上的目标人群占比',
        ['次数', reachAtLeast.map(({ k }) => `${k}+`)],
        ['占目标人群', 'share'],
        planAndAsRun(
          reachAtLeast.map((row) => row.plannedShare),
          reachAtLeast.map((row) => row.actualShare),
        ),
      ),
    ],
  };
}

interface Part {
  readonly name: string;
  readonly comparison: ReportComparison;
}

/** Parts side by side: impressions as a chart, reach as a table. */
function partsPage(kind: string, parts: readonly Part[]): Exclude<ClosingPage, string> {
  const shown = parts
    .toSorted(
      (a, b) => (b.comparison.actual.impressions.value ?? 0) - (a.comparison.actual.impressions.value ?? 0),
    )
    .slice(0, mostParts);
  const [best] = shown;
  const { actual } = best.comparison;
  return {
    title:
      parts.length === 1
        ? `${best.name}：曝光 ${figureText(actual.impressions, countText)}，TA 到达率 ${figureText(actual.reachShare, shareText)}`
        : `${best.name}曝光最多（${figureText(actual.impressions, countText)}），TA 到达率 ${figureText(actual.reachShare, shareText)}`,
    blocks: [
      chart(
        'bar',
        `各${kind}曝光`,
        [kind, shown.map(({ name }) => name)],
        ['次', 'count'],
        planAndAsRun(
          shown.map(({ comparison }) => comparison.planned.impressions.value),
          shown.map(({ comparison }) => comparison.actual.impressions.value),
        ),
      ),
      table(
        `各${kind}表现`,
        [
          [kind, 1.2],
          ['完成率', 1, right],
          ['TA 到达率', 1.1, right],
          ['计划', 1, right],
          ['频次', 0.8, right],
        ],
        shown.map(({ name, comparison }) => [
          name,
          shareText(comparison.completionRate),
          figureText(comparison.actual.reachShare, shareText),
          figureText(comparison.planned.reachShare, shareText),
          figureText(comparison.actual.frequency, timesText),
        ]),
      ),
    ],
  };
}

const known = <Row extends { readonly comparison: ReportComparison | null }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Part[] =>
  rows.flatMap((row) => {
    const { comparison } = row;
    return comparison === null || comparison.actual.impressions.value === null
      ? []
      : [{ name: nameOf(row), comparison }];
  });

export function cities({ cities: { rows }, effect }: ClosingFacts): ClosingPage {
  const parts = known(rows, ({ cityName }) => cityName);
  return parts.length === 0 ? reasonOf(effect.scope) : partsPage('城市', parts);
}

export function media({ media: { rows }, effect }: ClosingFacts): ClosingPage {
  const parts = known(rows, ({ mediumName }) => mediumName);
  return parts.length === 0 ? reasonOf(effect.scope) : partsPage('媒体', parts);
}

export function efficiency({ whole, effect, indicators }: ClosingFacts): ClosingPage {
  const { planned, actual } = whole.comparison;
  if (actual.cpmFen === null) return reasonOf(effect.scope);
  const visit = indicators.indicators.find(({ indicator }) => indicator === 'costPerVisitFen');
  const costs = [
    ['CPM', planned.cpmFen, actual.cpmFen],
    ['TA CPM', planned.taCpmFen, actual.taCpmFen],
    ['CPRP', planned.cprpFen, actual.cprpFen],
  ] as const;
  return {
    title: `每千次曝光花费（CPM）${yuanText(actual.cpmFen)}，计划 ${yuanText(planned.cpmFen)}`,
    blocks: [
      table(
        '投放效率',
        [
          ['指标', 2],
          ['计划', 1, right],
          [asRun, 1.2, right],
        ],
        [
          ['CPM：每千次曝光花费', yuanText(planned.cpmFen), yuanText(actual.cpmFen)],
          ['TA CPM：每千次目标人群曝光花费', yuanText(planned.taCpmFen), yuanText(actual.taCpmFen)],
          ['CPRP：每收视点花费', yuanText(planned.cprpFen), yuanText(actual.cprpFen)],
          ...(visit === undefined || visit.actual === null
            ? []
            : [['每增加一次到访花费', yuanText(visit.planned), yuanText(visit.actual)]]),
        ],
      ),
      chart(
        'column',
        '与计划的花费之比，低于 100% 更省',
        ['指标', costs.map(([name]) => name)],
        ['实际 ÷ 计划', 'share'],
        [
          {
            name: asRun,
            meaning: 'as-run',
            values: costs.map(([, plan, run]) => (plan && run !== null ? run / plan : null)),
          },
        ],
      ),
    ],
  };
}
