/**
 * The effect of an exposure on an outcome, against a matched control: persons are stratified by their propensity
 * of being exposed, and within strata the change from before to after of the exposed is compared with the control's
 * (difference in differences), strata weighted by their exposed people. The same comparison of the period before with
 * the one before that is the placebo, whose interval must contain 0. An effect is claimed only where a relevant one would
 * be found with the declared power. Method and sources: docs/methods/effect.md.
 */
import { normalInterval, normalQuantile95, type Interval } from '../interval.ts';
import { defaultMinimumCell, meetsMinimumCell } from '../minimum-cell.ts';
import { propensities, type PersonFactors } from './propensity.ts';

export interface EffectData {
  readonly weights: Float64Array;
  /** 1 exposed, 0 control. Persons in between are not included. */
  readonly isExposed: Uint8Array;
  readonly factors: PersonFactors;
  /** Outcome in three periods of the same length: two before, one after the campaign began. */
  readonly placebo: Float64Array;
  readonly before: Float64Array;
  readonly after: Float64Array;
}

export interface EffectRules {
  readonly minimumCell: number;
  /** Smallest relative uplift that matters, for example 0.1 of the control's outcome. */
  readonly relevantUplift: number;
  readonly minPower: number;
  readonly strata: number;
}

export const DEFAULT_EFFECT_RULES: EffectRules = {
  minimumCell: defaultMinimumCell,
  relevantUplift: 0.1,
  minPower: 0.8,
  strata: 10,
};

export type EffectVerdict = 'measured' | 'small-sample' | 'underpowered' | 'placebo-failed';

export interface MatchedEffect {
  readonly verdict: EffectVerdict;
  /** Persons within the common support. */
  readonly exposedPersons: number;
  readonly controlPersons: number;
  /** Mean outcome after, of the exposed, and of the control weighted to match them. */
  readonly exposedMean: Interval;
  readonly controlMean: Interval;
  readonly uplift: Interval;
  readonly placebo: Interval;
  /** Smallest uplift found with the declared power; power against the relevant one. */
  readonly detectable: number;
  readonly power: number;
}

/** Distribution function of the normal (Abramowitz and Stegun 26.2.17, error below 7.5e−8). */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z > 0 ? 1 - tail : tail;
}

/** z with normalShare(z) = share, by bisection. */
function normalQuantile(share: number): number {
  let [low, high] = [-8, 8];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Stratum of every person by propensity, cut at quantiles of the exposed; −1 outside the common support. */
function strataOf(data: EffectData, strata: number): Int32Array {
  const scores = propensities(data.isExposed, data.factors);
  const exposed = scores.filter((_, i) => data.isExposed[i] === 1).sort();
  const cuts = Array.from(
    { length: strata - 1 },
    (_, k) => exposed[Math.floor(((k + 1) * exposed.length) / strata)],
  );
  const stratum = Int32Array.from(scores, (score) => cuts.filter((cut) => score > cut).length);
  const counts = Array.from({ length: strata }, () => [0, 0]);
  for (let i = 0; i < stratum.length; i++) counts[stratum[i]][data.isExposed[i]]++;
  // A variance needs two persons of each.
  return stratum.map((s) => (counts[s][0] >= 2 && counts[s][1] >= 2 ? s : -1));
}

interface Moments {
  weight: number;
  squares: number;
  mean: number;
  spread: number;
  count: number;
}

/** Weighted mean of a column by stratum and group, with the variance of that mean. */
function momentsOf(
  data: EffectData,
  stratum: Int32Array,
  strata: number,
  value: (person: number) => number,
): Moments[][] {
  const groups = Array.from({ length: strata }, () =>
    [0, 1].map((): Moments => ({ weight: 0, squares: 0, mean: 0, spread: 0, count: 0 })),
  );
  const each = (visit: (group: Moments, weight: number, y: number) => void) => {
    for (let i = 0; i < stratum.length; i++)
      if (stratum[i] >= 0) visit(groups[stratum[i]][data.isExposed[i]], data.weights[i], value(i));
  };
  each((group, weight, y) => {
    group.weight += weight;
    group.mean += weight * y;
    group.count++;
  });
  for (const group of groups.flat()) if (group.weight > 0) group.mean /= group.weight;
  each((group, weight, y) => {
    const deviation = weight * (y - group.mean);
    group.squares += deviation * deviation;
  });
  for (const group of groups.flat())
    if (group.count > 1)
      group.spread = (group.squares / group.weight ** 2) * (group.count / (group.count - 1));
  return groups;
}

type Part = 'difference' | 'exposed' | 'control';

function weighted(groups: readonly Moments[][], part: Part): Interval {
  const total = groups.reduce((sum, [, exposed]) => sum + exposed.weight, 0);
  let [estimate, variance] = [0, 0];
  for (const [control, exposed] of groups) {
    if (exposed.weight === 0) continue;
    const share = exposed.weight / total;
    estimate +=
      share * ((part === 'control' ? 0 : exposed.mean) - (part === 'difference' ? control.mean : 0));
    if (part === 'control') estimate += share * control.mean;
    variance +=
      share * share * ((part === 'control' ? 0 : exposed.spread) + (part === 'exposed' ? 0 : control.spread));
  }
  return normalInterval(estimate, Math.sqrt(variance));
}

/** Measures the effect, or gives the reason why it may not be claimed; null without common support. */
export function matchedEffect(
  data: EffectData,
  rules: EffectRules = DEFAULT_EFFECT_RULES,
): MatchedEffect | null {
  const exposedCount = data.isExposed.reduce((sum, one) => sum + one, 0);
  if (exposedCount < 2 || exposedCount > data.isExposed.length - 2) return null;
  const stratum = strataOf(data, rules.strata);
  const moments = (value: (person: number) => number) => momentsOf(data, stratum, rules.strata, value);
  const change = moments((i) => data.after[i] - data.before[i]);
  const [controlPersons, exposedPersons] = [0, 1].map((group) =>
    change.reduce((sum, one) => sum + one[group].count, 0),
  );
  if (exposedPersons === 0) return null;
  const uplift = weighted(change, 'difference');
  const placebo = weighted(
    moments((i) => data.before[i] - data.placebo[i]),
    'difference',
  );
  const level = moments((i) => data.after[i]);
  const [exposedMean, controlMean] = [weighted(level, 'exposed'), weighted(level, 'control')];
  const relevant = rules.relevantUplift * controlMean.estimate;
  const error = uplift.standardError;
  const power = error > 0 ? normalShare(relevant / error - normalQuantile95) : 0;
  const detectable = (normalQuantile95 + normalQuantile(rules.minPower)) * error;
  const isSmall = ![exposedPersons, controlPersons].every((persons) =>
    meetsMinimumCell(persons, rules.minimumCell),
  );
  const placeboFails = placebo.low > 0 || placebo.high < 0;
  return {
    verdict: isSmall
      ? 'small-sample'
      : placeboFails
        ? 'placebo-failed'
        : power < rules.minPower
          ? 'underpowered'
          : 'measured',
    exposedPersons,
    controlPersons,
    exposedMean,
    controlMean,
    uplift,
    placebo,
    detectable,
    power,
  };
}
