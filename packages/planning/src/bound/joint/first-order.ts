import { differencesFirst, type RowOrder } from './difference-rows.ts';
import type { LinearProgram } from './linear-program.ts';
import { stepSizes } from './step-sizes.ts';

/** A point of a linear program and multipliers of its rows. */
export interface Iterate {
  /** Per column. */
  readonly x: Float64Array;
  /** Per row, at least 0. */
  readonly multipliers: Float64Array;
}

/** Product of both step sizes and the squared norm of the scaled matrix, rooted; below 1 for convergence. */
const STEP = 0.99;
/** Restart rules: steps at least, residual relative to the first after a restart, share of all steps. */
const LEAST_STEPS = 10;
const MUCH_LESS = 0.2;
const LESS = 0.8;
const SHARE_OF_ALL = 0.36;

/**
 * Approximate solution of a linear program by the primal-dual hybrid gradient method: reflected, anchored (Halpern)
 * and restarted, with diagonal step sizes (`stepSizes`). Every iteration passes over the matrix once: a row is
 * multiplied by 2X⁺ − X, and only if its new multiplier is positive subtracted from the reduced costs c − Aᵀλ⁺;
 * those of the next λ, a linear combination, follow without the matrix. The matrix is read where it is, not copied;
 * besides it there are 7 numbers of 8 bytes per column and about 5 per row.
 * Rows that are differences of two columns are visited first: they need no coefficients.
 */
export class FirstOrder {
  private readonly program: LinearProgram;
  /** Per column: step size, X, anchor, reflection 2X⁺ − X; reduced costs at X, at the anchor and at X⁺. */
  private readonly stepX: Float64Array;
  private readonly x: Float64Array;
  private readonly anchorX: Float64Array;
  private readonly reflected: Float64Array;
  private readonly reduced: Float64Array;
  private readonly anchorReduced: Float64Array;
  private readonly nextReduced: Float64Array;
  private readonly order: RowOrder;
  /** Per row, as ordered: step size, λ, λ⁺, anchor; idle rows have 0 in the last three. */
  private readonly stepRow: Float64Array;
  private readonly multipliers: Float64Array;
  private readonly next: Float64Array;
  private readonly anchor: Float64Array;
  private readonly idle: Uint8Array;

  private steps = 0;
  private allSteps = 0;
  /** Weight of the reflected point against the anchor in the step that is still to be made. */
  private mix = 0.5;
  private firstResidual = Infinity;
  private lastResidual = Infinity;
  private visited = 0;

  /**
   * @param start where to begin; values are moved to the nearest ones allowed
   * @param primalWeight > 0; large for small steps in X and large ones in the multipliers
   */
  constructor(program: LinearProgram, start: Iterate, primalWeight: number) {
    const { columnCount, rowCount, upper } = program;
    this.program = program;
    this.order = differencesFirst(program);
    const { rows, columns } = stepSizes(program);
    for (let j = 0; j < columnCount; j++) columns[j] *= STEP / primalWeight;
    this.stepX = columns;
    this.stepRow = this.ordered(rows);
    for (let i = 0; i < rowCount; i++) this.stepRow[i] *= STEP * primalWeight;
    this.x = new Float64Array(columnCount);
    for (let j = 0; j < columnCount; j++) this.x[j] = Math.max(0, Math.min(upper[j], start.x[j]));
    const multipliers = start.multipliers.map((v) => Math.max(0, v));
    this.next = this.ordered(multipliers);
    this.reflected = this.x.slice();
    this.anchorX = new Float64Array(columnCount);
    this.nextReduced = reducedCosts(program, multipliers);
    this.reduced = new Float64Array(columnCount);
    this.anchorReduced = new Float64Array(columnCount);
    this.multipliers = new Float64Array(rowCount);
    this.anchor = new Float64Array(rowCount);
    this.idle = new Uint8Array(rowCount);
    this.restart();
  }

  /** Matrix entries that the iterations have read so far, for a limit of work that is the same on all machines. */
  get entriesVisited(): number {
    return this.visited;
  }

  /** Goes on by a number of iterations. */
  run(iterations: number): void {
    for (let n = 0; n < iterations; n++) {
      const residual = Math.sqrt(STEP * (this.stepColumns() + this.stepDifferences() + this.stepOtherRows()));
      this.allSteps++;
      if (this.steps === 0) this.firstResidual = residual;
      if (this.isDue(residual)) {
        this.restart();
        continue;
      }
      this.lastResidual = residual;
      this.mix = (this.steps + 1) / (this.steps + 2);
      this.steps++;
    }
  }

  /** The last X⁺ and λ⁺; new arrays. */
  point(): Iterate {
    const multipliers = new Float64Array(this.next.length);
    for (let i = 0; i < multipliers.length; i++) multipliers[this.order.rows[i]] = this.next[i];
    return { x: this.x.map((_, j) => this.nextX(j)), multipliers };
  }

  /** Objective of the last X⁺. */
  objective(): number {
    return this.program.objective.reduce((sum, c, j) => (c === 0 ? sum : sum + c * this.nextX(j)), 0);
  }

