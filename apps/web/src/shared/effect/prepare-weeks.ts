import type { CallOutput } from '@ooh/contract/registry';
import type { ChartModel } from '../../chart/chart-model.ts';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatCount, formatShare, missing } from '../../ui/figure/format-figure.ts';

type Entirety = CallOutput<'effectestimate/{orderId}/entiretyExposureCrowd'>;
type Day = Entirety['days'][number];

export interface Week {
  /** 「第 2 周（至 11-22）」 for the one that is under way. */
  readonly name: string;
  /** Of the days that as-run knows, where the week is under way. */
  readonly planned: number;
  readonly actual: number | null;
}

const daysOfWeek = 7;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const madeGoodName = '期后补刊';

/**
 * Impressions week by week of the campaign, from the first day of the order; what was made good later stands last. Of a week that is under way plan and as-run are of the
 * same days, so that days to come do not count as missing; weeks to come have their plan alone.
 */
export function prepareWeeks(days: readonly Day[], campaignDays: number): Week[] {
  const campaign = days.slice(0, campaignDays);
  const later = sum(days.slice(campaignDays).map(({ actual }) => actual ?? 0));
  const weeks = Array.from({ length: Math.ceil(campaign.length / daysOfWeek) }, (_, index) => {
    const own = campaign.slice(index * daysOfWeek, (index + 1) * daysOfWeek);
    const passed = own.filter(({ actual }) => actual !== null);
    const isUnderWay = passed.length > 0 && passed.length < own.length;
    const counted = isUnderWay ? passed : own;
    return {
      name: `第 ${index + 1} 周${isUnderWay ? `（至 ${passed[passed.length - 1].date.slice(5)}）` : ''}`,
      planned: sum(counted.map(({ planned }) => planned)),
      actual: passed.length === 0 ? null : sum(passed.flatMap(({ actual }) => actual ?? [])),
    };
  });
  return later > 0 ? [...weeks, { name: madeGoodName, planned: 0, actual: later }] : weeks;
}

export function weekChart(days: readonly Day[], campaignDays: number): ChartModel {
  const weeks = prepareWeeks(days, campaignDays);
  const known = weeks.filter(({ name, actual }) => actual !== null && name !== madeGoodName);
  const planned = sum(known.map((week) => week.planned));
  const actual = sum(known.flatMap((week) => week.actual ?? []));
  return {
    title: '每周曝光',
    summary:
      known.length === 0
        ? '还没有投放'
        : `已投放的 ${known.length} 周按执行测算曝光 ${formatCount(actual)}，为同期计划的 ${planned > 0 ? formatShare(actual / planned) : missing}。`,
    kind: 'bars',
    categoryName: '周',
    categories: weeks.map(({ name }) => name),
    valueName: '曝光人次',
    series: [
      { name: '计划', meaning: 'plan', values: weeks.map((week) => week.planned) },
      { name: '按执行测算', meaning: 'as-run', values: weeks.map((week) => week.actual) },
    ],
    format: asCount,
  };
}

export function reachChart(weeks: Entirety['weeks'], asOf: string): ChartModel {
  const known = weeks.filter(({ actualShare, isAfter }) => actualShare !== null && !isAfter);
  const last = known.at(-1);
  const after = weeks.find(({ isAfter }) => isAfter);
  return {
    title: '累计 TA 到达率',
    summary:
      last === undefined
        ? `按计划，${weeks.length} 周累计到达 ${formatShare(weeks.at(-1)?.plannedShare)}。`
        : `截至 ${asOf}（第 ${last.week} 周），累计到达 ${formatShare(last.actualShare)}；计划到第 ${last.week} 周末为 ${formatShare(last.plannedShare)}。${
            after ? `期后补刊使累计到达升至 ${formatShare(after.actualShare)}。` : ''
          }`,
    kind: 'curve',
    categoryName: '周',
    categories: weeks.map(({ week, isAfter }) => (isAfter ? madeGoodName : `第 ${week} 周`)),
    valueName: '到达率',
    series: [
      { name: '计划（周末）', meaning: 'plan', values: weeks.map(({ plannedShare }) => plannedShare) },
      { name: '按执行测算', meaning: 'as-run', values: weeks.map(({ actualShare }) => actualShare) },
    ],
    format: asShare,
  };
}
