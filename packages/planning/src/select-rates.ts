import type { RateLine, RateStore } from '@ooh/measurement/rate-store';
import { gapOf, isOptimal, writeCertificate, type Certificate } from './certificate.ts';
import { rateDomain, rateRows } from './constraint/rate-rows.ts';
import { ONE } from './constraint/whole-money.ts';
import { RowUse } from './constraint/row-use.ts';
import { rowsByMedium } from './constraint/constraint-row.ts';
import { findFeasible, type Conflict } from './infeasible.ts';
import { rateInstanceHash } from './instance-hash.ts';
import { audienceMatrix, objectiveWeights } from './objective/contact-matrix.ts';
import type { PoissonCurve } from './objective/curve.ts';
import { valueOfPlan } from './plan-value.ts';
import { assertRateProblem, type RateObjective, type RateProblem } from './rate-problem.ts';
import { selectPlan, type SelectionControl } from './search/select-plan.ts';
import { costOf, freePriceOf, type SelectionProblem } from './search/selection-problem.ts';

/** A plan with its certificate, the constraints that conflict, or neither when a search limit was reached. */
export type RateSelection =
  | {
      readonly status: 'planned';
      readonly lines: RateLine[];
      readonly costFen: number;
      /** Objective value of the plan. */
      readonly value: number;
      readonly bound: number;
      readonly gap: number;
      /** True when no plan is better (by more than 1e-9 of the value). */
      readonly optimal: boolean;
      readonly certificate: Certificate;
      /** Work done, in person-medium pairs visited. */
      readonly pairs: number;
    }
  | { readonly status: 'infeasible'; readonly conflict: Conflict }
  | { readonly status: 'undecided'; readonly message: string };

export interface RateControl extends SelectionControl {
  /** Name of a medium for messages about conflicting constraints. */
  readonly labelOf?: (medium: number) => string;
  /** A plan to start from: the result is at least as good, provided it keeps the constraints. */
  readonly start?: readonly RateLine[];
}

/** Vehicles of a plan by medium, or null where it violates a constraint. */
export function allowedPlan(
  search: SelectionProblem,
  lines: readonly Pick<RateLine, 'medium' | 'vehicles'>[],
): Int32Array | null {
  const { lo, hi, least } = search.domain;
  const use = new RowUse(search.rows, search.byMedium);
  const vehicles = new Int32Array(lo.length);
  for (const line of lines) vehicles[line.medium] += line.vehicles;
  for (let m = 0; m < lo.length; m++) {
    const v = vehicles[m];
    if (v < lo[m] || v > hi[m] || (v > 0 && v < least[m])) return null;
    use.move(m, 0, v);
  }
  return use.feasible ? vehicles : null;
}

/** The curve of an objective. */
export function curveOf(objective: RateObjective): PoissonCurve {
  const cap = objective.kind === 'reach' ? 0 : (objective.cap ?? 0);
  if (objective.kind === 'reach')
    return { form: 'poisson', reachWeight: 1, k: objective.k, contactWeight: 0, cap };
  if (objective.kind === 'contacts') return { form: 'poisson', reachWeight: 0, k: 1, contactWeight: 1, cap };
  return {
    form: 'poisson',
    reachWeight: objective.reachWeight,
    k: objective.k,
    contactWeight: objective.contactsWeight,
    cap,
  };
}

/** The problem in the form used by the search. */
export function rateSelectionProblem(store: RateStore, problem: RateProblem): SelectionProblem {
  const weights = objectiveWeights(problem.personWeights ?? store.weights, problem.audience);
  const days = Float64Array.from(problem.media, (medium) => medium.days);
  const rows = rateRows(problem);
  const price = Float64Array.from(problem.media, (medium) => medium.pricePerVehicleFen);
  const linePrice = Float64Array.from(problem.media, (medium) => medium.pricePerLineFen ?? 0);
  return {
    matrix: audienceMatrix(store, weights, days),
    curve: curveOf(problem.objective),
    domain: rateDomain(problem),
    price,
    linePrice,
    freePrice: freePriceOf(price, linePrice),
    money: ONE,
    rows,
    byMedium: rowsByMedium(rows, store.mediaCount),
    budgetRow: 0,
  };
}

/**
 * Selects lines and whole vehicles to maximise the objective within budget and constraints, and proves
 * how far the plan can be from the optimum. The same input and seed give the same plan unless
 * `shouldStop` ended the search.
 * @throws RangeError for a malformed problem
 */
export function selectRates(
  store: RateStore,
  problem: RateProblem,
  control: RateControl = {},
): RateSelection {
  assertRateProblem(store, problem);
  const start = findFeasible(problem, control.labelOf);
  if (start.status === 'conflict') return { status: 'infeasible', conflict: start.conflict };
  if (start.status === 'undecided')
    return { status: 'undecided', message: '在计算限度内未找到满足全部约束的方案，请放宽约束后重试' };
  const search = rateSelectionProblem(store, problem);
  const found = selectPlan(
    search,
    control,
    (control.start && allowedPlan(search, control.start)) ?? start.vehicles,
  );
  const value = valueOfPlan(search, found.vehicles);
  const bound = Math.max(found.proof.bound, value);
  const costFen = costOf(search, found.vehicles);
  const lines: RateLine[] = [];
  found.vehicles.forEach((vehicles, medium) => {
    if (vehicles > 0) lines.push({ medium, vehicles, days: problem.media[medium].days });
  });
  const certificate = writeCertificate(
    'rates',
    rateInstanceHash(store, problem),
    found.vehicles,
    { cost: costFen, value, bound, seed: control.seed ?? 1 },
    found.proof,
  );
  return {
    status: 'planned',
    lines,
    costFen,
    value,
    bound,
    gap: gapOf(value, bound),
    optimal: isOptimal(value, bound, search.matrix.weights),
    certificate,
    pairs: found.pairs,
  };
}
