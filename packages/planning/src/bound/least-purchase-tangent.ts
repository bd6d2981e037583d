import { firstStep, type Domain } from '../constraint/constraint-row.ts';
import type { ConcaveMajorant } from '../objective/concave-majorant.ts';
import { contactsOf, type ContactMatrix } from '../objective/contact-matrix.ts';
import { amountsByPerson, type AmountsByPerson } from '../objective/rows-by-person.ts';
import type { Effort } from '../search/effort.ts';
import type { MediumLines } from './lagrangian.ts';

/** Steps in which a level settles; each brings it to the next kink at least. */
const MOST_STEPS = 40;
/** A person whose purchases are all beyond the level keeps it. */
const FLAT = 1e-9;

/** What all media bring at most, and Σ of the tangents at no contacts. */
interface WholeLines {
  readonly lines: MediumLines;
  readonly intercept: number;
}

/**
 * Bound of a value where media are bought whole: {0} ∪ [first, ...]. Let F be the concave majorant of a person's value,
 * t* = low + d the person's level, L the tangent of F at t*. A purchase of u > d contacts alone is worth
 * F(low + u) − L(low), which is less than the tangent's F'(t*)·u; one of u <= d is worth F'(t*)·u. With these worths
 * the sum over media still lies above F for every plan, because F is concave. What a medium brings is then concave in
 * its number, and the line that touches it at its relaxed number has an intercept: a credit for using the medium at all.
 * Any level is valid; the best one meets d = Σ z·min(u, d), z the share of a purchase in the relaxed plan.
 */
export class LeastPurchaseTangent {
  private readonly matrix: ContactMatrix;
  private readonly majorant: ConcaveMajorant;
  private readonly domain: Domain;
  private readonly low: Float64Array;
  private readonly media: Uint32Array;
  private readonly rows: AmountsByPerson;
  /** Level of every person at the last point, where the next one's search begins. */
  private readonly level: Float64Array;
  /** Contacts and shares of one person's purchases. */
  private readonly contacts: Float64Array;
  private readonly shares: Float64Array;
  /** By position among the media: contacts of the whole purchase, and what of it is bought, per amount of the matrix. */
  private readonly purchase: Float64Array;
  private readonly bought: Float64Array;

  constructor(matrix: ContactMatrix, majorant: ConcaveMajorant, domain: Domain) {
    this.matrix = matrix;
    this.majorant = majorant;
    this.domain = domain;
    this.low = contactsOf(matrix, domain.lo);
    this.media = Uint32Array.from(domain.hi.keys()).filter((m) => domain.hi[m] > 0);
    this.rows = amountsByPerson(matrix, this.media);
    this.level = new Float64Array(matrix.personCount);
    const count = this.media.length;
    this.contacts = new Float64Array(count);
    this.shares = new Float64Array(count);
    this.purchase = new Float64Array(count);
    this.bought = new Float64Array(count);
  }

  /** What every medium brings at most, with the levels of a relaxed plan. */
  at(point: Float64Array, effort: Effort): WholeLines {
    const { matrix, majorant, domain, low, media, purchase, bought } = this;
    const { start, media: positions, amounts } = this.rows;
    media.forEach((m, i) => {
      // Media certain to be used count by units: their purchases have no contacts of their own.
      const units = domain.lo[m] > 0 ? 0 : Math.max(point[m], firstStep(domain, m));
      purchase[i] = units * matrix.scale[m];
      bought[i] = (point[m] - domain.lo[m]) * matrix.scale[m];
    });
    const gain = new Float64Array(media.length);
    const credit = new Float64Array(media.length);
    let intercept = 0;
    for (let p = 0; p < matrix.personCount; p++) {
      const weight = matrix.weights[p];
      const level = this.levelOf(p);
      const t = low[p] + level;
      majorant.touch(p, t);
      const slope = weight * majorant.slope;
      const foot = weight * majorant.height - slope * level;
      intercept += foot - slope * low[p];
      for (let e = start[p]; e < start[p + 1]; e++) {
        const i = positions[e];
        const u = purchase[i] * amounts[e];
        if (u <= level) {
          gain[i] += slope * amounts[e];
          continue;
        }
        majorant.touch(p, low[p] + u);
        const rise = weight * majorant.slope;
        gain[i] += rise * amounts[e];
        credit[i] += weight * majorant.height - foot - rise * u;
      }
    }
    effort.spend(2 * amounts.length);
    const lines = {
      gradient: new Float64Array(matrix.mediaCount),
      credit: new Float64Array(matrix.mediaCount),
    };
    media.forEach((m, i) => {
      lines.gradient[m] = gain[i] * matrix.scale[m];
      lines.credit[m] = credit[i];
    });
    return { lines, intercept };
  }

  /**
   * The greatest d with d <= Σ z·min(u, d), by Newton's method: the right side is concave in d, so the first step from
   * the last point's level leads to or beyond it, and those after it come down to it.
   */
  private levelOf(p: number): number {
    const { contacts, shares, purchase, bought } = this;
    const { start, media, amounts } = this.rows;
    let count = 0;
    let sure = 0;
    let all = 0;
    for (let e = start[p]; e < start[p + 1]; e++) {
      const i = media[e];
      if (bought[i] === 0) continue;
      const part = bought[i] * amounts[e];
      all += part;
      if (purchase[i] === 0) {
        sure += part;
        continue;
      }
      shares[count] = bought[i] / purchase[i];
      contacts[count++] = purchase[i] * amounts[e];
    }
    let level = this.level[p] > 0 ? Math.min(this.level[p], all) : all;
    for (let step = 0; step < MOST_STEPS; step++) {
      let within = sure;
      let give = 1;
      for (let i = 0; i < count; i++) {
        if (contacts[i] > level) give -= shares[i];
        else within += shares[i] * contacts[i];
      }
      const next = give > FLAT ? Math.min(all, within / give) : all;
      if (step > 0 && !(next < level * (1 - 1e-13))) break;
      level = next;
    }
    return (this.level[p] = Math.max(0, level));
  }
}
