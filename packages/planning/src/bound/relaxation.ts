import { firstStep, type Domain } from '../constraint/constraint-row.ts';
import { contactsOf } from '../objective/contact-matrix.ts';
import { contactRange } from '../objective/contact-range.ts';
import { isLinear } from '../objective/curve.ts';
import type { Effort } from '../search/effort.ts';
import type { SelectionProblem } from '../search/selection-problem.ts';
import { liftedPassages, type Lift } from './lifting.ts';
import { buysWhole, relaxAfterSample, relaxWhole, sampleOf } from './relax-whole.ts';
import { lagrangianBound, linesOf, polishMultipliers, type MediumLines } from './lagrangian.ts';
import { needsContactRange, tangentState, type Smoothing, type TangentState } from './tangent-state.ts';

/** A point of the relaxation and row prices: all that determines a bound besides the data. */
export interface Tangent {
  /** Fractional units per medium, rounded to 1e-6 so that serialisation keeps them exact. */
  readonly point: Float64Array;
  readonly multipliers: Float64Array;
  readonly smoothing: Smoothing;
  /** Lifting of passages; null for none. */
  readonly lift: Lift | null;
  /** Whether least purchases count whole (`LeastPurchaseTangent`). */
  readonly whole?: true;
}

export interface RelaxedBound {
  /** Upper bound of every allowed plan. */
  readonly bound: number;
  readonly tangent: Tangent;
  /** Every plan of the box in which it was computed has a value of at most constant + what the lines give. */
  readonly constant: number;
  readonly lines: MediumLines;
  /** The relaxed plan at which the search ended. */
  readonly point: Float64Array;
}

/** Where a relaxation starts: any point of the box and any prices. */
export interface RelaxedStart {
  readonly point: ArrayLike<number>;
  readonly multipliers: Float64Array;
  readonly lift?: Lift | null;
  /** Whether the larger box was bounded by whole purchases. */
  readonly whole?: true;
}

const startOf = ({ point, tangent }: RelaxedBound): RelaxedStart => ({ ...tangent, point });

/** The majorants valid inside a box. */
export function tangentStateOf(problem: SelectionProblem, domain: Domain, lift: Lift | null): TangentState {
  const { matrix, curve, rows, budgetRow } = problem;
  if (curve.form === 'passage' && curve.k > 1) {
    const lifted = liftedPassages(problem, domain, curve.k, lift);
    return tangentState(lifted.matrix, { form: 'passage', k: 1 }, lifted.range);
  }
  const range = needsContactRange(curve)
    ? contactRange(matrix, domain, problem, rows[budgetRow].bound)
    : null;
  return tangentState(matrix, curve, range);
}

/** The bound that the tangent of a box proves for a part of it, with new row prices. */
export function inheritedBound(
  problem: SelectionProblem,
  part: Domain,
  { constant, lines, tangent, point }: RelaxedBound,
): RelaxedBound {
  const multipliers = polishMultipliers(problem, part, lines, tangent.multipliers, 2);
  const bound = constant + lagrangianBound(problem, part, lines, multipliers);
  return { bound, tangent: { ...tangent, multipliers }, constant, lines, point };
}

const WIDTHS = [0.5, 0.35, 0.25, 0.18, 0.13, 0.09, 0.065, 0.045, 0.03, 0.02];
const SHARPNESS = 6;
/** Number of liftings of the passage rows, for the root and for a part of a box. */
const LIFTS = 16;
const NEAR_LIFTS = 1;
/** Smoothing steps skipped when the start is near. */
const NEAR = 5;

/**
 * Minimises the bound by solving the concave relaxation: one medium at a time by a damped Newton step,
 * rows by an augmented Lagrangian whose stiffness matches the plan's sensitivity to a price.
 * Every few sweeps the bound at the current point is computed in full and the best one is kept.
 * @param enough stop as soon as the bound is at most this
 * @param isNear the start is the solution of a slightly larger box, so smoothing need not begin wide
 */
