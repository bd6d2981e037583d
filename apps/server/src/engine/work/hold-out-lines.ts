import { holdOutCorrection, splitHalves, type HoldOut } from '@ooh/measurement/hold-out';
import { seededRandom } from '@ooh/measurement/random';
import { exposure } from '@ooh/measurement/rate-reach';
import type { RateLine } from '@ooh/measurement/rate-store';
import type { RateProblem } from '@ooh/planning/rate-problem';
import { selectRates } from '@ooh/planning/select-rates';
import type { CityModel } from '../city-model.ts';

/** Passes over all pairs that a choice on half the panel may take; it need not be proved, so few suffice. */
const halfPasses = 4;
/** Half-panel choices stop once they are proved within this, or after so long on a slow machine. */
const halfGap = 0.02;
const halfSeconds = 2;

/**
 * What a choice on this panel flatters itself by: the same problem solved on two halves of the audience, each
 * choice measured on the other half. Null where a half has nobody or no plan, or the computation was cancelled.
 */
export function holdOutLines(
  model: CityModel,
  problem: RateProblem,
  chosen: readonly RateLine[],
  seed: number,
  isCancelled: () => boolean,
): HoldOut | null {
  const { store, strata } = model;
  const halves = splitHalves(strata, problem.audience ?? null, seededRandom(seed));
  const onHalves: Float64Array[] = [];
  for (const audience of halves) {
    if (isCancelled() || !audience.includes(1)) return null;
    const deadline = performance.now() + halfSeconds * 1000;
    const shouldStop = () => isCancelled() || performance.now() > deadline;
    const found = selectRates(
      store,
      { ...problem, audience },
      { seed, shouldStop, pairLimit: halfPasses * store.persons.length, targetGap: halfGap },
    );
    if (found.status !== 'planned') return null;
    onHalves.push(exposure(store, found.lines));
  }
  const [first, second] = onHalves;
  const design = { weights: store.weights, strata };
  return holdOutCorrection(design, exposure(store, chosen), [first!, second!], halves);
}
