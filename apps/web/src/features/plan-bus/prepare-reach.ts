import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import type { ChartModel } from '../../chart/chart-model.ts';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';

export interface ReachRow {
  /** 0, 1, … 10+ */
  readonly contacts: string;
  readonly persons: number;
  readonly share: number;
  /** Persons with at least that many contacts; null for the row of 0, where it is all people. */
  readonly atLeastPersons: number | null;
  readonly atLeastShare: number | null;
}

export interface ReachTable {
  readonly rows: readonly ReachRow[];
  /** Sum of the rows: the audience universe. */
  readonly total: { readonly persons: number; readonly share: number };
  /** True where the rows sum to the universe, within half a person a row; a withheld universe is not met. */
  readonly isComplete: boolean;
}

/** Who has how many contacts, with the sum that must be the whole audience. */
export function prepareReachTable({ distribution, reachAtLeast, taUniverse }: PlanEvaluation): ReachTable {
  const atLeast = new Map(reachAtLeast.map((entry) => [entry.k, entry]));
  const rows = distribution.map((entry) => {
    const cumulative = atLeast.get(entry.contacts);
    return {
      contacts: entry.isOpenEnded ? `${entry.contacts}+` : String(entry.contacts),
      persons: entry.persons,
      share: entry.share,
      atLeastPersons: cumulative?.persons ?? null,
      atLeastShare: cumulative?.share ?? null,
    };
  });
  const persons = rows.reduce((sum, row) => sum + row.persons, 0);
  const share = rows.reduce((sum, row) => sum + row.share, 0);
  return {
    rows,
    total: { persons, share },
    isComplete: taUniverse !== null && Math.abs(persons - taUniverse) <= Math.max(1, rows.length / 2),
  };
}

/** Share of the audience by number of contacts. */
export function prepareDistributionChart(evaluation: PlanEvaluation): ChartModel {
  const { rows } = prepareReachTable(evaluation);
  const unreached = rows.find((row) => row.contacts === '0')?.share ?? null;
  const three = evaluation.reachAtLeast.find((entry) => entry.k === 3)?.share ?? null;
  return {
    title: '接触频次分布',
    summary: `${formatShare(unreached)} 的 TA 未接触，${formatShare(three)} 接触 3 次及以上。`,
    kind: 'bars',
    categoryName: '接触次数',
    categories: rows.map((row) => row.contacts),
    valueName: 'TA 占比',
    series: [{ name: 'TA 占比', meaning: 'forecast', values: rows.map((row) => row.share) }],
    format: (share) => formatShare(share),
  };
}

/** Name of the weeks beyond the panel's own. */
const beyondName = '样本周之外，外推';

/** The panel measures one week; weeks whose posted days go beyond it are foreseen. */
function modelledSeries(weeks: PlanEvaluation['weeklyReach'], from: number): ChartModel['series'] {
  // The models leave from the last measured week, where they agree with the measurement.
  const joined = (modelled: (week: PlanEvaluation['weeklyReach'][number]) => number | null) =>
    weeks.map((week, i) => (i === from - 1 ? week.share : modelled(week)));
  return [
    { name: '样本周重复（下限）', meaning: 'plan', values: weeks.map((week) => week.share) },
    { name: '增长 r 模型', meaning: 'forecast', values: joined((week) => week.modelledShare) },
    { name: '固定 r（行业口径）', meaning: 'reference', values: joined((week) => week.fixedShare) },
  ];
}

/** Cumulative reach by week: measured, and beyond the panel's week by the models that foresee it. */
export function prepareWeeklyChart({ weeklyReach }: PlanEvaluation): ChartModel {
  const last = weeklyReach.at(-1);
  const half = weeklyReach.find((entry) => last && entry.share >= last.share * 0.8);
  const from = weeklyReach.findIndex((entry) => entry.modelledShare !== null);
  const curve = {
    title: '周累计到达率',
    kind: 'curve',
    categoryName: '周次',
    categories: weeklyReach.map((entry) => `第 ${entry.week} 周`),
    valueName: '累计到达率',
    format: (share: number) => formatShare(share),
  } as const;
  if (last === undefined || from === -1) {
    const reading = last
      ? `第 ${last.week} 周末累计到达 ${formatShare(last.share)}，第 ${half?.week ?? last.week} 周已达到其中八成。`
      : '没有投放周。';
    const values = weeklyReach.map((entry) => entry.share);
    const series = [{ name: '累计到达率', meaning: 'forecast' as const, values }];
    return { ...curve, summary: reading, series };
  }
  return {
    ...curve,
    summary: `样本实测一周，其后为外推：第 ${last.week} 周末，样本周重复 ${formatShare(last.share)}，增长 r 模型 ${formatShare(last.modelledShare)}，固定 r ${formatShare(last.fixedShare)}。`,
    series: modelledSeries(weeklyReach, from),
    shade: { from, name: beyondName },
  };
}

/** How the weeks beyond the panel's are foreseen, in one line; null where none are. */
export function growthText({ reachGrowth }: PlanEvaluation): string | null {
  if (reachGrowth === null) return null;
  const { windowDays, shape, exponent } = reachGrowth;
  const r = shape === null ? '∞' : formatNumber(shape, 2);
  return `外推：R(t) = 1 − (r ÷ (r + μt))^r，r(t) = ${r} × (t ÷ ${windowDays})^${formatNumber(exponent, 2)}，t 为投放天数`;
}
