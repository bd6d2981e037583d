import { boundPercent } from '@ooh/contract/domain/certificate-sentence';
import type { InsightOf } from '@ooh/contract/domain/plan-insight';
import { formatShare } from '../../../ui/figure/format-figure.ts';

/** What the weights of a strategy cost in reach, in a sentence. */
export function WeightsCost({ weights }: Pick<InsightOf<'prices'>, 'weights'>) {
  if (weights === null) return null;
  const { k, share, alikeShare, alikeBoundShare } = weights;
  const reach = k === 1 ? '目标人群到达率' : `目标人群 ${k}+ 到达率`;
  return (
    <p>
      选线权重的代价：本方案{reach} {formatShare(share, 2)}；同样预算与约束只看覆盖可达{' '}
      {formatShare(alikeShare, 2)}（已证不超过 {boundPercent(alikeBoundShare)}）。
    </p>
  );
}
