import { normalQuantile95 } from '@ooh/measurement/interval';
import { standardErrorOf, type Estimate } from '../../../disclosure/estimate.ts';

/** Shares of cities as one, by their universes: panels are independent, errors add in squares. */
export function combinedShare(
  parts: readonly { readonly share: Estimate; readonly universe: number }[],
): Estimate {
  const universe = parts.reduce((sum, part) => sum + part.universe, 0);
  const weighted = parts.map(({ share, universe: own }) => ({ share, weight: own / universe }));
  const value = weighted.reduce((sum, { share, weight }) => sum + weight * share.value, 0);
  const error = Math.sqrt(
    weighted.reduce((sum, { share, weight }) => sum + (weight * standardErrorOf(share)) ** 2, 0),
  );
  return { value, low: value - normalQuantile95 * error, high: value + normalQuantile95 * error };
}
