import { holdOutCorrection, splitHalves, type HoldOut } from '@ooh/measurement/hold-out';
import { seededRandom } from '@ooh/measurement/random';
import { exposure } from '@ooh/measurement/rate-reach';
import type { RateLine } from '@ooh/measurement/rate-store';
import type { RateProblem } from '@ooh/planning/rate-problem';
import { selectRates } from '@ooh/planning/select-rates';
import type { CityModel } from '../city-model.ts';

/** Passes over all pairs that a choice on half the panel may take; it need not be proved, so few suffice. */
const halfPasses = 4;
/** Half-panel choices stop once they are proved within this. */
const halfGap = 0.02;

/** What the same problem chooses on each of two halves of the audience. */
export type HalfChoices = readonly [readonly RateLine[], readonly RateLine[]];

const halvesOf = (model: CityModel, { audience }: RateProblem, seed: number) =>
  splitHalves(model.strata, audience ?? null, seededRandom(seed));

/**
 * Solves the problem on two halves of the audience. It needs nothing of the choice on the whole panel and runs beside
 * it. Null where a half has nobody or no plan, or the computation was stopped.
 */
export function chooseOnHalves(
  model: CityModel,
  problem: RateProblem,
  seed: number,
  shouldStop: () => boolean,
): HalfChoices | null {
  const { store } = model;
  const limits = { pairLimit: halfPasses * store.persons.length, targetGap: halfGap };
  const choices: RateLine[][] = [];
  for (const audience of halvesOf(model, problem, seed)) {
    if (shouldStop() || !audience.includes(1)) return null;
    const found = selectRates(store, { ...problem, audience }, { seed, shouldStop, ...limits });
    if (found.status !== 'planned') return null;
    choices.push(found.lines);
  }
  return [choices[0], choices[1]];
}

/**
 * Optimism of a selection on this panel: each half's selection is measured on the other half, for the days of the
 * problem.
 */
export function correctChoice(
  model: CityModel,
  problem: RateProblem,
  seed: number,
  chosen: readonly RateLine[],
  [first, second]: HalfChoices,
): HoldOut | null {
  const { store, strata } = model;
  const inFull = (lines: readonly RateLine[]): RateLine[] =>
    lines.map((line) => ({ ...line, days: problem.media[line.medium].days }));
  const [met, metFirst, metSecond] = [chosen, first, second].map((lines) => exposure(store, inFull(lines)));
  const design = { weights: store.weights, strata };
  return holdOutCorrection(design, met, [metFirst, metSecond], halvesOf(model, problem, seed));
}
