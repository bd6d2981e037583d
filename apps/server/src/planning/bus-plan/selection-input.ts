import type { SelectionInput } from '../../measurement/engine/work/select-lines.ts';
import { lineTerms, objectiveOf, type LineSupply } from './line-terms.ts';
import type { PlanCity } from './plan-city.ts';

/** The search ends when the choice is proved within 0.1 %, or after this much work with the proof it has. */
const searchSeconds = 20;

export interface CityTask {
  readonly budgetFen: number;
  readonly seed: number;
  /** Lines that the conditions leave; null for all. */
  readonly candidates: ReadonlySet<string> | null;
}

/** What the planner is asked for a city. */
export function selectionInputOf(
  city: PlanCity,
  task: CityTask,
  supply: Omit<LineSupply, 'days'>,
): SelectionInput {
  const { strategy } = city.plan;
  return {
    audience: city.audience,
    terms: lineTerms(city.register, strategy, { days: city.days, ...supply }, task.candidates),
    budgetFen: task.budgetFen,
    objective: objectiveOf(strategy),
    maxLines: strategy.maxLines,
    minVehicles: strategy.minVehiclesPerCity,
    seed: task.seed,
    seconds: searchSeconds,
  };
}
