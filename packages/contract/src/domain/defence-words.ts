import type { CityArgument } from './defence.ts';
import type { Figure } from './figure.ts';

/** What more or less money would do, in a sentence: the budgets next to the plan's own; null where none is known. */
export function otherBudgetsSentence({ frontier }: Pick<CityArgument, 'frontier'>): string | null {
  if (frontier === null) return null;
  const { budgetFen, points } = frontier;
  const at = points.findIndex((point) => point.budgetFen === budgetFen);
  const own = points[at]?.plan;
  if (!own) return null;
  const words = (of: number, word: string): string[] => {
    const point = points[of];
    if (!point?.plan) return [];
    const percent = Math.round(Math.abs(point.budgetFen / budgetFen - 1) * 100);
    return [`预算${word} ${percent}%，到达率 ${signedPoints(point.plan.share - own.share)} 个百分点`];
  };
  const sentences = [...words(at - 1, '减少'), ...words(at + 1, '增加')];
  return sentences.length === 0 ? null : sentences.join('；');
}

const signedPoints = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;

/** A difference of shares in percentage points, with what the sample leaves open. */
export function pointsSentence({ value, low, high, suppressed }: Figure): string {
  if (suppressed) return '样本不足';
  if (value === null) return '—';
  const points = `${signedPoints(value)} 个百分点`;
  if (low === null || high === null || low === high) return points;
  if (low < 0 && high > 0) return `${points}（差异不显著）`;
  return `${points}（95% 区间 ${signedPoints(low)} – ${signedPoints(high)}）`;
}
