import { certain } from '@ooh/contract/core/certain';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { RateLine } from '@ooh/measurement/rate-store';
import type { Certificate } from '@ooh/planning/certificate';
import type { RateMedium, RateObjective, RateProblem } from '@ooh/planning/rate-problem';
import { selectRates } from '@ooh/planning/select-rates';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { assertProved } from './assert-proved.ts';
import { audiencePart } from './audience-part.ts';
import { stopAfter } from './stop-after.ts';

/** Terms of one line that may be bought; lines without terms are out of the question. */
export interface LineTerms extends RateMedium {
  readonly lineId: string;
  readonly lineName: string;
  /** What a contact with the line counts for in the choice, 0..1; absent: 1. */
  readonly contactWeight?: number;
}

export interface SelectionInput {
  readonly audience: TargetAudience;
  readonly terms: readonly LineTerms[];
  readonly budgetFen: number;
  readonly objective: RateObjective;
  readonly maxLines: number | null;
  /** Minimum vehicles of all lines together; 0 for none. */
  readonly minVehicles: number;
  readonly seed: number;
  readonly seconds: number;
}

/** A line with its vehicles. */
export interface ChosenLine {
  readonly lineId: string;
  readonly vehicles: number;
}

export type SelectionOutput =
  | {
      readonly status: 'planned';
      readonly lines: ChosenLine[];
      readonly costFen: number;
      readonly value: number;
      readonly bound: number;
      readonly gap: number;
      readonly optimal: boolean;
      readonly certificate: Certificate;
    }
  | { readonly status: 'infeasible'; readonly conflicts: string[]; readonly leastBudget: string | null }
  | { readonly status: 'undecided'; readonly message: string };

/** The least purchase of a city, as a limit on all of its lines. */
export function leastVehiclesOf(lines: number, minVehicles: number): Pick<RateProblem, 'groups'> {
  if (minVehicles === 0) return {};
  return { groups: [{ name: '全城', media: Array.from({ length: lines }, (_, m) => m), minVehicles }] };
}

/** The selection with every contact counting alike, as people are counted. */
export const unweighted = (selection: SelectionInput): SelectionInput => ({
  ...selection,
  terms: selection.terms.map((line) => ({ ...line, contactWeight: 1 })),
});

/**
 * The problem as the planner takes it: a term for every medium of the model, lines without terms excluded. Contacts are
 * Poisson, so those that count with a probability are Poisson too: their mean is that share, here of the days.
 */
export function rateProblemOf(model: CityModel, input: SelectionInput): RateProblem {
  const terms = new Map(input.terms.map((line) => [line.lineId, line]));
  return {
    media: model.lineIds.map((lineId): RateMedium => {
      const line = terms.get(lineId);
      if (line === undefined) return { days: 0, pricePerVehicleFen: 0, maxVehicles: 0, excluded: true };
      const { lineId: _id, lineName: _name, contactWeight = 1, ...medium } = line;
      return { ...medium, days: medium.days * contactWeight };
    }),
    budgetFen: input.budgetFen,
    objective: input.objective,
    audience: audienceMask(model.labels, input.audience),
    ...(input.maxLines === null ? {} : { maxLines: input.maxLines }),
    ...leastVehiclesOf(model.lineIds.length, input.minVehicles),
  };
}

/** Chosen lines as the engine measures them, for the days of the problem. */
export function rateLinesOf(
  model: CityModel,
  problem: RateProblem,
  chosen: readonly ChosenLine[],
): RateLine[] {
  const mediumOf = new Map(model.lineIds.map((lineId, medium) => [lineId, medium]));
  return chosen.map(({ lineId, vehicles }) => {
    const medium = certain(mediumOf.get(lineId), 'line of the model', lineId);
    return { medium, vehicles, days: problem.media[medium].days };
  });
}

/**
 * Work of a choice in pairs visited. A small audience is proved as closely with half of what the search takes by
 * itself; a large one needs all of it. Whole purchases of several vehicles a line need a longer relaxation; a pair costs
 * more time where the reach of several contacts is asked for.
 */
function pairLimitFor(pairs: number, { terms, objective }: SelectionInput): number {
  const isWhole = terms.some(({ minVehicles = 1 }) => minVehicles > 1);
  const isFrequency = objective.kind !== 'contacts' && objective.k > 1;
  const whole = isWhole ? Math.min(isFrequency ? 6e8 : 8e8, 540 * pairs) : 0;
  return Math.max(2e8, whole, Math.min(4e8, 80 * pairs), 30 * pairs);
}

/** Chooses lines and vehicles and proves the choice, within `seconds` of work or until `isCancelled`. */
export function selectLines(
  model: CityModel,
  input: SelectionInput,
  control: { isCancelled: () => boolean; onProgress: (phase: string, fraction: number) => void },
): SelectionOutput {
  const names = new Map(input.terms.map((line) => [line.lineId, line.lineName]));
  const shouldStop = stopAfter(input.seconds, control);
  const problem = rateProblemOf(model, input);
  const found = selectRates(model.store, problem, {
    seed: input.seed,
    pairLimit: pairLimitFor(audiencePart(model, input.audience).people.store.persons.length, input),
    shouldStop,
    onProgress: (phase, fraction) => control.onProgress(phase, fraction),
    labelOf: (medium) => names.get(model.lineIds[medium]) ?? model.lineIds[medium],
  });
  if (found.status === 'infeasible') {
    return {
      status: 'infeasible',
      conflicts: found.conflict.constraints.map((constraint) => constraint.text),
      leastBudget: found.conflict.leastBudget,
    };
  }
  if (found.status === 'undecided') return found;
  const { costFen, value, bound, gap, optimal, certificate } = found;
  assertProved(model, problem, certificate);
  const lines = found.lines.map((line) => ({ lineId: model.lineIds[line.medium], vehicles: line.vehicles }));
  return { status: 'planned', lines, costFen, value, bound, gap, optimal, certificate };
}
