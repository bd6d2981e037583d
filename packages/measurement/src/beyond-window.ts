/**
 * Reach beyond the measured window. A panel measures one week; the reach of further weeks depends on how much of
 * people's movement is habitual and how much is new, which the build of reach within the week shows. The number of
 * contacts is modelled as negative binomial with a shape r that grows with time:
 *
 *   R(t) = 1 − (r(t) / (r(t) + m))^r(t),   r(t) = r_7 · (t/7)^s,   m = mean contacts per person until day t
 *
 * s = 0 is the industry's fixed-r model: the same people return in the same proportions for ever.
 * s = 1 is the other extreme: every week draws new people. Derivation and error: docs/methods/measurement.md.
 */
import { assertMask, type PersonMask } from './reach-figures.ts';

/** Cumulative share reached and contacts per person after `days` of posting. */
export interface BuildPoint {
  readonly days: number;
  /** Reached ÷ universe, 0–1. */
  readonly share: number;
  /** Impressions ÷ universe. */
  readonly mean: number;
}

/** Growth of reach, estimated from the measured days. */
export interface ReachGrowth {
  /** Length of the measured window. */
  readonly windowDays: number;
  /** r at the window's end; Infinity for Poisson-distributed contacts. */
  readonly shape: number;
  /** s, 0–1. */
  readonly exponent: number;
}

/** P(N ≥ 1) of a negative binomial with the given mean and shape r; r = Infinity is the Poisson. */
export function negativeBinomialReach(mean: number, shape: number): number {
  if (mean === 0) return 0;
  if (shape === Infinity) return -Math.expm1(-mean);
  return shape > 0 ? -Math.expm1(-shape * Math.log1p(mean / shape)) : 0;
}

/**
 * The shape r with which a negative binomial of the given mean reaches `share`: the inverse of
 * negativeBinomialReach in r. Infinity when the share is the Poisson's or more; 0 when nobody is reached.
 */
export function shapeOf(share: number, mean: number): number {
  if (!(share > 0 && mean > 0)) return 0;
  const wanted = -Math.log1p(-share);
  if (!(wanted < mean * (1 - 1e-9))) return Infinity;
  // r·log(1 + m/r) rises in r from 0 to m, so bisection in log r finds the only solution.
  let [low, high] = [-60, 40];
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    const shape = Math.exp(middle);
    if (shape * Math.log1p(mean / shape) < wanted) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}

/**
 * The build of reach within one measured week. `contactsByDay[d]` are expected contacts of every person on
 * its day d. A point of d days is the mean over the cyclic windows of d days, so
 * it does not depend on the weekday of a campaign's first day. Null for an empty audience.
 */
export function weekBuild(
  weights: Float64Array,
  contactsByDay: readonly Float64Array[],
  audience: PersonMask | null = null,
): BuildPoint[] | null {
  assertMask(audience, weights.length);
  const length = contactsByDay.length;
  const unmet = new Float64Array(length + 1);
  const sums = new Float64Array(2 * length + 1);
  let [universe, impressions] = [0, 0];
  for (let p = 0; p < weights.length; p++) {
    if (audience !== null && audience[p] === 0) continue;
    universe += weights[p];
    for (let d = 0; d < 2 * length; d++) sums[d + 1] = sums[d] + contactsByDay[d % length][p];
    const total = sums[length];
    impressions += weights[p] * total;
    if (total === 0) continue;
    unmet[length] += weights[p] * Math.expm1(-total);
    for (let days = 1; days < length; days++) {
      let met = 0;
      for (let from = 0; from < length; from++) {
        const window = sums[from + days] - sums[from];
        if (window > 0) met += Math.expm1(-window);
      }
      unmet[days] += (weights[p] * met) / length;
    }
  }
  if (!(universe > 0)) return null;
  return Array.from({ length }, (_, i) => ({
    days: i + 1,
    share: -unmet[i + 1] / universe,
    mean: (impressions * (i + 1)) / (length * universe),
  }));
}

/**
 * Estimates r at the window's end and its exponent from a build that ends there. log r over log t is curved: its
 * slope falls with time. So a parabola through the last point is fitted to the build by least squares, and
 * the exponent is the slope of its chord over the next doubling of time, limited to 0–1; kept constant from there, it
 * lies between the slope at the window's end and 0. Throws RangeError for an empty build.
 */
export function reachGrowth(build: readonly BuildPoint[]): ReachGrowth {
  const last = build.at(-1);
  if (last === undefined) throw new RangeError('a build of no days shows no growth');
  const shape = shapeOf(last.share, last.mean);
  const windowDays = last.days;
  const still = { windowDays, shape, exponent: 0 };
  if (!(shape > 0 && shape < Infinity)) return still;
  // Normal equations of y = a·x + b·x², x = log(t / window), y = log(r(t) / r).
  let [xx, xxx, xxxx, xy, xxy] = [0, 0, 0, 0, 0];
  for (const point of build.slice(0, -1)) {
    const earlier = shapeOf(point.share, point.mean);
    if (!(earlier > 0 && earlier < Infinity)) continue;
    const x = Math.log(point.days / windowDays);
    const y = Math.log(earlier / shape);
    xx += x * x;
    xxx += x ** 3;
    xxxx += x ** 4;
    xy += x * y;
    xxy += x * x * y;
  }
  const determinant = xx * xxxx - xxx * xxx;
  // Fewer than two earlier points, or points too close in time, do not determine a parabola.
  if (!(determinant > 1e-9 * xx * xxxx)) return still;
  const slope = (xy * xxxx - xxy * xxx) / determinant;
  const bend = (xx * xxy - xxx * xy) / determinant;
  return { ...still, exponent: Math.min(1, Math.max(0, slope + bend * Math.LN2)) };
}

/** Reach of a campaign beyond the measured window, as shares of the universe. */
export interface ModelledReach {
  /** Negative binomial with growing r. */
  readonly growing: number;
  /** Negative binomial with the r of the window: the industry's model, shown for comparison. */
  readonly fixed: number;
}

/** Reach after `days` of posting with `mean` contacts per person; both increase with days and mean. */
export function modelledReach(growth: ReachGrowth, mean: number, days: number): ModelledReach {
  const grown = growth.shape * Math.max(1, days / growth.windowDays) ** growth.exponent;
  return { growing: negativeBinomialReach(mean, grown), fixed: negativeBinomialReach(mean, growth.shape) };
}
