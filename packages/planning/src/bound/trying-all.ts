import { RowUse } from '../constraint/row-use.ts';
import type { Domain } from '../constraint/constraint-row.ts';
import { rowsByPerson, type RowsByPerson } from '../objective/rows-by-person.ts';
import type { Effort } from '../search/effort.ts';
import type { SelectionProblem } from '../search/selection-problem.ts';
import type { Incumbent } from './branch-and-bound.ts';
import { creditCaps } from './credit-caps.ts';

/** Share of the ceiling below which a medium's value counts as rounding error. */
const NOTHING = 1e-12;
/** Plans of more media than this are not enumerated. */
const MOST_MEDIA = 16;

/**
 * Enumerates plans of fixed units depth first, pruning those that cannot exceed a ceiling. A person who
 * lacks d passages credits a medium with min(n, d) / d of their weight; credits of people whom the plan has
 * not reached yet are capped (`creditCaps`), and the remaining money buys fractions at best.
 */
export class TryingAll {
  private readonly problem: SelectionProblem;
  private readonly k: number;
  private readonly domain: Domain;
  private readonly effort: Effort;
  private readonly rows: RowsByPerson;
  private readonly isOpen: Uint8Array;
  private readonly has: Float64Array;
  /** Credits of people reached, of people not reached, and of those whom the medium alone would bring to k. */
  private readonly met: Float64Array;
  private readonly fresh: Float64Array;
  private readonly full: Float64Array;
  private readonly caps: readonly Float64Array[];
  private readonly plan: Int32Array;
  private readonly cheapest: number;
  /** Media without value may be needed to meet a floor. */
  private readonly hasFloors: boolean;
  private value = 0;
  private ceiling = 0;
  private readonly incumbent: Incumbent;

  private constructor(
    problem: SelectionProblem,
    k: number,
    incumbent: Incumbent,
    effort: Effort,
    setting: { isOpen: Uint8Array; caps: readonly Float64Array[]; cheapest: number },
  ) {
    const { matrix, domain } = problem;
    this.problem = problem;
    this.k = k;
    this.domain = domain;
    this.effort = effort;
    this.incumbent = incumbent;
    this.isOpen = setting.isOpen;
    this.caps = setting.caps;
    this.cheapest = setting.cheapest;
    this.hasFloors = problem.rows.some((row) => row.bound < 0);
    this.rows = rowsByPerson(matrix);
    this.has = new Float64Array(matrix.personCount);
    this.met = new Float64Array(matrix.mediaCount);
    this.fresh = new Float64Array(matrix.mediaCount);
    this.full = new Float64Array(matrix.mediaCount);
    this.plan = new Int32Array(matrix.mediaCount);
    for (let p = 0; p < matrix.personCount; p++) if (this.isOpen[p]) this.credit(p, 1);
  }

  /** Null where plans are too many or too long to enumerate. */
  static of(problem: SelectionProblem, incumbent: Incumbent, effort: Effort): TryingAll | null {
    const { matrix, curve, domain, price, rows, budgetRow } = problem;
    if (curve.form !== 'passage') return null;
    const { k } = curve;
    let cheapest = Infinity;
    const all = new Float64Array(matrix.personCount);
    for (let m = 0; m < matrix.mediaCount; m++) {
      if (domain.hi[m] === 0) continue;
      cheapest = Math.min(cheapest, price[m]);
      for (let e = matrix.rowStart[m]; e < matrix.rowStart[m + 1]; e++)
        all[matrix.persons[e]] += matrix.amounts[e];
    }
    const most = Math.floor(rows[budgetRow].bound / cheapest);
    if (!(most >= 1 && most <= MOST_MEDIA)) return null;
    const isOpen = Uint8Array.from(all, (n, p) => Number(n >= k && matrix.weights[p] > 0));
    const caps = creditCaps(matrix, k, isOpen, most, effort);
    return caps && new TryingAll(problem, k, incumbent, effort, { isOpen, caps, cheapest });
  }

