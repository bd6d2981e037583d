import { decay } from '../objective/decay.ts';
import { isConcave, responseAt, type ResponseCurve } from '../objective/curve.ts';
import type { ContactMatrix } from '../objective/contact-matrix.ts';
import type { Effort } from './effort.ts';

/** A plan with the persons' state it implies, so that a change costs one row of the matrix. */
export interface PlanState {
  readonly vehicles: Int32Array;
  /** Objective value of the plan. */
  value(): number;
  /** Change of the value if medium `m` had `to` vehicles instead of its current number. */
  gainTo(m: number, to: number): number;
  moveTo(m: number, to: number): void;
}

/** The state for the curve; `score` replaces the curve's own value (the concave surrogate for k >= 2). */
export function planState(
  matrix: ContactMatrix,
  curve: ResponseCurve,
  effort: Effort,
  score?: (t: number, person: number) => number,
): PlanState {
  if (score) return new CurveState(matrix, score, effort);
  if (curve.form === 'passage') return new PassageState(matrix, curve.k, effort);
  if (isConcave(curve) && curve.contactWeight === 0) return new ReachState(matrix, curve.reachWeight, effort);
  return new CurveState(matrix, (t) => responseAt(curve, t), effort);
}

/** 1 − e^(−x), by its series where that is exact to 1e-10 and much cheaper. */
function met(x: number): number {
  if (x < 0.0625 && x > -0.0625) return x * (1 - (x / 2) * (1 - (x / 3) * (1 - (x / 4) * (1 - x / 5))));
  return 1 - decay(x);
}

/** Removed contacts beyond which w·e^(−t) is too small to be restored accurately. */
const manyContacts = 30;

/** Reach 1+: keeps every person's contacts t and the weight not yet reached, w·e^(−t). */
class ReachState implements PlanState {
  readonly vehicles: Int32Array;
  private readonly contacts: Float64Array;
  private readonly unreached: Float64Array;
  private readonly total: number;
  private readonly matrix: ContactMatrix;
  private readonly worth: number;
  private readonly effort: Effort;

  constructor(matrix: ContactMatrix, worth: number, effort: Effort) {
    this.matrix = matrix;
    this.worth = worth;
    this.effort = effort;
    this.vehicles = new Int32Array(matrix.mediaCount);
    this.contacts = new Float64Array(matrix.personCount);
    this.unreached = matrix.weights.slice();
    this.total = matrix.weights.reduce((sum, w) => sum + w, 0);
  }

  value(): number {
    let missed = 0;
    for (let p = 0; p < this.unreached.length; p++) missed += this.unreached[p];
    return this.worth * (this.total - missed);
  }

  gainTo(m: number, to: number): number {
    const { rowStart, persons, amounts, scale, weights } = this.matrix;
    const { unreached, contacts } = this;
    const factor = (to - this.vehicles[m]) * scale[m];
    const end = rowStart[m + 1];
    let gain = 0;
    for (let e = rowStart[m]; e < end; e++) {
      const person = persons[e];
      const more = factor * amounts[e];
      gain +=
        more > -manyContacts
          ? unreached[person] * met(more)
          : unreached[person] - weights[person] * Math.exp(-contacts[person] - more);
    }
    this.effort.spend(end - rowStart[m]);
    return this.worth * gain;
  }

  moveTo(m: number, to: number): void {
    const { rowStart, persons, amounts, scale, weights } = this.matrix;
    const { unreached, contacts } = this;
    const factor = (to - this.vehicles[m]) * scale[m];
    this.vehicles[m] = to;
    if (factor === 0) return;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const person = persons[e];
      contacts[person] += factor * amounts[e];
      unreached[person] = weights[person] * decay(contacts[person]);
    }
    this.effort.spend(rowStart[m + 1] - rowStart[m]);
  }
}

/** Whole passages, with the person's weight as value from the k-th on. */
class PassageState implements PlanState {
  readonly vehicles: Int32Array;
  private readonly passages: Int32Array;
  private readonly matrix: ContactMatrix;
  private readonly k: number;
  private readonly effort: Effort;

  constructor(matrix: ContactMatrix, k: number, effort: Effort) {
    this.matrix = matrix;
    this.k = k;
    this.effort = effort;
    this.vehicles = new Int32Array(matrix.mediaCount);
    this.passages = new Int32Array(matrix.personCount);
  }

  value(): number {
    let sum = 0;
    for (let p = 0; p < this.passages.length; p++)
      if (this.passages[p] >= this.k) sum += this.matrix.weights[p];
    return sum;
  }

  gainTo(m: number, to: number): number {
    const { rowStart, persons, amounts, weights } = this.matrix;
    const { passages, k } = this;
    const units = to - this.vehicles[m];
    let gain = 0;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const person = persons[e];
      const now = passages[person];
      const then = now + units * amounts[e];
      if (now < k !== then < k) gain += now < k ? weights[person] : -weights[person];
    }
    this.effort.spend(rowStart[m + 1] - rowStart[m]);
    return gain;
  }

  moveTo(m: number, to: number): void {
    const { rowStart, persons, amounts } = this.matrix;
    const units = to - this.vehicles[m];
    this.vehicles[m] = to;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) this.passages[persons[e]] += units * amounts[e];
    this.effort.spend(rowStart[m + 1] - rowStart[m]);
  }
}

/** Any value function per person: keeps contacts and current value. */
class CurveState implements PlanState {
  readonly vehicles: Int32Array;
  private readonly contacts: Float64Array;
  private readonly present: Float64Array;
  private readonly matrix: ContactMatrix;
  private readonly score: (t: number, person: number) => number;
  private readonly effort: Effort;

  constructor(matrix: ContactMatrix, score: (t: number, person: number) => number, effort: Effort) {
    this.matrix = matrix;
    this.score = score;
    this.effort = effort;
    this.vehicles = new Int32Array(matrix.mediaCount);
    this.contacts = new Float64Array(matrix.personCount);
    this.present = this.contacts.map((t, p) => score(t, p));
  }

  value(): number {
    let sum = 0;
    for (let p = 0; p < this.present.length; p++) sum += this.matrix.weights[p] * this.present[p];
    return sum;
  }

  gainTo(m: number, to: number): number {
    const { rowStart, persons, amounts, scale, weights } = this.matrix;
    const { contacts, present, score } = this;
    const factor = (to - this.vehicles[m]) * scale[m];
    let gain = 0;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      gain += weights[p] * (score(contacts[p] + factor * amounts[e], p) - present[p]);
    }
    this.effort.spend(4 * (rowStart[m + 1] - rowStart[m]));
    return gain;
  }

  moveTo(m: number, to: number): void {
    const { rowStart, persons, amounts, scale } = this.matrix;
    const { contacts, present, score } = this;
    const factor = (to - this.vehicles[m]) * scale[m];
    this.vehicles[m] = to;
    if (factor === 0) return;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      const t = contacts[p] + factor * amounts[e];
      contacts[p] = t > 0 ? t : 0;
      present[p] = score(contacts[p], p);
    }
    this.effort.spend(4 * (rowStart[m + 1] - rowStart[m]));
  }
}
