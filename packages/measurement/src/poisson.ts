/** Poisson probabilities kept accurate in both tails. */

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
  if (mean >= top) {
    into[top] = Math.max(0, 1 - sum);
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
