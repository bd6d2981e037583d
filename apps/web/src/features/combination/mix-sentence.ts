import type { CombinationBrief, Proposal } from '@ooh/contract/domain/combination';
import { gapPercent } from '@ooh/contract/domain/certificate-sentence';
import type { Figure } from '@ooh/contract/domain/figure';
import { mixProof } from '@ooh/report/mix-proof';

/** What is proved of a recommendation, as one says it to a client. */
export const mixSentence = (
  { certificate: { value, bound, budgetFen }, evaluation }: Proposal,
  { k }: Pick<CombinationBrief, 'k'>,
): string => mixProof({ budgetFen, k, value, bound, reachShare: evaluation.reachShare });

export const gapText = (gap: number | null): string => (gap === null ? '—' : `距理论最高 ${gapPercent(gap)}`);

/** Whether the easy combination may be chosen without regret. */
export function differenceSentence({ value, low, high, suppressed }: Figure): string | null {
  if (suppressed || value === null || low === null || high === null) return null;
  const points = (share: number) => (share * 100).toFixed(1);
  const range = `效果最高的组合多 ${points(value)} 个百分点（95% 区间 ${points(low)}–${points(high)}）`;
  return low <= 0 && high >= 0 ? `${range}，差异不显著` : range;
}
