/**
 * Contacts of a person whose own factor is not known: Poisson with a mean Λ·G, where G follows a Gamma distribution
 * of shape κ and mean 1. The count is then negative binomial with mean Λ, and P(N = 0) = (κ/(κ + Λ))^κ. κ = ∞ is the
 * Poisson itself. κ is declared with the figures; impressions do not depend on it.
 */
import { poissonInto, TAIL_BY_DIFFERENCE } from './poisson.ts';

/** Throws RangeError unless κ is above 0; ∞ is the Poisson. */
export function assertHeterogeneity(kappa: number): void {
  if (kappa > 0) return;
  throw new RangeError(`a heterogeneity of ${kappa} is not above 0`);
}

/** P(N = 0) = (κ/(κ + mean))^κ, accurate for every κ > 0 and mean ≥ 0. */
export function chanceOfNoneMixed(mean: number, kappa: number): number {
  return kappa === Infinity ? Math.exp(-mean) : Math.exp(-kappa * Math.log1p(mean / kappa));
}

/** P(N ≥ 1), accurate for small means too. */
export function chanceOfContactMixed(mean: number, kappa: number): number {
  return -Math.expm1(kappa === Infinity ? -mean : -kappa * Math.log1p(mean / kappa));
}

/** Writes P(N = 0), …, P(N = top − 1) and P(N ≥ top) into `into` (length top + 1). */
export function negativeBinomialInto(mean: number, kappa: number, into: Float64Array): void {
  if (kappa === Infinity || mean === 0) {
    poissonInto(mean, into);
    return;
  }
  const top = into.length - 1;
  // P(n + 1) = P(n) · mean · (1 + n/κ) / ((n + 1)(1 + mean/κ)), which is the Poisson's step for a large κ.
  const step = mean / (1 + mean / kappa);
  let p = chanceOfNoneMixed(mean, kappa);
  let sum = 0;
  for (let n = 0; n < top; n++) {
    into[n] = p;
    sum += p;
    p = (p * step * (1 + n / kappa)) / (n + 1);
  }
  if (1 - sum > TAIL_BY_DIFFERENCE) {
    into[top] = 1 - sum;
    return;
  }
  // Terms fall at least as fast as a geometric series from here on: nearly all of the mass lies below `top`.
  let tail = 0;
  for (let n = top; p > tail * 1e-17; n++) {
    tail += p;
    p = (p * step * (1 + n / kappa)) / (n + 1);
  }
  into[top] = tail;
}

/** P(N ≥ k). */
export function mixedAtLeast(mean: number, kappa: number, k: number): number {
  if (k <= 0) return 1;
  if (k === 1) return chanceOfContactMixed(mean, kappa);
  const classes = new Float64Array(k + 1);
  negativeBinomialInto(mean, kappa, classes);
  return classes[k];
}

/** Σ w · P(N = n), n < top, and Σ w · P(N ≥ top) of persons with the given means; top = classes − 1. */
export function mixedClasses(
  means: Float64Array,
  weights: Float64Array,
  kappa: number,
  classes: number,
): Float64Array {
  const sums = new Float64Array(classes);
  const own = new Float64Array(classes);
  for (let i = 0; i < means.length; i++) {
    const w = weights[i];
    if (w === 0) continue;
    if (means[i] === 0) {
      sums[0] += w;
      continue;
    }
    negativeBinomialInto(means[i], kappa, own);
    for (let n = 0; n < classes; n++) sums[n] += w * own[n];
  }
  return sums;
}