  /**
   * True when no plan exceeds the ceiling, or the incumbent, which is improved when a
   * better plan is found. False when the effort limit was reached first.
   */
  holds(ceiling: number): boolean {
    this.ceiling = Math.max(ceiling, this.incumbent.value);
    const { domain, problem } = this;
    const must = [...domain.lo.keys()].filter((m) => domain.lo[m] > 0);
    const free = [...domain.lo.keys()].filter((m) => domain.lo[m] === 0 && domain.hi[m] > 0);
    for (const m of must) this.move(m, 1);
    const left = problem.rows[problem.budgetRow].bound - must.reduce((sum, m) => sum + problem.price[m], 0);
    const done = left < 0 || this.visit(free, left);
    for (const m of must.toReversed()) this.move(m, -1);
    return done;
  }

  /** Visits all plans of the current media plus some candidates; false when the effort limit was reached first. */
  private visit(candidates: readonly number[], left: number): boolean {
    if (this.value > this.incumbent.value) this.offer();
    const most = Math.floor(left / this.cheapest);
    if (most === 0) return true;
    const { price } = this.problem;
    const cap = this.caps[Math.min(most, this.caps.length - 1)];
    const gain = (m: number) => (most === 1 ? this.full[m] : this.met[m] + Math.min(this.fresh[m], cap[m]));
    const list = candidates
      .filter((m) => price[m] <= left)
      .map((m) => {
        const worth = gain(m);
        return { m, worth, rate: most === 1 ? worth : worth / price[m] };
      })
      .filter(({ worth }) => this.hasFloors || worth > NOTHING * this.ceiling)
      .sort((x, y) => y.rate - x.rate || x.m - y.m);
    this.effort.spend(2 * candidates.length);
    const order = list.map(({ m }) => m);
    for (let i = 0; i < list.length; i++) {
      if (this.value + this.mostFrom(list, i, most, left) <= this.ceiling) return true;
      if (this.effort.exhausted) return false;
      const { m } = list[i];
      this.move(m, 1);
      const done = this.visit(order.slice(i + 1), left - price[m]);
      this.move(m, -1);
      if (!done) return false;
    }
    return true;
  }

  /** The fractional knapsack over the candidates from one on; a single candidate where only one can be bought. */
  private mostFrom(
    list: readonly { readonly m: number; readonly worth: number }[],
    from: number,
    most: number,
    left: number,
  ): number {
    if (most === 1) return list[from].worth;
    const { price } = this.problem;
    let money = left;
    let sum = 0;
    for (let i = from; i < list.length; i++) {
      const { m, worth } = list[i];
      if (price[m] > money) return sum + (worth * money) / price[m];
      sum += worth;
      money -= price[m];
    }
    return sum;
  }

  private offer(): void {
    const use = new RowUse(this.problem.rows, this.problem.byMedium);
    this.plan.forEach((v, m) => use.move(m, 0, v));
    if (!use.feasible) return;
    this.incumbent.value = this.value;
    this.incumbent.vehicles = this.plan.slice();
    this.ceiling = Math.max(this.ceiling, this.value);
  }

  private move(m: number, units: 1 | -1): void {
    const { rowStart, persons, amounts, weights } = this.problem.matrix;
    const { isOpen, has, k } = this;
    this.plan[m] += units;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      if (!isOpen[p]) continue;
      if (has[p] < k) this.credit(p, -1);
      else this.value -= weights[p];
      has[p] += units * amounts[e];
      if (has[p] < k) this.credit(p, 1);
      else this.value += weights[p];
    }
  }

  /** Adds (or subtracts) the credits that a person with missing passages gives to the media. */
  private credit(p: number, sign: 1 | -1): void {
    const { matrix } = this.problem;
    const { start, medium, pair } = this.rows;
    const lacks = this.k - this.has[p];
    const credits = this.has[p] > 0 ? this.met : this.fresh;
    const weight = sign * matrix.weights[p];
    for (let i = start[p]; i < start[p + 1]; i++) {
      const n = matrix.amounts[pair[i]];
      credits[medium[i]] += n >= lacks ? weight : (weight * n) / lacks;
      if (n >= lacks) this.full[medium[i]] += weight;
    }
    this.effort.spend(start[p + 1] - start[p]);
  }
}
