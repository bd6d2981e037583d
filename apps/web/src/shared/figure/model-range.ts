import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { formatShare } from '../../ui/figure/format-figure.ts';

/** The share reached with the calibration of contacts at either end of its range. */
export type ModelRange = PlanEvaluation['sensitivity'][number];

/** What the model of a plan's contacts leaves open; nothing of a plan without vehicles. */
export const modelRangeOf = ({
  vehicles,
  sensitivity,
}: Pick<PlanEvaluation, 'vehicles' | 'sensitivity'>): ModelRange | undefined =>
  vehicles > 0 ? sensitivity[0] : undefined;

export const modelRangeText = ({ shareAtLow, shareAtHigh }: ModelRange): string =>
  `校准区间 ${formatShare(shareAtLow)} – ${formatShare(shareAtHigh)}`;

export const modelRangeReason = ({ low, high }: ModelRange): string =>
  `接触的校准系数取 ${low}–${high} 的两端时的到达率；95% 区间只含样本的抽样误差`;
