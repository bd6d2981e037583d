import { firstStep, type Domain } from '../constraint/constraint-row.ts';
import { contactsOf, type ContactMatrix } from '../objective/contact-matrix.ts';
import { responseAt, type PoissonCurve } from '../objective/curve.ts';
import { poissonBelow } from '../objective/poisson-tail.ts';
import type { Effort } from '../search/effort.ts';
import type { MediumLines } from './lagrangian.ts';

/** Passes in which the levels settle; each takes every person to the next kink at least. */
const MOST_PASSES = 12;
/** A person whose purchases are all beyond the level keeps it. */
const FLAT = 1e-9;

/**
 * Majorants of a concave value where media are bought whole: {0} ∪ [first, ...]. Let t* = low + d be a person's level,
 * F the value, L the tangent of F at t*. A purchase of u > d contacts alone is worth F(low + u) − L(low), which is less
 * than the tangent's F'(t*)·u; one of u <= d is worth F'(t*)·u. With these worths the sum over media still lies
 * above F for every plan, because F is concave. What a medium brings is then concave in its number, and the line
 * that touches it at its relaxed number has an intercept: a credit for using the medium at all.
 * Any level is valid; the best one meets d = Σ z·min(u, d), z the share of a purchase in the relaxed plan.
 */
export class LeastPurchaseTangent {
  private readonly matrix: ContactMatrix;
  private readonly slope: Float64Array;
  private readonly curve: PoissonCurve;
  private readonly domain: Domain;
  /** First positive number of media that may be left out; 0 for media certain to be used, which count by units. */
  private readonly first: Int32Array;
  private readonly low: Float64Array;
  private readonly at: Float64Array;
  /** Level above low. */
  private readonly level: Float64Array;
  /** L(low) of every person. */
  private readonly foot: Float64Array;
  /** 1 − Σ z of the purchases beyond the level. */
  private readonly give: Float64Array;

  constructor(matrix: ContactMatrix, curve: PoissonCurve, domain: Domain) {
    this.matrix = matrix;
    this.curve = curve;
    this.domain = domain;
    const people = matrix.personCount;
    this.first = domain.lo.map((lo, m) => (lo > 0 ? 0 : firstStep(domain, m)));
    this.low = contactsOf(matrix, domain.lo);
    this.at = new Float64Array(matrix.mediaCount);
    this.slope = new Float64Array(people);
    this.level = new Float64Array(people);
    this.foot = new Float64Array(people);
    this.give = new Float64Array(people);
  }

  /** Sets the levels to those of a relaxed plan. */
  place(point: Float64Array): void {
    const { matrix, low, level } = this;
    const contacts = contactsOf(matrix, point);
    this.at.set(point);
    for (let p = 0; p < contacts.length; p++) level[p] = Math.max(0, contacts[p] - low[p]);
    const sure = contactsOf(
      matrix,
      point.map((v, m) => (this.first[m] > 0 ? 0 : v - this.domain.lo[m])),
    );
    const within = new Float64Array(level.length);
    for (let pass = 0; pass < MOST_PASSES; pass++) if (!this.approach(sure, within)) break;
    for (let p = 0; p < level.length; p++) this.refresh(p);
  }

  /** A step of Newton's method from above towards the greatest d with d <= Σ z·min(u, d); false once settled. */
  private approach(sure: Float64Array, within: Float64Array): boolean {
    const { level, give, first, at } = this;
    const { rowStart, persons, amounts, scale } = this.matrix;
    within.set(sure);
    give.fill(1);
    for (let m = 0; m < at.length; m++) {
      if (at[m] <= 0 || first[m] === 0) continue;
      const units = Math.max(at[m], first[m]);
      const share = at[m] / units;
      const factor = units * scale[m];
      for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
        const p = persons[e];
        const u = factor * amounts[e];
        if (u > level[p]) give[p] -= share;
        else within[p] += share * u;
      }
    }
    let moved = false;
    for (let p = 0; p < level.length; p++) {
      if (give[p] <= FLAT) continue;
      const to = within[p] / give[p];
      if (!(to < level[p] * (1 - 1e-13))) continue;
      level[p] = to;
      moved = true;
    }
    return moved;
  }

  private slopeAt(t: number): number {
    const { reachWeight, contactWeight, cap } = this.curve;
    const deep = contactWeight > 0 ? contactWeight * (cap > 0 ? poissonBelow(cap, t) : 1) : 0;
    return reachWeight * Math.exp(-t) + deep;
  }

  private refresh(p: number): void {
    const weight = this.matrix.weights[p];
    const t = this.low[p] + this.level[p];
    this.slope[p] = weight * this.slopeAt(t);
    this.foot[p] = weight * responseAt(this.curve, t) - this.slope[p] * this.level[p];
  }

  private line(m: number): readonly [gain: number, credit: number] {
    const { rowStart, persons, amounts, scale, weights } = this.matrix;
    const { level, low, foot, slope, curve } = this;
    const first = this.first[m];
    const units = Math.max(this.at[m], first);
    let gain = 0;
    let credit = 0;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      const each = scale[m] * amounts[e];
      const u = units * each;
      if (first === 0 || u <= level[p]) {
        gain += slope[p] * each;
        continue;
      }
      const t = low[p] + u;
      const rise = weights[p] * this.slopeAt(t);
      gain += rise * each;
      credit += weights[p] * responseAt(curve, t) - foot[p] - rise * u;
    }
    return [gain, credit];
  }

  /** What every medium brings at most. */
  lines(effort: Effort): MediumLines {
    const gradient = new Float64Array(this.matrix.mediaCount);
    const credit = new Float64Array(gradient.length);
    for (let m = 0; m < gradient.length; m++)
      if (this.domain.hi[m] > 0) [gradient[m], credit[m]] = this.line(m);
    effort.spend(2 * this.matrix.persons.length);
    return { gradient, credit };
  }

  /** Σ of the tangents at no contacts. */
  intercept(): number {
    let sum = 0;
    for (let p = 0; p < this.foot.length; p++) sum += this.foot[p] - this.slope[p] * this.low[p];
    return sum;
  }
}
