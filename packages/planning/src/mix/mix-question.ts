import type { RateStore } from '@ooh/measurement/rate-store';
import { gapOf, type Certificate } from '../certificate.ts';
import { checkRateCertificate } from '../check-certificate.ts';
import type { BudgetAnswer, BudgetAsk } from '../insight/budget-question.ts';
import type { ConflictingConstraint } from '../infeasible.ts';
import type { RateProblem } from '../rate-problem.ts';
import { selectRates, type RateControl } from '../select-rates.ts';
import { mixProblem, type LineRule, type MixGroup, type MixLot, type MixTerms } from './mix-problem.ts';

/** Constraints of a mix that no plan keeps together. */
export interface MixConflict {
  readonly status: 'infeasible';
  readonly message: string;
  readonly constraints: readonly ConflictingConstraint[];
  readonly groups: readonly MixGroup[];
  readonly leastBudget: string | null;
}

/** A mix with its plan. `certificate.bound` holds for every mix of the same terms, least purchases of lines included. */
interface PlannedMix {
  readonly status: 'planned';
  readonly certificate: Certificate;
  /** The best mix if any number of line blocks could be bought, whose proof is that of the bound. */
  readonly free: Certificate;
}

type MixAnswer = PlannedMix | MixConflict | { readonly status: 'undecided'; readonly message: string };

export type MixQuestion = (
  budgetFen: number,
  ask?: BudgetAsk & { readonly terms?: Partial<MixTerms> },
) => MixAnswer;

/** A proof that the independent checker does not accept is never used. */
export function assertProved(store: RateStore, problem: RateProblem, certificate: Certificate): void {
  const verdict = checkRateCertificate(store, problem, certificate);
  if (!verdict.valid) throw new Error(`certificate refused: ${verdict.reasons.join('; ')}`);
}

/** Cities that buy fewer blocks of lines than can be bought. */
function underbought(plan: Certificate['plan'], lots: readonly MixLot[], least: number): number[] {
  const blocks = new Map<number, number>();
  for (const { medium, vehicles } of plan) {
    const { isLine, city } = lots[medium];
    if (isLine) blocks.set(city, (blocks.get(city) ?? 0) + vehicles);
  }
  return [...blocks].filter(([, bought]) => bought < least).map(([city]) => city);
}

/**
 * The question for mixes at other budgets. First every mix is allowed that buys any number of line blocks in a
 * city; its bound holds for all real ones. Where its plan buys fewer than the least purchase of a city, the city
 * buys none or at least that, whichever is better.
 * @param controlOf control of one search; called for each
 */
export function mixQuestion(
  store: RateStore,
  lots: readonly MixLot[],
  terms: MixTerms,
  controlOf: () => RateControl,
): MixQuestion {
  return (budgetFen, { start, goal, terms: other } = {}) => {
    const own = { ...terms, ...other };
    const search = (ruleOf: (city: number) => LineRule, from: Certificate['plan'] | undefined): MixAnswer => {
      const { problem, groups } = mixProblem(lots, own, budgetFen, ruleOf);
      const control = controlOf();
      let isDecided = false;
      const found = selectRates(store, problem, {
        ...control,
        ...(from === undefined ? {} : { start: from.map((line) => ({ ...line, days: own.days })) }),
        shouldStop: () => isDecided || (control.shouldStop?.() ?? false),
        onProgress: (phase, fraction, value, bound) => {
          if (goal !== undefined) isDecided ||= value >= goal || bound < goal;
          control.onProgress?.(phase, fraction, value, bound);
        },
      });
      if (found.status === 'undecided') return found;
      if (found.status === 'infeasible') {
        const { message, constraints, leastBudget } = found.conflict;
        return { status: 'infeasible', message, constraints, leastBudget, groups };
      }
      assertProved(store, problem, found.certificate);
      return { status: 'planned', certificate: found.certificate, free: found.certificate };
    };
    const first = search(() => 'free', start);
    if (first.status !== 'planned') return first;
    const { bound } = first.certificate;
    const stated = (certificate: Certificate): MixAnswer => ({
      status: 'planned',
      certificate: { ...certificate, bound, gap: gapOf(certificate.value, bound) },
      free: first.certificate,
    });
    const few = underbought(first.certificate.plan, lots, own.leastLineBlocks);
    if (few.length === 0) return first;
    const citiesWithLines = (plan: Certificate['plan']) =>
      new Set(plan.flatMap(({ medium }) => (lots[medium].isLine ? lots[medium].city : [])));
    const bought = citiesWithLines(first.certificate.plan);
    const as =
      (cities: ReadonlySet<number>) =>
      (city: number): LineRule =>
        cities.has(city) ? 'least' : 'none';
    // The plan to start from keeps the least purchases: as it buys lines, it stays allowed.
    const rules = [as(bought), as(new Set([...bought].filter((city) => !few.includes(city))))];
    if (start !== undefined) rules.push(as(citiesWithLines(start)));
    const kept = rules.flatMap((ruleOf) => plannedOf(search(ruleOf, start)));
    if (kept.length === 0) {
      const cities = new Set(lots.filter((lot) => lot.isLine).map((lot) => lot.city));
      for (const city of cities) kept.push(...plannedOf(search(as(new Set([city])), undefined)));
    }
    if (kept.length === 0)
      return { status: 'undecided', message: '未找到满足各城公交起投量的组合，请提高预算或放宽条件' };
    return stated(kept.reduce((best, one) => (one.value > best.value ? one : best)));
  };
}

const plannedOf = (answer: MixAnswer): Certificate[] =>
  answer.status === 'planned' ? [answer.certificate] : [];

/** The same question as the searches over budgets ask it. */
export const asBudgetQuestion =
  (ask: MixQuestion) =>
  (budgetFen: number, how: BudgetAsk = {}): BudgetAnswer =>
    ask(budgetFen, how);
