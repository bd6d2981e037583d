/**
 * Sampling intervals of panel figures. Totals and ratios by Taylor linearisation with the variance taken
 * within expansion strata (persons are drawn independently in each; no finite-population correction).
 * They cover the sampling of persons only, not the contact model's parameters. bootstrap.ts is a second method.
 */
import { assertMask, assertMaxFrequency, type PersonMask } from './reach-figures.ts';
import { chancesOfContact, poissonInto } from './poisson.ts';

export interface Interval {
  readonly estimate: number;
  readonly standardError: number;
  readonly low: number;
  readonly high: number;
}

/** The panel's design: weight and expansion stratum of each person. */
export interface SampleDesign {
  readonly weights: Float64Array;
  /** Stratum of each person, small integers. */
  readonly strata: Uint8Array | Uint16Array | Uint32Array;
  /**
   * Panel persons of each stratum, where the design lists only a part of the panel, such as an audience: persons
   * not listed count as 0, so the part's totals have the interval of the whole panel.
   */
  readonly stratumSizes?: Float64Array;
}

export interface PlanIntervals {
  readonly reach: Interval;
  /** reach ÷ universe, 0–1. */
  readonly reachShare: Interval;
  readonly impressions: Interval;
  /** null when nobody is reached. */
  readonly frequency: Interval | null;
  /** Shares of the universe with k contacts or more, k = 1 … maxFrequency, at [k − 1]. */
  readonly shareAtLeast: Interval[];
}

/** Two-sided 95 % of the normal distribution: half width of every interval of the product in standard errors. */
export const normalQuantile95 = 1.959963984540054;

const lengthOfStrata = (strata: SampleDesign['strata']): number => {
  let length = 0;
  for (let i = 0; i < strata.length; i++) if (strata[i] >= length) length = strata[i] + 1;
  return length;
};

const knownSizes = new WeakMap<SampleDesign['strata'], Float64Array>();

/** Number of persons of each stratum, by stratum; counted once, since the strata of a panel never change. */
export function stratumSizesOf(strata: SampleDesign['strata']): Float64Array {
  const known = knownSizes.get(strata);
  if (known !== undefined) return known;
  const sizes = new Float64Array(lengthOfStrata(strata));
  for (let i = 0; i < strata.length; i++) sizes[strata[i]]++;
  knownSizes.set(strata, sizes);
  return sizes;
}

/**
 * Variance of Σ z over persons drawn with replacement within strata: Σ_h n_h/(n_h−1) Σ (z − mean_h)².
 * Strata of one person are pooled; a single pooled person adds z². `sizes` are the n_h where `z` lists a part
 * of the panel and is 0 for the rest.
 */
export function stratifiedVariance(
  z: Float64Array,
  strata: SampleDesign['strata'],
  sizes: Float64Array = stratumSizesOf(strata),
): number {
  if (z.length !== strata.length) throw new RangeError(`${z.length} values, ${strata.length} strata`);
  const pool = sizes.length;
  const count = new Float64Array(pool + 1);
  // Where a stratum counts: by itself, or pooled.
  const placeOf = Uint32Array.from(sizes, (size, h) => (size === 1 ? pool : h));
  for (let h = 0; h < pool; h++) count[placeOf[h]] += sizes[h];
  const sum = new Float64Array(pool + 1);
  const listed = new Float64Array(pool + 1);
  for (let i = 0; i < strata.length; i++) {
    const h = placeOf[strata[i]];
    sum[h] += z[i];
    listed[h]++;
  }
  const mean = sum.map((total, h) => (count[h] > 0 ? total / count[h] : 0));
  const factor = count.map((n) => (n > 1 ? n / (n - 1) : 0));
  let variance = 0;
  for (let i = 0; i < z.length; i++) {
    const h = placeOf[strata[i]];
    const deviation = z[i] - mean[h];
    variance += factor[h] * deviation * deviation;
  }
  for (let h = 0; h <= pool; h++) variance += factor[h] * (count[h] - listed[h]) * mean[h] * mean[h];
  return count[pool] === 1 ? variance + mean[pool] * mean[pool] : variance;
}

/** 95 % interval around an estimate by the normal approximation. */
export const normalInterval = (estimate: number, standardError: number): Interval => ({
  estimate,
  standardError,
  low: estimate - normalQuantile95 * standardError,
  high: estimate + normalQuantile95 * standardError,
});

/** The interval limited to the possible range of the figure. */
export const within = (interval: Interval, low: number, high: number): Interval => ({
  ...interval,
  low: Math.max(low, interval.low),
  high: Math.min(high, interval.high),
});

