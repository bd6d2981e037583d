/** Poisson probabilities kept accurate in both tails. */

/**
 * An open class above this is 1 − the others (relative error ≤ 1e−11); below it, a series.
 * A mean of `top` or more leaves far more than this in the open class, so the series always converges.
 */
export const TAIL_BY_DIFFERENCE = 1e-4;

/** P(N ≥ from), summed up from P(N = from). */
function seriesFrom(from: number, first: number, mean: number): number {
  let [p, tail] = [first, 0];
  for (let n = from; p > tail * 1e-17; n++) {
    tail += p;
    p = (p * mean) / (n + 1);
  }
  return tail;
}

/**
 * Writes P(N = 0), …, P(N = top − 1) and P(N ≥ top) of a Poisson N into `into` (length top + 1).
 * The open class is summed as a series where it is small, so it keeps its relative accuracy.
 */
export function poissonInto(mean: number, into: Float64Array): void {
  const top = into.length - 1;
  let p = Math.exp(-mean);
  let sum = 0;
  for (let n = 0; n < top; n++) {
    into[n] = p;
    sum += p;
    p = (p * mean) / (n + 1);
  }
  if (1 - sum > TAIL_BY_DIFFERENCE) {
    into[top] = 1 - sum;
    return;
  }
  into[top] = seriesFrom(top, p, mean);
}

/** e^−x is written as 2^−q · 2^(−k/64) · e^r with |r| ≤ ln 2 / 128, where five terms of e^r give full accuracy. */
const STEPS = 64;
const STEPS_PER_UNIT = STEPS / Math.LN2;
/** ln 2 minus the nearest f64: without it large means would lose accuracy. */
const LN2_REST = 2.3190468138462996e-17;
/** ln 2 / 64 in two parts: products of the first with small integers are exact. */
const STEP_HIGH = Math.fround(Math.LN2 / STEPS);
const STEP_LOW = Math.LN2 / STEPS - STEP_HIGH + LN2_REST / STEPS;
const fractions = Float64Array.from({ length: STEPS }, (_, k) => 2 ** (-k / STEPS));
const halvings = Float64Array.from({ length: 1080 }, (_, q) => 2 ** -q);
/** From here on e^−x is negligible in a sum of probabilities. */
const MOST = 700;

/** P(N = 0) = e^−mean of a Poisson N, mean ≥ 0, relative error ≤ 10⁻¹⁵; 0 beyond a mean of 700. */
export function chanceOfNone(mean: number): number {
  if (!(mean < MOST)) return 0;
  const n = (mean * STEPS_PER_UNIT + 0.5) | 0;
  const r = n * STEP_HIGH - mean + n * STEP_LOW;
  const series = 1 + r * (1 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r / 120))));
  return halvings[n >> 6] * fractions[n & 63] * series;
}

/** Below this mean the series of `chanceOfContact` has full accuracy. */
const SERIES_MEAN = 0.0625;

/**
 * P(N ≥ 1) = 1 − e^−mean of a Poisson N, relative error ≤ 10⁻¹⁴, several times faster than expm1: by the
 * series x(1 − x/2(1 − x/3(…))) where the difference would lose accuracy.
 */
export function chanceOfContact(mean: number): number {
  if (!(mean < SERIES_MEAN)) return 1 - chanceOfNone(mean);
  const fifth = 1 - (mean / 5) * (1 - (mean / 6) * (1 - (mean / 7) * (1 - mean / 8)));
  return mean * (1 - (mean / 2) * (1 - (mean / 3) * (1 - (mean / 4) * fifth)));
}

/** `chanceOfContact` of every person. */
export function chancesOfContact(means: Float64Array): Float64Array {
  const chances = new Float64Array(means.length);
  for (let i = 0; i < means.length; i++) if (means[i] > 0) chances[i] = chanceOfContact(means[i]);
  return chances;
}

/** P(N ≥ k) of a Poisson N with the given mean. */
export function poissonAtLeast(mean: number, k: number): number {
  if (k <= 0) return 1;
  if (k === 1) return chanceOfContact(mean);
  let chance = Math.exp(-mean);
  let sum = 0;
  for (let n = 0; n < k; n++) {
    sum += chance;
    chance = (chance * mean) / (n + 1);
  }
  return 1 - sum > TAIL_BY_DIFFERENCE ? 1 - sum : seriesFrom(k, chance, mean);
}
