import { gainsOfOthers, marginalLines } from '@ooh/planning/insight/marginal-lines';
import type { CityModel } from '../city-model.ts';
import { rateLinesOf, rateProblemOf, type ChosenLine, type SelectionInput } from './select-lines.ts';

/** A line that a choice leaves out, bought with its least vehicles beside the chosen ones. */
export interface UnchosenLine {
  readonly lineId: string;
  /** Its gain ÷ its value in an empty plan; null where that is 0. */
  readonly newShare: number | null;
  /** Gain per fen ÷ that of what the choice could best give up (a vehicle, or a line at its least); null without one. */
  readonly yieldShare: number | null;
  /** Limits that adding it would exceed, in words. */
  readonly blockedBy: readonly string[];
}

/** What every line outside a choice would add to it under the rules of the choice; lines that cannot be bought are left out. */
export function unchosenLines(
  model: CityModel,
  { selection, chosen }: { readonly selection: SelectionInput; readonly chosen: readonly ChosenLine[] },
): UnchosenLine[] {
  const problem = rateProblemOf(model, selection);
  const known = new Set(model.lineIds);
  const lines = rateLinesOf(
    model,
    problem,
    chosen.filter(({ lineId }) => known.has(lineId)),
  );
  const yields = marginalLines(model.store, problem, lines).map(
    ({ medium, vehicles, costFen, added, lastVehicle }) => {
      const { minVehicles = 1, pricePerVehicleFen } = problem.media[medium];
      // At its least vehicles a line can only be given up as a whole.
      return vehicles > minVehicles
        ? lastVehicle / Math.max(1, pricePerVehicleFen)
        : added / Math.max(1, costFen);
    },
  );
  const weakest = Math.min(...yields);
  return gainsOfOthers(model.store, problem, lines).map(({ medium, gain, gainPerFen, alone, blockedBy }) => ({
    lineId: model.lineIds[medium],
    newShare: alone > 0 ? gain / alone : null,
    yieldShare: weakest > 0 && weakest < Infinity ? gainPerFen / weakest : null,
    blockedBy,
  }));
}