/** 95 % interval of the total Σ w·y of the audience. `y` has one value per person, of either sign. */
export function signedTotalInterval(
  design: SampleDesign,
  y: Float64Array,
  audience: PersonMask | null = null,
): Interval {
  assertMask(audience, y.length);
  const z = new Float64Array(y.length);
  let total = 0;
  for (let i = 0; i < y.length; i++) {
    if (audience === null || audience[i] !== 0) z[i] = design.weights[i] * y[i];
    total += z[i];
  }
  return normalInterval(total, Math.sqrt(stratifiedVariance(z, design.strata, design.stratumSizes)));
}

/** 95 % interval of the total Σ w·y of the audience. `y` has one value per person, ≥ 0. */
export function totalInterval(
  design: SampleDesign,
  y: Float64Array,
  audience: PersonMask | null = null,
): Interval {
  return within(signedTotalInterval(design, y, audience), 0, Infinity);
}

/**
 * 95 % interval of the ratio Σ w·y ÷ Σ w·x of the audience (x null: 1, i.e. a share or a mean per person); y of
 * either sign. Null when the denominator is 0.
 */
export function signedRatioInterval(
  design: SampleDesign,
  y: Float64Array,
  x: Float64Array | null,
  audience: PersonMask | null = null,
): Interval | null {
  assertMask(audience, y.length);
  const z = new Float64Array(y.length);
  let [numerator, denominator] = [0, 0];
  for (let i = 0; i < y.length; i++) {
    if (audience !== null && audience[i] === 0) continue;
    numerator += design.weights[i] * y[i];
    denominator += design.weights[i] * (x === null ? 1 : x[i]);
  }
  if (!(denominator > 0)) return null;
  const ratio = numerator / denominator;
  for (let i = 0; i < y.length; i++) {
    if (audience !== null && audience[i] === 0) continue;
    z[i] = (design.weights[i] * (y[i] - ratio * (x === null ? 1 : x[i]))) / denominator;
  }
  return normalInterval(ratio, Math.sqrt(stratifiedVariance(z, design.strata, design.stratumSizes)));
}

/** Like signedRatioInterval for y, x ≥ 0; limited to 0 and `ceiling`. */
export function ratioInterval(
  design: SampleDesign,
  y: Float64Array,
  x: Float64Array | null,
  audience: PersonMask | null = null,
  ceiling = Infinity,
): Interval | null {
  const interval = signedRatioInterval(design, y, x, audience);
  return interval && within(interval, 0, ceiling);
}

/** Probabilities of at least k = 1 … maxFrequency contacts of each person, at [k − 1], from exposures. */
export function atLeastByPerson(contacts: Float64Array, maxFrequency: number): Float64Array[] {
  assertMaxFrequency(maxFrequency);
  if (maxFrequency === 1) return [chancesOfContact(contacts)];
  const atLeast = Array.from({ length: maxFrequency }, () => new Float64Array(contacts.length));
  const classes = new Float64Array(maxFrequency + 1);
  for (let i = 0; i < contacts.length; i++) {
    if (contacts[i] === 0) continue;
    poissonInto(contacts[i], classes);
    let sum = 0;
    for (let k = maxFrequency; k >= 1; k--) {
      sum += classes[k];
      atLeast[k - 1][i] = sum;
    }
  }
  return atLeast;
}

/**
 * 95 % intervals of a plan's figures from its exposures Λ (rate form). Throws RangeError when the audience
 * is empty: such a figure is suppressed, not shown with an interval.
 */
export function planIntervals(
  design: SampleDesign,
  contacts: Float64Array,
  options: { readonly audience?: PersonMask | null; readonly maxFrequency?: number } = {},
): PlanIntervals {
  const { audience = null, maxFrequency = 1 } = options;
  const atLeast = atLeastByPerson(contacts, maxFrequency);
  const shareAtLeast = atLeast.map((probability) => {
    const share = ratioInterval(design, probability, null, audience, 1);
    if (share === null) throw new RangeError('an audience of nobody has no interval');
    return share;
  });
  const [met] = atLeast;
  return {
    reach: totalInterval(design, met, audience),
    reachShare: shareAtLeast[0],
    impressions: totalInterval(design, contacts, audience),
    frequency: ratioInterval(design, contacts, met, audience),
    shareAtLeast,
  };
}

/** n_eff = (Σw)² / Σw² of the audience (Kish 1965); 0 for an empty audience. */
export function effectiveSample(weights: Float64Array, audience: PersonMask | null = null): number {
  assertMask(audience, weights.length);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < weights.length; i++) {
    if (audience !== null && audience[i] === 0) continue;
    sum += weights[i];
    squares += weights[i] * weights[i];
  }
  return squares > 0 ? (sum * sum) / squares : 0;
}
