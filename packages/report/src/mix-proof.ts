import { moneyText, shareText, type KnownFigure } from './report-text.ts';

/** What is proved of a combination: no other within the budget has a larger share of people with k contacts than `bound`. */
export interface ProvedMix {
  readonly budgetFen: number;
  /** Contacts from which on a person counts. */
  readonly k: number;
  /** The combination's own share; null where it is withheld. */
  readonly value: number | null;
  readonly bound: number | null;
  /** Of people with one contact. */
  readonly reachShare: Pick<KnownFigure, 'low' | 'high'>;
}

/** What is proved of a combination, as one says it to a client. Pages and documents use this sentence alone. */
export function mixProof({ budgetFen, k, value, bound, reachShare: { low, high } }: ProvedMix): string {
  if (value === null || bound === null) return '样本不足，不给出到达率与理论最高。';
  const what = k === 1 ? '到达率' : `${k}+ 到达率`;
  const begin = `在当前空位与最小采购单元下，${moneyText(budgetFen)}以内任何组合的${what}不高于 ${shareText(bound)}`;
  const interval =
    k === 1 && low !== null && high !== null ? `（95% 区间 ${shareText(low)}–${shareText(high)}）` : '';
  return `${begin}；本组合 ${shareText(value)}${interval}。`;
}
