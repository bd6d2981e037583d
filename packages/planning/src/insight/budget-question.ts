import type { RateStore } from '@ooh/measurement/rate-store';
import type { Certificate } from '../certificate.ts';
import type { PassageInstance } from '../passage-instance.ts';
import type { RateProblem } from '../rate-problem.ts';
import type { SelectionControl } from '../search/select-plan.ts';
import { selectPassages } from '../select-passages.ts';
import { selectRates, type RateControl } from '../select-rates.ts';

/** The planner's answer at one budget: a plan with its proof, or why there is none. */
export type BudgetAnswer =
  | { readonly status: 'planned'; readonly certificate: Certificate }
  | { readonly status: 'infeasible' | 'undecided'; readonly message: string };

export interface BudgetAsk {
  /** A plan to start from; the answer is worth no less where it fits the budget. */
  readonly start?: Certificate['plan'];
  /** The search may end as soon as a plan is worth so much, or it is proved that none is. */
  readonly goal?: number;
}

/** One selection to be asked again at other budgets, everything else being the same. */
export type BudgetQuestion = (budget: number, ask?: BudgetAsk) => BudgetAnswer;

/** Ends the search once a goal is met or proved out of reach. */
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

/** @param controlOf how each single search is steered; asked anew for each, so that each has its own time limit */
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

/** @param k people count from so many passages on */
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
