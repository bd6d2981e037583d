import type { CombinationBrief, Proposal } from '@ooh/contract/domain/combination';
import { gapPercent } from '@ooh/contract/domain/certificate-sentence';
import type { Figure } from '@ooh/contract/domain/figure';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';

const wan = (fen: number): string => formatFen(fen, { unit: 'auto' });

/** What is proved of a recommendation, as one says it to a client. */
export function mixSentence(
  { certificate, evaluation }: Proposal,
  { k }: Pick<CombinationBrief, 'k'>,
): string {
  const { value, bound, budgetFen } = certificate;
  if (value === null || bound === null) return '样本不足，不给出到达率与理论最高。';
  const what = k === 1 ? '到达率' : `${k}+ 到达率`;
  const begin = `在当前空位与最小采购单元下，${wan(budgetFen)} 以内任何组合的${what}不高于 ${formatShare(bound)}`;
  const { low, high } = evaluation.reachShare;
  const interval =
    k === 1 && low !== null && high !== null ? `（95% 区间 ${formatShare(low)}–${formatShare(high)}）` : '';
  return `${begin}；本组合 ${formatShare(value)}${interval}。`;
}

export const gapText = (gap: number | null): string => (gap === null ? '—' : `距理论最高 ${gapPercent(gap)}`);

/** Whether the easy combination may be chosen without regret. */
export function differenceSentence({ value, low, high, suppressed }: Figure): string | null {
  if (suppressed || value === null || low === null || high === null) return null;
  const points = (share: number) => (share * 100).toFixed(1);
  const range = `效果最高的组合多 ${points(value)} 个百分点（95% 区间 ${points(low)}–${points(high)}）`;
  return low <= 0 && high >= 0 ? `${range}，差异不显著` : range;
}
