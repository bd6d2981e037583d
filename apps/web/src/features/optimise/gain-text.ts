import type { Opportunity, SignedShare } from '@ooh/contract/domain/opportunity';
import { gainMetricNames, type GainMetric } from '@ooh/contract/domain/opportunity-names';
import { formatFen } from '../../ui/figure/format-figure.ts';

const digitsOf = (share: number): number => (Math.abs(share) >= 0.001 ? 2 : 3);

/** A share as signed percentage points: +1.80. */
export function pointsText(share: number, digits = digitsOf(share)): string {
  const text = Math.abs(share * 100).toFixed(digits);
  return `${share < 0 && Number(text) !== 0 ? '−' : '+'}${text}`;
}

/** 到达率 +1.80 个百分点（95% 区间 +0.90 至 +2.70）, every number with the digits of the first. */
export function gainText({ value, low, high }: SignedShare, metric: GainMetric = 'reach'): string {
  const digits = digitsOf(value);
  return `${gainMetricNames[metric]} ${pointsText(value, digits)} 个百分点（95% 区间 ${pointsText(low, digits)} 至 ${pointsText(high, digits)}）`;
}

/** What a change costs the order. */
export function costText(costFen: number): string {
  if (costFen === 0) return '费用不变';
  return `${costFen > 0 ? '增加' : '节省'} ${formatFen(Math.abs(costFen), { unit: 'auto' })}`;
}

/** The city of a change, or the two between which money is shifted. */
export const placeText = ({ cityName, toCityName }: Pick<Opportunity, 'cityName' | 'toCityName'>): string =>
  toCityName === null ? cityName : `${cityName} → ${toCityName}`;
