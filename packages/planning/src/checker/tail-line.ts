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

/** P(at least k), summed on the smaller side. */
export function atLeast(k: number, mean: number): number {
  if (mean < k) {
    const top = poisson(k + 60, mean);
    return top.slice(k).reduceRight((sum, x) => sum + x, 0);
  }
  return 1 - poisson(k, mean).reduce((sum, x) => sum + x, 0);
}

/** Cache of the point of contact of the tangent through the origin, by k. */
const touching = new Map<number, number>();

/** Line above P(Poisson(t) >= k) on [low, high]: a tangent of the concave part, a chord over the convex one. */
export function tailLine(k: number, low: number, high: number, at: number): readonly [number, number] {
  const rise = (t: number) => (t > 0 || k === 1 ? poisson(k, t)[k - 1] : 0);
  const tangent = (t: number): readonly [number, number] => [atLeast(k, t) - rise(t) * t, rise(t)];
  if (k === 1) return tangent(at);
  if (low >= k - 1) return tangent(Math.max(at, low));
  if (high <= low) return tangent(low);
  const foot = atLeast(k, low);
  // Left of the point of contact the tangent is above the value at the foot, right of it below.
  const passesUnder = (t: number) => atLeast(k, t) - rise(t) * (t - low) < foot;
  const chordTo = (t: number): readonly [number, number] => {
    const slope = (atLeast(k, t) - foot) / (t - low);
    return [foot - slope * low, slope];
  };
  if (high <= k - 1 || passesUnder(high)) return chordTo(high);
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
  return at < right ? chordTo(right) : tangent(at);
}
