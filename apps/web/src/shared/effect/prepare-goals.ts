import type { GoalGrade } from '@ooh/contract/domain/effect';
import type { CallOutput } from '@ooh/contract/registry';
import { formatCount, formatFen, formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import type { MetricKey } from '../figure/metric-dictionary.ts';

export type GoalRow = CallOutput<'effectestimate/{orderId}/exposureTargetData'>['rows'][number];

const metrics = {
  reachShare: { metric: 'reachShare', format: (value: number) => formatShare(value) },
  frequency: { metric: 'frequency', format: (value: number) => `${formatNumber(value, 1)} 次` },
  impressions: { metric: 'impressions', format: (value: number) => formatCount(value) },
  cpmFen: { metric: 'cpm', format: (value: number) => formatFen(value) },
} as const satisfies Record<GoalRow['metric'], { metric: MetricKey; format: (value: number) => string }>;

/** Name and writing of what a goal is set for. */
export const goalMetric = ({ metric }: GoalRow) => metrics[metric];

/** Goals that the customer has set. */
export const goalsSet = (rows: readonly GoalRow[]): GoalRow[] => rows.filter(({ target }) => target !== null);

/**
 * The grade of the whole: met where every graded goal is, missed where every one is; open while one is; else partly.
 * Undefined where no goal could be graded.
 */
export function overallGrade(rows: readonly GoalRow[]): GoalGrade | undefined {
  const grades = rows.flatMap(({ grade }) => (grade === null ? [] : [grade]));
  if (grades.length === 0) return undefined;
  if (grades.includes('open')) return 'open';
  if (grades.every((grade) => grade === 'met')) return 'met';
  return grades.every((grade) => grade === 'missed') ? 'missed' : 'partly';
}
