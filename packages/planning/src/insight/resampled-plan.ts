import type { SampleDesign } from '@ooh/measurement/interval';
import type { RateStore } from '@ooh/measurement/rate-store';
import type { Certificate } from '../certificate.ts';
import type { ContactMatrix } from '../objective/contact-matrix.ts';
import { objectiveWeights } from '../objective/contact-matrix.ts';
import type { PassageInstance } from '../passage-instance.ts';
import type { RateProblem } from '../rate-problem.ts';
import type { SelectionControl } from '../search/select-plan.ts';
import { passageSelectionProblem, selectPassages } from '../select-passages.ts';
import { curveOf, selectRates, type RateControl } from '../select-rates.ts';
import type { ResampledPlan } from './robustness.ts';

type Plan = Certificate['plan'];

/** Units per medium of a serialised plan. */
export function unitsOf(mediaCount: number, plan: Plan): Int32Array {
  const units = new Int32Array(mediaCount);
  for (const { medium, vehicles } of plan) units[medium] += vehicles;
  return units;
}

/**
 * A rate-form plan for evaluation on resampled persons. Every selection starts from the plan, so its value is no
 * lower in the replicate.
 * @param strata expansion stratum by person
 */
export function resampledRatePlan(
  store: RateStore,
  problem: RateProblem,
  strata: SampleDesign['strata'],
  plan: Plan,
  controlOf: () => RateControl,
): ResampledPlan {
  const start = plan.map((line) => ({ ...line, days: problem.media[line.medium].days }));
  const matrix: ContactMatrix = {
    personCount: store.personCount,
    mediaCount: store.mediaCount,
    weights: objectiveWeights(problem.personWeights ?? store.weights, problem.audience),
    rowStart: store.rowStart,
    persons: store.persons,
    amounts: store.rates,
    scale: Float64Array.from(problem.media, (terms) => terms.days),
  };
  return {
    matrix,
    curve: curveOf(problem.objective),
    strata,
    units: unitsOf(store.mediaCount, plan),
    choose: (personWeights) => {
      const found = selectRates(store, { ...problem, personWeights }, { ...controlOf(), start });
      return found.status === 'planned' ? unitsOf(store.mediaCount, found.certificate.plan) : null;
    },
  };
}

/** The same for a passage-form plan; its persons form one stratum. */
export function resampledPassagePlan(
  instance: PassageInstance,
  request: { readonly budget: number; readonly k: number },
  plan: Plan,
  controlOf: () => SelectionControl,
): ResampledPlan {
  const { matrix, curve } = passageSelectionProblem(instance, request);
  const start = plan.map((line) => line.medium);
  return {
    matrix,
    curve,
    strata: new Uint8Array(instance.personCount),
    units: unitsOf(instance.mediaCount, plan),
    choose: (weights) => {
      const found = selectPassages({ ...instance, weights }, request, { ...controlOf(), start });
      return unitsOf(instance.mediaCount, found.certificate.plan);
    },
  };
}

/**
 * Search effort in a replicate: enough to leave the old plan where another is clearly better, at a
 * fraction of a full search. A stop within a replicate returns its best choice so far.
 * @param pairs person–medium pairs of the instance
 */
export function replicateControl(pairs: number): SelectionControl {
  return { targetGap: 0.02, exactMedia: 12, pairLimit: Math.max(2_000_000, 12 * pairs) };
}
