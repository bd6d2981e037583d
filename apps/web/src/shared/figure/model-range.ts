import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import type { ShareRange } from '@ooh/contract/domain/figure';

interface ModelRange {
  readonly range: ShareRange;
  readonly rangeReason?: string;
}

/** 校准区间 of a plan of bus bodies, and what it is of; nothing of one without vehicles. */
export function modelRangeOf({
  vehicles,
  sensitivity: [calibration],
}: Pick<PlanEvaluation, 'vehicles' | 'sensitivity'>): ModelRange {
  if (vehicles === 0 || calibration === undefined) return { range: null };
  const { low, high, shareAtLow, shareAtHigh } = calibration;
  return {
    range: { low: shareAtLow, high: shareAtHigh },
    rangeReason: `接触的校准系数取 ${low}–${high} 的两端时的到达率；95% 区间只含样本的抽样误差`,
  };
}
