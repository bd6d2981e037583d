import type { RateStore } from '@ooh/measurement/rate-store';
import { sampledStore } from '@ooh/measurement/sampled-store';
import type { RelaxedStart } from '../bound/relaxation.ts';
import type { Certificate } from '../certificate.ts';
import { certifyPlan, tangentPointOf } from '../certify-plan.ts';
import type { BudgetAsk } from '../insight/budget-question.ts';
import type { RateControl } from '../select-rates.ts';
import { mixProblem, type MixLot, type MixTerms } from './mix-problem.ts';
import { assertProved, mixQuestion, type MixConflict, type MixQuestion } from './mix-question.ts';

/** Pairs of persons and lots from which on a mix is looked for on part of the persons. */
const manyPairs = 1_500_000;

/** A mix that was looked for on part of the persons, and where its proof on all of them begins. */
export interface SoughtMix {
  readonly status: 'planned';
  readonly plan: Certificate['plan'];
  readonly near: RelaxedStart | null;
  /** Where all persons were looked at: nothing is left to prove. */
  readonly certificate: Certificate | null;
  /** The best mix if any number of line blocks could be bought, where all persons were looked at. */
  readonly free: Certificate | null;
}

type Sought = SoughtMix | MixConflict | { readonly status: 'undecided'; readonly message: string };

/** The question for mixes without their proof: a mix is looked for on part of the persons where there are many. */
export function seekMix(
  store: RateStore,
  lots: readonly MixLot[],
  terms: MixTerms,
  controlOf: () => RateControl,
  mostPairs = manyPairs,
): (budgetFen: number, ask?: BudgetAsk & { readonly terms?: Partial<MixTerms> }) => Sought {
  const sample = sampledStore(store, Math.ceil(store.persons.length / mostPairs));
  const isWhole = sample === store;
  const search = mixQuestion(sample, lots, terms, controlOf);
  return (budgetFen, ask = {}) => {
    const { start, terms: other } = ask;
    const found = search(
      budgetFen,
      isWhole
        ? ask
        : { ...(start === undefined ? {} : { start }), ...(other === undefined ? {} : { terms: other }) },
    );
    if (found.status !== 'planned') return found;
    const { certificate, free } = found;
    return {
      status: 'planned',
      plan: certificate.plan,
      near: isWhole ? null : tangentPointOf(free, store.mediaCount),
      certificate: isWhole ? certificate : null,
      free: isWhole ? free : null,
    };
  };
}

/**
 * The best of some mixes with its value and the bound that no mix of the same terms exceeds, both of all persons and
 * checked as every proof is. Any number of line blocks is allowed in the bound, so it holds with least purchases too.
 */
export function certifyMix(
  store: RateStore,
  lots: readonly MixLot[],
  terms: MixTerms,
  budgetFen: number,
  plans: readonly Certificate['plan'][],
  near: RelaxedStart | null,
): Certificate {
  const { problem } = mixProblem(lots, terms, budgetFen);
  const certificate = certifyPlan(store, problem, plans, near);
  assertProved(store, problem, certificate);
  return certificate;
}

/**
 * The question for mixes, answered within a moment: a mix is looked for on part of the persons where there are many.
 * Its value and its bound are those of all persons. A mix to start from is never answered with a worse one.
 */
export function sampledQuestion(
  store: RateStore,
  lots: readonly MixLot[],
  terms: MixTerms,
  controlOf: () => RateControl,
  mostPairs = manyPairs,
): MixQuestion {
  const seek = seekMix(store, lots, terms, controlOf, mostPairs);
  return (budgetFen, ask = {}) => {
    const found = seek(budgetFen, ask);
    if (found.status !== 'planned') return found;
    const { plan, near, certificate: whole, free } = found;
    if (whole !== null && free !== null) return { status: 'planned', certificate: whole, free };
    const plans = [plan, ...(ask.start === undefined ? [] : [ask.start])];
    const certificate = certifyMix(store, lots, { ...terms, ...ask.terms }, budgetFen, plans, near);
    return { status: 'planned', certificate, free: certificate };
  };
}
