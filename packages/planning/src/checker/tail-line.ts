/** Probabilities of 0..n contacts, n < upTo, of a Poisson count, computed by logarithms. */
export function poisson(upTo: number, mean: number): number[] {
  const shares: number[] = [];
  let logFactorial = 0;
  for (let n = 0; n < upTo; n++) {
    if (n > 0) logFactorial += Math.log(n);
    shares.push(mean > 0 ? Math.exp(n * Math.log(mean) - mean - logFactorial) : Number(n === 0));
  }
  return shares;
}

/** Terms of a tail below this share of its first one are left out; they cannot change the sum. */
const NEGLIGIBLE = 1e-18;

/** P(at least k), summed on the smaller side. */
export function atLeast(k: number, mean: number): number {
  if (mean < k) {
    if (!(mean > 0)) return 0;
    let term = massAt(k, mean);
    let sum = term;
    for (let n = k + 1; term > NEGLIGIBLE * sum; n++) sum += term *= mean / n;
    return sum;
  }
  let below = 0;
  for (let n = 0; n < k; n++) below += massAt(n, mean);
  return 1 - below;
}

/** P(n) of a Poisson count, by logarithms. */
function massAt(n: number, mean: number): number {
  if (n === 0) return Math.exp(-mean);
  if (!(mean > 0)) return 0;
  while (logFactorials.length <= n)
    logFactorials.push(logFactorials[logFactorials.length - 1] + Math.log(logFactorials.length));
  return Math.exp(n * Math.log(mean) - mean - logFactorials[n]);
}

const logFactorials = [0];

/** Cache of the point of contact of the tangent through the origin, by k. */
const touching = new Map<number, number>();

/**
 * Lines above P(Poisson(t) >= k) on [low, high] by the place where they are wanted: tangents of the concave part, a
 * chord over the convex one. All of them together touch a concave function from above.
 */
export function tailLine(k: number, low: number, high: number): (at: number) => readonly [number, number] {
  const rise = (t: number) => massAt(k - 1, t);
  const tangent = (t: number): readonly [number, number] => {
    const slope = rise(t);
    return [atLeast(k, t) - slope * t, slope];
  };
  if (k === 1) return tangent;
  if (low >= k - 1) return (at) => tangent(Math.max(at, low));
  if (high <= low) {
    const line = tangent(low);
    return () => line;
  }
  const foot = atLeast(k, low);
  // Left of the point of contact the tangent is above the value at the foot, right of it below.
  const passesUnder = (t: number) => atLeast(k, t) - rise(t) * (t - low) < foot;
  const chordTo = (t: number): readonly [number, number] => {
    const slope = (atLeast(k, t) - foot) / (t - low);
    return [foot - slope * low, slope];
  };
  if (high <= k - 1 || passesUnder(high)) {
    const chord = chordTo(high);
    return () => chord;
  }
  let left = k - 1;
  let right = high;
  const known = low === 0 ? touching.get(k) : undefined;
  if (known !== undefined) left = right = known;
  for (let i = 0; i < 80 && left < right; i++) {
    const middle = (left + right) / 2;
    if (passesUnder(middle)) left = middle;
    else right = middle;
  }
  if (low === 0) touching.set(k, right);
  const chord = chordTo(right);
  return (at) => (at < right ? chord : tangent(at));
}
