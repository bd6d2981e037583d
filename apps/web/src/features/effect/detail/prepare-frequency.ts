import type { CallOutput } from '@ooh/contract/registry';
import type { ChartModel } from '../../../chart/chart-model.ts';
import { asShare } from '../../../ui/figure/figure-formats.ts';
import { formatCount, formatShare } from '../../../ui/figure/format-figure.ts';

type Expand = CallOutput<'effectestimate/{orderId}/getExpandIndicatorData'>;

const actualText = (share: number | null) => (share === null ? '样本不足' : formatShare(share));

/** People of the audience by contacts, from one on; people without contact are in the summary. */
export function frequencyChart({ distribution }: Pick<Expand, 'distribution'>): ChartModel {
  const all = (of: 'plannedPersons' | 'actualPersons') =>
    distribution.reduce((sum, row) => sum + (row[of] ?? 0), 0);
  const [none, ...met] = distribution;
  const universe = all('plannedPersons');
  const unmet = (persons: number | null | undefined) =>
    persons === null || persons === undefined || universe === 0 ? null : persons / universe;
  return {
    title: '频次分布',
    summary: `目标人群中没有接触的：计划 ${formatShare(unmet(none?.plannedPersons))}，按执行测算 ${actualText(unmet(none?.actualPersons))}。`,
    kind: 'bars',
    categoryName: '接触次数',
    categories: met.map(({ contacts, isOpenEnded }) => `${contacts}${isOpenEnded ? '+' : ''}`),
    valueName: '人数',
    series: [
      { name: '计划（全程）', meaning: 'plan', values: met.map(({ plannedPersons }) => plannedPersons) },
      { name: '按执行测算', meaning: 'as-run', values: met.map(({ actualPersons }) => actualPersons) },
    ],
    format: (value) => `${formatCount(value)}人`,
  };
}

/** Share of the audience with at least k contacts. */
export function reachAtLeastChart({ reachAtLeast }: Pick<Expand, 'reachAtLeast'>): ChartModel {
  const three = reachAtLeast.find(({ k }) => k === 3);
  return {
    title: 'N+ 到达率',
    summary: `有效到达率 3+：计划 ${formatShare(three?.plannedShare)}，按执行测算 ${actualText(three?.actualShare ?? null)}。`,
    kind: 'curve',
    categoryName: '至少接触',
    categories: reachAtLeast.map(({ k }) => `${k}+`),
    valueName: '到达率',
    series: [
      { name: '计划（全程）', meaning: 'plan', values: reachAtLeast.map(({ plannedShare }) => plannedShare) },
      { name: '按执行测算', meaning: 'as-run', values: reachAtLeast.map(({ actualShare }) => actualShare) },
    ],
    format: asShare,
  };
}
