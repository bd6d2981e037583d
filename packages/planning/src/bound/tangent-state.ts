import { isConcave, type PoissonCurve, type ResponseCurve } from '../objective/curve.ts';
import { ConcaveMajorant } from '../objective/concave-majorant.ts';
import { decay } from '../objective/decay.ts';
import { poissonMass } from '../objective/poisson-tail.ts';
import type { ContactMatrix } from '../objective/contact-matrix.ts';
import type { ContactRange } from '../objective/contact-range.ts';

/** Smoothing of the 0/1 value of passages: λ = 1 / (1 + e^((s − knee) / width)), s = share of the need met. */
export interface Smoothing {
  readonly knee: number;
  readonly width: number;
}

/**
 * A concave majorant of every person's value at a point of contacts t.
 * Bounds are built from its tangent there, value(t') <= intercept + slope·t'.
 */
export interface TangentState {
  /** Contacts in the units of this majorant. */
  readonly matrix: ContactMatrix;
  /** Objective weight times slope of the tangent, per person. */
  readonly slope: Float64Array;
  /** Objective weight times minus the second derivative, per person; may be the slope array itself. */
  readonly curvature: Float64Array;
  /** Sets the contacts of all persons and, for passages, the smoothing. */
  place(contacts: Float64Array, smoothing: Smoothing): void;
  /** Moves medium m by a (fractional) number of units. */
  shift(m: number, units: number): void;
  /** Σ of weight times intercept of the tangents. */
  intercept(): number;
}

/** A contact range per person is needed by curves that are not concave (k >= 2) and by passages. */
export function needsContactRange(curve: ResponseCurve): boolean {
  return curve.form === 'passage' || !isConcave(curve);
}

/** The majorant for the curve. */
export function tangentState(
  matrix: ContactMatrix,
  curve: ResponseCurve,
  range: ContactRange | null,
): TangentState {
  if (curve.form === 'passage') return new PassageTangent(matrix, curve.k, range as ContactRange);
  if (isConcave(curve) && curve.contactWeight === 0) return new ReachTangent(matrix, curve.reachWeight);
  return new CurveTangent(matrix, curve, range);
}

class ReachTangent implements TangentState {
  readonly slope: Float64Array;
  readonly curvature: Float64Array;
  private readonly contacts: Float64Array;
  readonly matrix: ContactMatrix;
  private readonly worth: number;

  constructor(matrix: ContactMatrix, worth: number) {
    this.matrix = matrix;
    this.worth = worth;
    this.contacts = new Float64Array(matrix.personCount);
    this.slope = new Float64Array(matrix.personCount);
    this.curvature = this.slope;
  }

  place(contacts: Float64Array): void {
    this.contacts.set(contacts);
    const { weights } = this.matrix;
    for (let p = 0; p < contacts.length; p++) this.slope[p] = this.worth * weights[p] * decay(contacts[p]);
  }

  shift(m: number, units: number): void {
    const { rowStart, persons, amounts, scale, weights } = this.matrix;
    const { contacts, slope, worth } = this;
    const factor = units * scale[m];
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      const t = contacts[p] + factor * amounts[e];
      contacts[p] = t > 0 ? t : 0;
      slope[p] = worth * weights[p] * decay(contacts[p]);
    }
  }

  intercept(): number {
    let sum = 0;
    for (let p = 0; p < this.contacts.length; p++)
      sum += this.worth * this.matrix.weights[p] - this.slope[p] * (1 + this.contacts[p]);
    return sum;
  }
}

class CurveTangent implements TangentState {
  readonly slope: Float64Array;
  readonly curvature: Float64Array;
  private readonly contacts: Float64Array;
  readonly matrix: ContactMatrix;
  private readonly curve: PoissonCurve;
  private readonly majorant: ConcaveMajorant;

