import { RowUse } from '../constraint/row-use.ts';
import type { Domain } from '../constraint/constraint-row.ts';
import type { Effort } from './effort.ts';
import { planState, type PlanState } from './plan-state.ts';
import type { SelectionProblem } from './selection-problem.ts';

/** A plan under construction: persons' state and use of the rows are updated together, and moves can be undone. */
export class WorkingPlan {
  readonly problem: SelectionProblem;
  readonly domain: Domain;
  readonly state: PlanState;
  readonly use: RowUse;
  private log: number[] = [];

  constructor(problem: SelectionProblem, domain: Domain, state: PlanState) {
    this.problem = problem;
    this.domain = domain;
    this.state = state;
    this.use = new RowUse(problem.rows, problem.byMedium);
  }

  get vehicles(): Int32Array {
    return this.state.vehicles;
  }

  move(m: number, to: number): void {
    const from = this.state.vehicles[m];
    if (from === to) return;
    this.log.push(m, from);
    this.use.move(m, from, to);
    this.state.moveTo(m, to);
  }

  /** Later moves can be undone by `undo(mark)`. */
  mark(): number {
    return this.log.length;
  }

  undo(mark: number): void {
    while (this.log.length > mark) {
      const from = this.log.pop() as number;
      const m = this.log.pop() as number;
      this.use.move(m, this.state.vehicles[m], from);
      this.state.moveTo(m, from);
    }
  }

  forget(): void {
    this.log = [];
  }

  allows(m: number, to: number): boolean {
    return this.use.allows(m, this.state.vehicles[m], to);
  }
}

/** A plan with the given units (default: the box's minimum), valued by the curve or by a surrogate score. */
export function workingPlan(
  problem: SelectionProblem,
  domain: Domain,
  effort: Effort,
  vehicles: ArrayLike<number> = domain.lo,
  score?: (t: number, person: number) => number,
): WorkingPlan {
  const plan = new WorkingPlan(problem, domain, planState(problem.matrix, problem.curve, effort, score));
  for (let m = 0; m < vehicles.length; m++) plan.move(m, vehicles[m]);
  plan.forget();
  return plan;
}
