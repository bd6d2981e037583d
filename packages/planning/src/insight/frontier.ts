import type { BudgetAnswer, BudgetQuestion } from './budget-question.ts';

/** One budget of a frontier with the best plan found and the upper bound. */
export interface FrontierPoint {
  readonly budget: number;
  readonly answer: BudgetAnswer;
  /**
   * Upper bound within this budget: the least bound proved at this or a larger budget, since what a
   * smaller budget buys a larger one buys too. Null without a plan.
   */
  readonly bound: number | null;
}

export interface FrontierControl {
  readonly shouldStop?: () => boolean;
  readonly onPoint?: (done: number, of: number) => void;
}

/** Plans and bounds at the given budgets, ascending; a larger budget never shows a worse plan or a lower bound. */
export function frontier(
  ask: BudgetQuestion,
  budgets: readonly number[],
  { shouldStop, onPoint }: FrontierControl = {},
): FrontierPoint[] {
  const answers: { budget: number; answer: BudgetAnswer }[] = [];
  const ascending = [...new Set(budgets)].sort((a, b) => a - b);
  for (const budget of ascending) {
    if (shouldStop?.()) break;
    const last = answers.at(-1)?.answer;
    const start = last?.status === 'planned' ? last.certificate.plan : undefined;
    answers.push({ budget, answer: ask(budget, { start }) });
    onPoint?.(answers.length, ascending.length);
  }
  let least = Infinity;
  const points = answers.toReversed().map(({ budget, answer }): FrontierPoint => {
    if (answer.status === 'planned') least = Math.min(least, answer.certificate.bound);
    return { budget, answer, bound: answer.status === 'planned' ? least : null };
  });
  return points.reverse();
}
