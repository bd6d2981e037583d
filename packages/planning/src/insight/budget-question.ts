import type { RateStore } from '@ooh/measurement/rate-store';
import type { Certificate } from '../certificate.ts';
import type { PassageInstance } from '../passage-instance.ts';
import type { RateProblem } from '../rate-problem.ts';
import type { SelectionControl } from '../search/select-plan.ts';
import { selectPassages } from '../select-passages.ts';
import { selectRates, type RateControl } from '../select-rates.ts';

/** Result of the planner at one budget: a plan with its proof, or the reason why there is none. */
export type BudgetAnswer =
  | { readonly status: 'planned'; readonly certificate: Certificate }
  | { readonly status: 'infeasible' | 'undecided'; readonly message: string };

export interface BudgetAsk {
  /** A plan to start from; the result is at least as good if it fits the budget. */
  readonly start?: Certificate['plan'];
  /** The search may end as soon as a plan has this value, or it is proved unattainable. */
  readonly goal?: number;
}

/** A selection that can be repeated at other budgets, everything else unchanged. */
export type BudgetQuestion = (budget: number, ask?: BudgetAsk) => BudgetAnswer;

/** Ends the search once a goal is met or proved unattainable. */
function untilDecided<Control extends SelectionControl>(control: Control, goal: number | undefined): Control {
  if (goal === undefined) return control;
  let isDecided = false;
  return {
    ...control,
    shouldStop: () => isDecided || (control.shouldStop?.() ?? false),
    onProgress: (phase, fraction, value, bound) => {
      isDecided ||= value >= goal || bound < goal;
      control.onProgress?.(phase, fraction, value, bound);
    },
  };
}

/** @param controlOf control of a single search; called for each search, so that each has its own time limit */
export function rateBudgetQuestion(
  store: RateStore,
  problem: RateProblem,
  controlOf: () => RateControl,
): BudgetQuestion {
  return (budgetFen, { start, goal } = {}) => {
    const lines = start?.map((line) => ({ ...line, days: problem.media[line.medium].days }));
    const control = { ...untilDecided(controlOf(), goal), start: lines };
    const found = selectRates(store, { ...problem, budgetFen }, control);
    if (found.status === 'infeasible') return { status: 'infeasible', message: found.conflict.message };
    return found;
  };
}

/** @param k minimum passages that count as reached */
export function passageBudgetQuestion(
  instance: PassageInstance,
  k: number,
  controlOf: () => SelectionControl,
): BudgetQuestion {
  return (budget, { start, goal } = {}) => {
    const media = start?.map((line) => line.medium);
    const control = { ...untilDecided(controlOf(), goal), start: media };
    return { status: 'planned', ...selectPassages(instance, { budget, k }, control) };
  };
}
