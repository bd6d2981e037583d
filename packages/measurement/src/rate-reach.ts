/**
 * Reach, frequency and impressions in rate form: person p's contacts with a plan are Poisson with mean
 * Λ_p = Σ vehicles·days·rate, or negative binomial with that mean where a heterogeneity is declared, so every figure
 * is exact from Λ. Cost: one pass over the plan's rows plus one pass over the persons. Method: docs/methods/measurement.md.
 */
import { assertHeterogeneity, mixedClasses } from './negative-binomial.ts';
import { poissonClasses } from './panel/poisson-classes.ts';
import type { RateLine, RateStore } from './rate-store.ts';
import {
  assertMask,
  assertMaxFrequency,
  reachFigures,
  type PersonMask,
  type ReachFigures,
} from './reach-figures.ts';

export interface EvaluateOptions {
  /** Audience; all persons when null. Its weights sum to the universe of the figures. */
  readonly audience?: PersonMask | null;
  /** The open class of the distribution: maxFrequency contacts or more. Default 10. */
  readonly maxFrequency?: number;
  /** κ: each person's contacts carry a factor of Gamma(κ, 1/κ). Default ∞, everybody as the panel says. */
  readonly heterogeneity?: number;
}

/** Adds vehicleDays × rate of one medium to `exposure` (length personCount). Throws RangeError on an unknown medium. */
export function addExposure(
  store: RateStore,
  medium: number,
  vehicleDays: number,
  exposure: Float64Array,
): void {
  if (!Number.isInteger(medium) || medium < 0 || medium >= store.mediaCount) {
    throw new RangeError(`medium ${medium} is not in a store of ${store.mediaCount}`);
  }
  if (!Number.isFinite(vehicleDays)) throw new RangeError(`vehicle-days ${vehicleDays} is not a number`);
  const { persons, rates } = store;
  const end = store.rowStart[medium + 1];
  for (let e = store.rowStart[medium]; e < end; e++) exposure[persons[e]] += vehicleDays * rates[e];
}

/**
 * Λ_p, the expected contacts of every panel person with the plan; 0 outside `audience`. Lines of one medium
 * add up, in any order. Throws RangeError on an unknown medium or negative vehicles or days.
 */
export function exposure(
  store: RateStore,
  lines: readonly RateLine[],
  audience?: PersonMask | null,
): Float64Array {
  assertMask(audience, store.personCount);
  const contacts = new Float64Array(store.personCount);
  for (const { medium, vehicles, days } of lines) {
    if (!(vehicles >= 0 && days >= 0)) throw new RangeError(`${vehicles} vehicles for ${days} days`);
    addExposure(store, medium, vehicles * days, contacts);
  }
  if (audience) {
    for (let p = 0; p < contacts.length; p++) if (audience[p] === 0) contacts[p] = 0;
  }
  return contacts;
}

/** The figures of a plan from its exposure Λ (as `exposure` gives it) and the panel's weights. */
export function evaluateExposure(
  weights: Float64Array,
  contacts: Float64Array,
  options: EvaluateOptions = {},
): ReachFigures {
  const { audience = null, maxFrequency: top = 10, heterogeneity = Infinity } = options;
  assertHeterogeneity(heterogeneity);
  assertMaxFrequency(top);
  assertMask(audience, weights.length);
  let [universe, squaredWeights, impressions] = [0, 0, 0];
  let [personsInPanel, personsExposed] = [0, 0];
  for (let i = 0; i < weights.length; i++) {
    if (audience !== null && audience[i] === 0) continue;
    const w = weights[i];
    universe += w;
    squaredWeights += w * w;
    personsInPanel++;
    if (contacts[i] > 0) personsExposed++;
    impressions += w * contacts[i];
  }
  const counted = audience === null ? weights : weights.map((w, i) => (audience[i] === 0 ? 0 : w));
  const distribution =
    heterogeneity === Infinity
      ? poissonClasses(contacts, counted, top + 1)
      : mixedClasses(contacts, counted, heterogeneity, top + 1);
  return reachFigures({
    universe,
    squaredWeights,
    personsInPanel,
    personsExposed,
    impressions,
    distribution,
  });
}

/** Exact figures of a plan in rate form. Throws RangeError as `exposure` does. */
export function evaluateRates(
  store: RateStore,
  lines: readonly RateLine[],
  options: EvaluateOptions = {},
): ReachFigures {
  return evaluateExposure(store.weights, exposure(store, lines), options);
}
