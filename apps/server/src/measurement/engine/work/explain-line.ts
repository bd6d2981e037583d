import type { RateMedium } from '@ooh/planning/rate-problem';
import { marginalLines } from '@ooh/planning/insight/marginal-lines';
import { whyNot } from '@ooh/planning/insight/why-not';
import type { CityModel } from '../city-model.ts';
import { boughtLines, metBy, type DeliveredLine } from './bought-lines.ts';
import { rateProblemOf, type SelectionInput } from './select-lines.ts';

export interface ExplainInput {
  readonly selection: SelectionInput;
  /** The plan as bought; a line may come more than once, in several forms or flights. */
  readonly delivered: readonly DeliveredLine[];
  readonly lineId: string;
}

export interface LineExplanation {
  readonly isInPlan: boolean;
  /** Panel persons of the audience who meet the line at all. */
  readonly panelPersons: number;
  /** In the plan: people lost without the line. Else: gained by the fewest vehicles it can be taken with. */
  readonly persons: number;
  readonly costFen: number;
  /** People per fen of the plan's weakest last vehicle; null for an empty plan. */
  readonly weakestPerFen: number | null;
  readonly blockedBy: readonly string[];
  readonly replaces: readonly { lineId: string; from: number; to: number }[] | null;
  readonly changeByReplacing: number | null;
  /** Fen that the replacement adds to the plan's cost. */
  readonly changeFen: number | null;
}

/** What a line adds to a plan, or why it is not in it; in people of the audience met at least k times. */
export function explainLine(model: CityModel, input: ExplainInput): LineExplanation {
  const mediumOf = new Map(model.lineIds.map((lineId, medium) => [lineId, medium]));
  const medium = mediumOf.get(input.lineId);
  if (medium === undefined) throw new RangeError(`line ${input.lineId} is not in the model`);
  const problem = rateProblemOf(model, input.selection);
  const lines = boughtLines(input.delivered, mediumOf);
  const bought = new Map(lines.map((line) => [line.medium, line]));
  // Bought vehicles are there whatever the strategy says now, for the days and the money they were bought for.
  const media = problem.media.map((terms, m): RateMedium => {
    const line = bought.get(m);
    if (line === undefined) return { ...terms, mustHaveVehicles: 0 };
    const { days, pricePerVehicleFen, vehicles } = line;
    const maxVehicles = Math.max(terms.maxVehicles, vehicles);
    return {
      days,
      pricePerVehicleFen,
      maxVehicles,
      minVehicles: 1,
      mustHaveVehicles: 0,
      excluded: false,
    };
  });
  const asked = { ...problem, media };
  const panelPersons = metBy(model, medium, asked.audience);
  const margins = marginalLines(model.store, asked, lines);
  const weakestPerFen =
    margins.length === 0
      ? null
      : Math.min(
          ...margins.map((line) => line.lastVehicle / Math.max(1, media[line.medium].pricePerVehicleFen)),
        );
  const own = margins.find((line) => line.medium === medium);
  if (own !== undefined) {
    const none = { blockedBy: [], replaces: null, changeByReplacing: null, changeFen: null };
    return { isInPlan: true, panelPersons, persons: own.added, costFen: own.costFen, weakestPerFen, ...none };
  }
  const why = whyNot(model.store, asked, lines, medium, weakestPerFen ?? 0);
  const freed = (why.replaces ?? []).reduce(
    (sum, step) => sum + (step.from - step.to) * media[step.medium].pricePerVehicleFen,
    0,
  );
  return {
    isInPlan: false,
    panelPersons,
    persons: why.gain,
    costFen: why.costFen,
    weakestPerFen,
    blockedBy: why.blockedBy,
    replaces:
      why.replaces && why.replaces.map(({ medium: m, from, to }) => ({ lineId: model.lineIds[m], from, to })),
    changeByReplacing: why.changeByReplacing,
    changeFen: why.replaces && why.costFen - freed,
  };
}
