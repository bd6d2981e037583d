/** The heterogeneity κ of a format: how unlike persons of equal trips are, fitted to published reach. */
import { chanceOfContactMixed } from '../negative-binomial.ts';

/** Plans of equal weight whose mean reach is held against one published figure. */
export interface ReachAnchor {
  /** Expected contacts of every person with each plan in the time of the anchor. */
  readonly plans: readonly Float64Array[];
  /** 0–1 of the universe. */
  readonly published: number;
}

/** κ is looked for between these, and ∞ beside. */
export const heterogeneityRange = { least: 0.2, most: 8 } as const;

/** Share of the universe with a contact, mean of the plans. */
export function meanReach(weights: Float64Array, plans: readonly Float64Array[], kappa: number): number {
  const universe = weights.reduce((sum, w) => sum + w, 0);
  let reached = 0;
  for (const means of plans)
    for (let p = 0; p < weights.length; p++) reached += weights[p] * chanceOfContactMixed(means[p], kappa);
  return reached / plans.length / universe;
}

/** Root of the mean squared distance between model and published reach. */
export function reachError(weights: Float64Array, anchors: readonly ReachAnchor[], kappa: number): number {
  const squares = anchors.map(({ plans, published }) => (meanReach(weights, plans, kappa) - published) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

const golden = (Math.sqrt(5) - 1) / 2;
const searchSteps = 18;

/**
 * The κ of least error, by golden section over log κ: reach rises with κ in every anchor, so that the error falls
 * and then rises. ∞ where the panel as it is errs no more. Throws RangeError without anchors.
 */
export function fitHeterogeneity(weights: Float64Array, anchors: readonly ReachAnchor[]): number {
  if (anchors.length === 0) throw new RangeError('there is nothing to fit to');
  const error = (log: number): number => reachError(weights, anchors, Math.exp(log));
  let [low, high] = [Math.log(heterogeneityRange.least), Math.log(heterogeneityRange.most)];
  let [left, right] = [high - golden * (high - low), low + golden * (high - low)];
  let [atLeft, atRight] = [error(left), error(right)];
  for (let step = 0; step < searchSteps; step++) {
    if (atLeft <= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - golden * (high - low);
      atLeft = error(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + golden * (high - low);
      atRight = error(right);
    }
  }
  const best = Math.exp((low + high) / 2);
  return reachError(weights, anchors, Infinity) <= reachError(weights, anchors, best) ? Infinity : best;
}