  constructor(matrix: ContactMatrix, curve: PoissonCurve, range: ContactRange | null) {
    this.matrix = matrix;
    this.curve = curve;
    this.majorant = new ConcaveMajorant(curve, range);
    const people = matrix.personCount;
    this.contacts = new Float64Array(people);
    this.slope = new Float64Array(people);
    this.curvature = new Float64Array(people);
  }

  private refresh(p: number): void {
    const { majorant } = this;
    const { reachWeight, k, contactWeight, cap } = this.curve;
    const t = this.contacts[p];
    let bend = contactWeight > 0 && cap > 0 ? contactWeight * poissonMass(cap - 1, t) : 0;
    if (reachWeight > 0 && !majorant.isOnLine(p, t)) {
      const mass = poissonMass(k - 1, t);
      bend += reachWeight * Math.max(0, k === 1 ? mass : mass - poissonMass(k - 2, t));
    }
    this.slope[p] = this.matrix.weights[p] * majorant.slopeAt(p, t);
    this.curvature[p] = this.matrix.weights[p] * bend;
  }

  place(contacts: Float64Array): void {
    this.contacts.set(contacts);
    for (let p = 0; p < contacts.length; p++) this.refresh(p);
  }

  shift(m: number, units: number): void {
    const { rowStart, persons, amounts, scale } = this.matrix;
    const { contacts } = this;
    const factor = units * scale[m];
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      const t = contacts[p] + factor * amounts[e];
      contacts[p] = t > 0 ? t : 0;
      this.refresh(p);
    }
  }

  intercept(): number {
    const { majorant, contacts } = this;
    let sum = 0;
    for (let p = 0; p < contacts.length; p++)
      sum += this.matrix.weights[p] * majorant.heightAt(p, contacts[p]) - this.slope[p] * contacts[p];
    return sum;
  }
}

/**
 * Passages: value <= (1 − λ) + λ·(t − low) / (k − low) for any λ in [0, 1], where low < k <= high;
 * the value is 0 for a person who cannot reach k, and 1 for one who always does.
 */
class PassageTangent implements TangentState {
  readonly slope: Float64Array;
  readonly curvature: Float64Array;
  private readonly contacts: Float64Array;
  readonly matrix: ContactMatrix;
  private readonly k: number;
  private readonly range: ContactRange;
  private smoothing: Smoothing = { knee: 1, width: 0.1 };

  constructor(matrix: ContactMatrix, k: number, range: ContactRange) {
    this.matrix = matrix;
    this.k = k;
    this.range = range;
    this.contacts = new Float64Array(matrix.personCount);
    this.slope = new Float64Array(matrix.personCount);
    this.curvature = new Float64Array(matrix.personCount);
  }

  private refresh(p: number): void {
    const low = this.range.low[p];
    const need = this.k - low;
    if (need < 0.5 || this.range.high[p] < this.k - 0.5) return;
    const { knee, width } = this.smoothing;
    const multiplier = 1 / (1 + Math.exp(((this.contacts[p] - low) / need - knee) / width));
    this.slope[p] = (this.matrix.weights[p] * multiplier) / need;
    this.curvature[p] = (this.slope[p] * (1 - multiplier)) / (width * need);
  }

  place(contacts: Float64Array, smoothing: Smoothing): void {
    this.smoothing = smoothing;
    this.contacts.set(contacts);
    for (let p = 0; p < contacts.length; p++) this.refresh(p);
  }

  shift(m: number, units: number): void {
    const { rowStart, persons, amounts, scale } = this.matrix;
    const factor = units * scale[m];
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      this.contacts[persons[e]] += factor * amounts[e];
      this.refresh(persons[e]);
    }
  }

  intercept(): number {
    const { low, high } = this.range;
    let sum = 0;
    for (let p = 0; p < this.contacts.length; p++) {
      const need = this.k - low[p];
      if (need < 0.5) sum += this.matrix.weights[p];
      else if (high[p] >= this.k - 0.5) sum += this.matrix.weights[p] - this.slope[p] * (need + low[p]);
    }
    return sum;
  }
}
