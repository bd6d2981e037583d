import type { Domain } from '../constraint/constraint-row.ts';
import type { ContactMatrix } from '../objective/contact-matrix.ts';
import { contactRange, type ContactRange } from '../objective/contact-range.ts';
import { rowsByPerson } from '../objective/rows-by-person.ts';
import type { SelectionProblem } from '../search/selection-problem.ts';

/**
 * Lifting: passages are discounted so that the others count for more. A person who lacks d passages has
 * Σ n·(1 − μ)·x >= d − Σ n·μ =: K in every plan that gives them d, for any 0 <= μ <= 1 with K > 0; a number
 * above K may be reduced to K. The μ follow from a point: near 1 for media whose share exceeds the person's level.
 */
export interface Lift {
  /** Units per medium, rounded to 1e-6. */
  readonly point: Float64Array;
  readonly sharpness: number;
}

/** Minimum level that media are compared with, so that μ is continuous where the level vanishes. */
const LEAST_LEVEL = 0.02;
/** Maximum share of a person's missing passages that may be discounted. */
const MOST_GIVEN = 0.9;
/** Above the rounding of single precision, so that rounded rows stay valid. */
const UP = 1 + 1e-6;

/** A covering problem in which every person needs one contact; it includes every allowed plan of the box. */
export interface LiftedPassages {
  readonly matrix: ContactMatrix;
  readonly range: ContactRange;
}

/** Rows of each person's missing passages in the box, lifted at a point or (null) not lifted. */
export function liftedPassages(
  problem: SelectionProblem,
  domain: Domain,
  k: number,
  lift: Lift | null,
): LiftedPassages {
  const { matrix, rows, budgetRow } = problem;
  const { low, high } = contactRange(matrix, domain, problem, rows[budgetRow].bound);
  const { start, medium, pair } = rowsByPerson(matrix);
  const { amounts, personCount } = matrix;
  const lifted = new Float32Array(amounts.length);
  const row = new PersonRow();
  for (let p = 0; p < personCount; p++) {
    const isSettled = low[p] > k - 0.5 || high[p] < k - 0.5;
    low[p] = isSettled ? low[p] : k - Math.round(k - low[p]);
    if (isSettled) continue;
    row.begin(k - low[p]);
    for (let i = start[p]; i < start[p + 1]; i++) {
      const m = medium[i];
      if (domain.hi[m] > domain.lo[m]) row.add(pair[i], amounts[pair[i]], lift ? lift.point[m] : 0);
    }
    row.write(lifted, lift ? lift.sharpness : 0);
  }
  for (let p = 0; p < personCount; p++) {
    low[p] = Number(low[p] > k - 0.5);
    high[p] = Number(high[p] > k - 0.5);
  }
  return { matrix: { ...matrix, amounts: lifted }, range: { low, high } };
}

/** The open media of one person with missing passages. */
class PersonRow {
  private need = 0;
  private size = 0;
  private readonly pair: number[] = [];
  private readonly count: number[] = [];
  private readonly units: number[] = [];
  private readonly given: number[] = [];

  begin(need: number): void {
    this.need = need;
    this.size = 0;
  }

  add(pair: number, count: number, units: number): void {
    this.pair[this.size] = pair;
    this.count[this.size] = Math.min(count, this.need);
    this.units[this.size++] = units;
  }

  /** Writes n·(1 − μ) / K, at most 1, rounded up. */
  write(lifted: Float32Array, sharpness: number): void {
    const { need, size, pair, count, given } = this;
    const rest = need - this.give(sharpness);
    for (let i = 0; i < size; i++) lifted[pair[i]] = Math.min(1, (count[i] * (1 - given[i])) / rest) * UP;
  }

  /** Sets the shares μ and returns Σ n·μ. */
  private give(sharpness: number): number {
    const { need, size, count, units, given } = this;
    const level = Math.max(LEAST_LEVEL, this.level());
    let sum = 0;
    for (let i = 0; i < size; i++) {
      const power = units[i] > 0 ? (units[i] / level) ** sharpness : 0;
      given[i] = power / (1 + power);
      sum += count[i] * given[i];
    }
    const most = MOST_GIVEN * need;
    if (sum <= most) return sum;
    for (let i = 0; i < size; i++) given[i] *= most / sum;
    return most;
  }

  /**
   * The share of the need that a fractional plan meets when no medium counts beyond that share: the greatest
   * y <= 1 with need·y <= Σ n·min(x, y), by Newton's method from 1 downwards.
   */
  private level(): number {
    const { need, size, count, units } = this;
    let level = 1;
    for (let step = 0; step < 60; step++) {
      let below = 0;
      let above = 0;
      for (let i = 0; i < size; i++) {
        if (units[i] > level) above += count[i];
        else below += count[i] * units[i];
      }
      if (above >= need) return level;
      const next = below / (need - above);
      if (next >= level - 1e-12) return level;
      level = next;
    }
    return level;
  }
}