  /** Numbers per row in the order in which rows are visited. */
  private ordered(values: Float64Array): Float64Array {
    const { rows } = this.order;
    const result = new Float64Array(rows.length);
    for (let i = 0; i < rows.length; i++) result[i] = values[rows[i]];
    return result;
  }

  /** X⁺ from X and 2X⁺ − X. */
  private nextX(j: number): number {
    return Math.max(0, Math.min(this.program.upper[j], (this.x[j] + this.reflected[j]) / 2));
  }

  private isDue(residual: number): boolean {
    const { steps, firstResidual } = this;
    if (steps <= LEAST_STEPS) return false;
    if (residual <= MUCH_LESS * firstResidual || steps >= SHARE_OF_ALL * this.allSteps) return true;
    return residual <= LESS * firstResidual && residual > this.lastResidual;
  }

  /** Makes the last X⁺ and λ⁺ the point and the anchor. */
  private restart(): void {
    for (let j = 0; j < this.x.length; j++) this.x[j] = this.nextX(j);
    for (const copy of [this.anchorX, this.reflected]) copy.set(this.x);
    for (const copy of [this.reduced, this.anchorReduced]) copy.set(this.nextReduced);
    for (const copy of [this.multipliers, this.anchor]) copy.set(this.next);
    for (let i = 0; i < this.idle.length; i++) this.idle[i] = Number(this.next[i] === 0);
    this.steps = 0;
    this.lastResidual = Infinity;
  }

  /** Moves X and its reduced costs on, steps to X⁺; the squared length of the step, each column by its step size. */
  private stepColumns(): number {
    const { stepX, x, anchorX, reflected, reduced, anchorReduced, nextReduced, mix } = this;
    const { objective, upper } = this.program;
    const rest = 1 - mix;
    let length = 0;
    for (let j = 0; j < x.length; j++) {
      const from = mix * reflected[j] + rest * anchorX[j];
      const r = mix * (2 * nextReduced[j] - reduced[j]) + rest * anchorReduced[j];
      const size = stepX[j];
      let to = from + size * r;
      if (to > upper[j]) to = upper[j];
      if (to < 0) to = 0;
      x[j] = from;
      reduced[j] = r;
      nextReduced[j] = objective[j];
      reflected[j] = 2 * to - from;
      length += ((to - from) * (to - from)) / size;
    }
    return length;
  }

  /** Moves λ of the differences on, steps to λ⁺ and its reduced costs; length as in `stepOtherRows`. */
  private stepDifferences(): number {
    const { stepRow, multipliers, next, anchor, idle, reflected, nextReduced, mix } = this;
    const { pairs, differenceCount } = this.order;
    const rest = 1 - mix;
    let length = 0;
    for (let i = 0; i < differenceCount; i++) {
      const a = pairs[2 * i];
      const b = pairs[2 * i + 1];
      const excess = reflected[a] - reflected[b];
      if (idle[i] === 1 && excess <= 0) continue;
      const from = mix * (2 * next[i] - multipliers[i]) + rest * anchor[i];
      const size = stepRow[i];
      let to = from + size * excess;
      if (to > 0) {
        nextReduced[a] -= to;
        nextReduced[b] += to;
      } else to = 0;
      multipliers[i] = from;
      next[i] = to;
      idle[i] = 0;
      length += ((to - from) * (to - from)) / size;
    }
    this.visited += 2 * differenceCount;
    return length;
  }

  /** Moves λ of the other rows on alike; the squared length of the step, each row divided by its step size. */
  private stepOtherRows(): number {
    const { stepRow, multipliers, next, anchor, idle, reflected, nextReduced, mix } = this;
    const { start, column, value, limit } = this.program;
    const { rows, differenceCount } = this.order;
    const rest = 1 - mix;
    let length = 0;
    let visited = 0;
    for (let i = differenceCount; i < rows.length; i++) {
      const row = rows[i];
      // As Int32, in which the loops are faster.
      const begin = start[row] | 0;
      const end = start[row + 1] | 0;
      visited += end - begin;
      let excess = -limit[row];
      for (let e = begin; e < end; e++) excess += value[e] * reflected[column[e]];
      if (idle[i] === 1 && excess <= 0) continue;
      const from = mix * (2 * next[i] - multipliers[i]) + rest * anchor[i];
      const size = stepRow[i];
      let to = from + size * excess;
      if (to > 0) for (let e = begin; e < end; e++) nextReduced[column[e]] -= value[e] * to;
      else to = 0;
      multipliers[i] = from;
      next[i] = to;
      idle[i] = 0;
      length += ((to - from) * (to - from)) / size;
    }
    this.visited += visited;
    return length;
  }
}

/** c − Aᵀλ. */
function reducedCosts(program: LinearProgram, multipliers: Float64Array): Float64Array {
  const { start, column, value, objective } = program;
  const reduced = objective.slice();
  for (let i = 0; i < multipliers.length; i++) {
    const multiplier = multipliers[i];
    if (multiplier === 0) continue;
    for (let e = start[i] | 0, end = start[i + 1] | 0; e < end; e++)
      reduced[column[e]] -= value[e] * multiplier;
  }
  return reduced;
}