export function relax(
  problem: SelectionProblem,
  domain: Domain,
  start: RelaxedStart,
  effort: Effort,
  enough: number,
  maxSweeps: number,
  isNear = false,
): RelaxedBound {
  const { curve } = problem;
  if (curve.form !== 'passage' || curve.k === 1) {
    if (!buysWhole(problem, domain) || (isNear && !start.whole))
      return relaxOnce(problem, domain, start, effort, enough, maxSweeps, isNear);
    if (isNear) return relaxWhole(problem, domain, start, effort, enough, isNear);
    const sample = sampleOf(problem, effort);
    if (sample === null) {
      const plain = relaxOnce(problem, domain, start, effort, enough, maxSweeps, isNear);
      if (plain.bound <= enough) return plain;
      const whole = relaxWhole(problem, domain, startOf(plain), effort, enough, isNear);
      return plain.bound < whole.bound ? plain : whole;
    }
    const part = effort.share(0.4);
    const plain = relaxOnce(sample, domain, start, part, 0, maxSweeps, isNear);
    const found = relaxWhole(sample, domain, startOf(plain), part, 0, isNear);
    return relaxAfterSample(problem, domain, startOf(found), effort, enough);
  }
  let best: RelaxedBound | null = null;
  let from = start;
  for (let round = 0; round < (isNear ? NEAR_LIFTS : LIFTS); round++) {
    const now = relaxOnce(problem, domain, from, effort, enough, maxSweeps, isNear || round > 0);
    if (best === null || now.bound < best.bound) best = now;
    if (best.bound <= enough || effort.exhausted) break;
    from = {
      point: now.point,
      multipliers: now.tangent.multipliers,
      lift: nextLift(from.lift, now.point, 2 / (round + 2)),
    };
  }
  return best as RelaxedBound;
}

/** The rows lifted one step towards a new point. */
function nextLift(lift: Lift | null | undefined, point: Float64Array, step: number): Lift {
  const on = lift
    ? point.map((v, m) => Math.round(1e6 * (lift.point[m] + step * (v - lift.point[m]))) / 1e6)
    : point;
  return { point: on, sharpness: SHARPNESS };
}

function relaxOnce(
  problem: SelectionProblem,
  domain: Domain,
  start: RelaxedStart,
  effort: Effort,
  enough: number,
  maxSweeps: number,
  isNear: boolean,
): RelaxedBound {
  const { matrix, curve } = problem;
  const sweep = new Sweep(problem, domain, start, effort);
  let best: RelaxedBound | null = null;
  let stale = 0;
  const passage = curve.form === 'passage';
  const every = matrix.persons.length > 200_000 ? 2 : 1;
  const ahead = isNear ? NEAR : 0;
  for (let i = 0; i < maxSweeps; i++) {
    const smoothing: Smoothing = {
      knee: 1,
      width: passage ? WIDTHS[Math.min(ahead + (i >> 1), WIDTHS.length - 1)] : 1,
    };
    if (i > 0 || passage) sweep.settle(smoothing);
    if (i > 0 && !isLinear(curve)) sweep.run(i % 4 !== 0);
    if (i > 0 && i % every !== 0 && i < maxSweeps - 1 && !effort.exhausted) continue;
    const now = sweep.evaluate(smoothing);
    const improved = best === null || now.bound < best.bound - 1e-5 * Math.abs(best.bound);
    if (best === null || now.bound < best.bound) best = now;
    stale = improved || (passage && i < 2 * (WIDTHS.length - ahead)) ? 0 : stale + 1;
    if (best.bound <= enough || stale >= 4 || isLinear(curve) || effort.exhausted) break;
  }
  return best as RelaxedBound;
}

/** The mutable state of one relaxation. */
class Sweep {
  private readonly problem: SelectionProblem;
  private readonly domain: Domain;
  private readonly state: TangentState;
  private readonly effort: Effort;
  private readonly point: Float64Array;
  private readonly multipliers: Float64Array;
  private readonly stiffness: Float64Array;
  private readonly used: Float64Array;
  private readonly idle: Uint8Array;
  private readonly lift: Lift | null;
  private placed: Smoothing | null = null;

  constructor(problem: SelectionProblem, domain: Domain, start: RelaxedStart, effort: Effort) {
    this.problem = problem;
    this.domain = domain;
    this.effort = effort;
    this.lift = start.lift ?? null;
    this.state = tangentStateOf(problem, domain, this.lift);
    const count = problem.matrix.mediaCount;
    this.point = new Float64Array(count);
    for (let m = 0; m < count; m++)
      this.point[m] = Math.min(domain.hi[m], Math.max(domain.lo[m], start.point[m]));
    this.multipliers = start.multipliers.slice();
    this.stiffness = new Float64Array(problem.rows.length);
    this.used = new Float64Array(problem.rows.length);
    this.idle = new Uint8Array(count);
  }

  /** A row's use per relaxed unit: a line fee is spread over the vehicles, a line credit over the first step. */
  private rate(e: number, m: number): number {
    const { perVehicle, perLine } = this.problem.byMedium;
    const fee = perLine[e];
    if (fee === 0) return perVehicle[e];
    const over = fee > 0 ? this.domain.hi[m] : firstStep(this.domain, m);
    return perVehicle[e] + fee / Math.max(1, over);
  }

