/** Poisson probabilities kept accurate in both tails. */

/**
 * An open class above this is 1 − the others (relative error ≤ 1e−11); below it, a series.
 * A mean of `top` or more leaves far more than this in the open class, so the series always converges.
 */
export const TAIL_BY_DIFFERENCE = 1e-4;

/**
 * Writes P(N = 0), …, P(N = top − 1) and P(N ≥ top) of a Poisson N into `into` (length top + 1).
 * The open class is summed as a series where it is small, so it keeps its digits.
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
  let tail = 0;
  for (let n = top; p > tail * 1e-17; n++) {
    tail += p;
    p = (p * mean) / (n + 1);
  }
  into[top] = tail;
}

/** P(N ≥ k) of a Poisson N with the given mean. */
export function poissonAtLeast(mean: number, k: number): number {
  if (k <= 0) return 1;
  if (k === 1) return -Math.expm1(-mean);
  const classes = new Float64Array(k + 1);
  poissonInto(mean, classes);
  return classes[k];
}
