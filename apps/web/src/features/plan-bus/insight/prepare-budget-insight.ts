import type { InsightOf } from '@ooh/contract/domain/plan-insight';
import { boundPercent } from '@ooh/contract/domain/certificate-sentence';
import { exactBudget } from '../../../shared/plan/prepare-frontier.ts';
import { formatShare } from '../../../ui/figure/format-figure.ts';

export interface LeastBudgetReading {
  readonly tone: 'success' | 'error' | 'warning';
  readonly title: string;
  readonly explanation: string;
}

/** The bracket of the least budget in words: what is found, and what is proved not to suffice. */
export function readLeastBudget(insight: InsightOf<'leastBudget'>): LeastBudgetReading {
  const { status, enough, short, reachShare, maxFen, k } = insight;
  const target = `${k === 1 ? '' : `${k}+ `}到达率 ${formatShare(reachShare)}`;
  if (status === 'impossible')
    return {
      tone: 'error',
      title: `${target} 不可能达到`,
      explanation:
        short?.boundShare === null || short === null
          ? '在现有约束下没有任何可行方案。'
          : `即使买下约束允许的全部车辆（${exactBudget(maxFen)}），到达率也不会超过 ${boundPercent(short.boundShare)}（已证明）。`,
    };
  if (status === 'open' || enough === null)
    return {
      tone: 'warning',
      title: `${target} 能否达到尚无定论`,
      explanation: '限定时间内既没有找到达到目标的方案，也没有证明它不可能，请重试。',
    };
  const found = `${exactBudget(enough.costFen)} 的方案达到 ${formatShare(enough.share)}`;
  return {
    tone: 'success',
    title: `最小预算不超过 ${exactBudget(enough.costFen)}`,
    explanation:
      short === null
        ? `${found}；更低的预算未能证明不够。`
        : `${found}；预算不超过 ${exactBudget(short.budgetFen)} 时，任何方案都达不到（已证明）。`,
  };
}
