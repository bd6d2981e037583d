import type { RateStore } from '@ooh/measurement/rate-store';
import { sampledStore } from '@ooh/measurement/sampled-store';
import { certifyPlan, tangentPointOf } from '../certify-plan.ts';
import type { RateControl } from '../select-rates.ts';
import { mixProblem, type MixLot, type MixTerms } from './mix-problem.ts';
import { assertProved, mixQuestion, type MixQuestion } from './mix-question.ts';

/** Pairs of persons and lots from which on a mix is looked for on part of the persons. */
const manyPairs = 1_500_000;

/**
 * The question for mixes, answered within a moment: a mix is looked for on part of the persons where there are many.
 * Its value and the bound, which no mix of the same terms exceeds, are those of all persons, checked as every proof is.
 * A mix to start from is never answered with a worse one.
 */
export function sampledQuestion(
  store: RateStore,
  lots: readonly MixLot[],
  terms: MixTerms,
  controlOf: () => RateControl,
  mostPairs = manyPairs,
): MixQuestion {
  const sample = sampledStore(store, Math.ceil(store.persons.length / mostPairs));
  const search = mixQuestion(sample, lots, terms, controlOf);
  if (sample === store) return search;
  return (budgetFen, { start, terms: other } = {}) => {
    const found = search(budgetFen, {
      ...(start === undefined ? {} : { start }),
      ...(other === undefined ? {} : { terms: other }),
    });
    if (found.status !== 'planned') return found;
    // Any number of line blocks is allowed here, so the bound holds with least purchases too.
    const { problem } = mixProblem(lots, { ...terms, ...other }, budgetFen);
    const plans = [found.certificate.plan, ...(start === undefined ? [] : [start])];
    const near = tangentPointOf(found.free, store.mediaCount);
    const certificate = certifyPlan(store, problem, plans, near);
    assertProved(store, problem, certificate);
    return { status: 'planned', certificate, free: certificate };
  };
}