  /** Recomputes all persons when the smoothing changes. */
  settle(smoothing: Smoothing): void {
    if (this.placed && this.placed.width === smoothing.width) return;
    this.state.place(contactsOf(this.state.matrix, this.point), smoothing);
    this.placed = smoothing;
    this.effort.spend(this.problem.matrix.persons.length);
  }

  /** One pass over the media; with `quick`, media that stayed at their bound are skipped. */
  run(quick: boolean): void {
    const { problem, domain, effort, point, idle } = this;
    const { rowStart } = problem.matrix;
    this.recount();
    const answer = new Float64Array(problem.rows.length);
    for (let m = 0; m < point.length; m++) {
      if (domain.hi[m] === domain.lo[m] || (quick && idle[m])) continue;
      this.step(m, answer);
      effort.spend(rowStart[m + 1] - rowStart[m]);
      if ((m & 63) === 0 && effort.exhausted) break;
    }
    for (let r = 0; r < problem.rows.length; r++) {
      const over = this.used[r] - problem.rows[r].bound;
      this.multipliers[r] = Math.max(0, this.multipliers[r] + this.stiffness[r] * over);
      if (answer[r] > 0) this.stiffness[r] = 1 / answer[r];
    }
  }

  private step(m: number, answer: Float64Array): void {
    const { state, point, multipliers, stiffness, used } = this;
    const { rowStart, persons, amounts, scale } = state.matrix;
    const { start, row } = this.problem.byMedium;
    const { slope, curvature } = state;
    let gain = 0;
    let bend = 0;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      const a = amounts[e];
      gain += slope[p] * a;
      bend += curvature[p] * a * a;
    }
    gain *= scale[m];
    // The floor prevents jumps from end to end where the function is linear.
    const lo = this.domain.lo[m];
    const hi = this.domain.hi[m];
    bend = Math.max(bend * scale[m] * scale[m], gain / (4 * (hi - lo)), 1e-300);
    let price = 0;
    let stiff = 0;
    for (let e = start[m]; e < start[m + 1]; e++) {
      const r = row[e];
      const rate = this.rate(e, m);
      const charge = multipliers[r] + stiffness[r] * (used[r] - this.problem.rows[r].bound);
      if (charge <= 0) continue;
      price += rate * charge;
      stiff += stiffness[r] * rate * rate;
    }
    const from = point[m];
    const move = (gain - price) / (bend + stiff);
    // Unsatisfiable rows have unbounded prices; the medium then stays unchanged.
    if (Number.isNaN(move)) return;
    const to = Math.min(hi, Math.max(lo, from + move));
    this.idle[m] = Number(to === from && Math.abs(gain - price) > 0.2 * price);
    if (to > lo && to < hi)
      for (let e = start[m]; e < start[m + 1]; e++) answer[row[e]] += this.rate(e, m) ** 2 / bend;
    if (Math.abs(to - from) < 1e-7 * hi) return;
    point[m] = to;
    state.shift(m, to - from);
    this.effort.spend(5 * (rowStart[m + 1] - rowStart[m]));
    for (let e = start[m]; e < start[m + 1]; e++) used[row[e]] += this.rate(e, m) * (to - from);
  }

  private recount(): void {
    const { start, row } = this.problem.byMedium;
    this.used.fill(0);
    for (let m = 0; m < this.point.length; m++)
      for (let e = start[m]; e < start[m + 1]; e++) this.used[row[e]] += this.rate(e, m) * this.point[m];
  }

  /** The full bound at the rounded current point, with the best prices found for it. */
  evaluate(smoothing: Smoothing): RelaxedBound {
    const { problem, domain, state, effort } = this;
    const point = this.point.map((v) => Math.round(v * 1e6) / 1e6);
    this.point.set(point);
    state.place(contactsOf(state.matrix, point), smoothing);
    this.placed = smoothing;
    effort.spend(problem.matrix.persons.length);
    const lines = linesOf(state, effort);
    const multipliers = polishMultipliers(problem, domain, lines, this.multipliers, 4);
    if (this.stiffness.every((s) => s === 0)) this.multipliers.set(multipliers);
    const constant = state.intercept();
    const bound = constant + lagrangianBound(problem, domain, lines, multipliers);
    return { bound, tangent: { point, multipliers, smoothing, lift: this.lift }, constant, lines, point };
  }
}
