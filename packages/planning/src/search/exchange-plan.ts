import { RowUse } from '../constraint/row-use.ts';
import type { ReachableRows } from './reachable-rows.ts';
import type { SelectionProblem } from './selection-problem.ts';

/** Exponent of the credit for n passages of k: of two of three it is 1, of one of three 0.3 of the share. */
const BENT = 1.74;
/** Distance from the best, in heats, beyond which a medium has no chance. */
const COLD = 30;

/** How an exchange judges media and plans, in value. */
export interface Exchange {
  /** Free media of the plan that go. */
  readonly drops: number;
  /** Loss that is accepted with a chance of 1 / e. */
  readonly heat: number;
  /** Value that a medium must bring per price. */
  readonly perPrice: number;
}

/**
 * A plan of media bought once or not at all that is changed by exchanges: random ones go, and others come in with
 * chances by their gains. Persons who lack passages count in part, which leads to plans that reach them; the gains
 * of all media are kept up to date. A plan that keeps every row keeps them after each exchange.
 */
export class ExchangePlan {
  /** Weight of the persons with at least k passages. */
  reached = 0;
  /** Person-medium pairs visited, to be counted by the caller. */
  pairs = 0;
  private readonly problem: SelectionProblem;
  private readonly rows: ReachableRows;
  private readonly use: RowUse;
  private readonly isIn: Uint8Array;
  /** Free media of the plan. */
  private readonly members: number[] = [];
  private readonly passages: Uint32Array;
  /** What q more passages bring to a person of weight 1 who has n, at n·(k + 1) + q. */
  private readonly steps: Float64Array;
  /** What each medium brings beside the plan, with persons who count in part. */
  private readonly gain: Float64Array;
  /** The sum of such gains over the moves since the last setting of the credit. */
  private gained = 0;
  /** By free medium: price, and whether rows beside the budget limit it. */
  private readonly price: Float64Array;
  private readonly isLimited: Uint8Array;
  private readonly fitting: Uint32Array;
  private readonly chance: Float64Array;

  /** @param vehicles a plan of the least or the most units of each medium */
  constructor(problem: SelectionProblem, rows: ReachableRows, vehicles: ArrayLike<number>) {
    const { matrix, domain, byMedium } = problem;
    const { free, k } = rows;
    this.problem = problem;
    this.rows = rows;
    this.use = new RowUse(problem.rows, byMedium);
    this.isIn = new Uint8Array(matrix.mediaCount);
    this.passages = rows.atLeast.slice();
    this.steps = new Float64Array((k + 1) ** 2);
    this.gain = new Float64Array(matrix.mediaCount);
    this.price = Float64Array.from(free, (m) => problem.price[m]);
    this.isLimited = Uint8Array.from(free, (m) => Number(byMedium.start[m + 1] - byMedium.start[m] > 1));
    this.fitting = new Uint32Array(free.length);
    this.chance = new Float64Array(free.length);
    domain.lo.forEach((least, m) => this.use.move(m, 0, least));
    for (const m of free) if (vehicles[m] > domain.lo[m]) this.enter(m);
    this.setCredit(0);
  }

  /** Units of every medium. */
  get vehicles(): Int32Array {
    const { lo, hi } = this.problem.domain;
    return lo.map((least, m) => (this.isIn[m] ? hi[m] : least));
  }

  /** Free media of the plan. */
  get size(): number {
    return this.members.length;
  }

  /** A person who lacks one passage counts by the share, one who lacks more by less; 0: only who is reached. */
  setCredit(share: number): void {
    const { steps, passages, gain } = this;
    const { k, ofPerson, media, counts } = this.rows;
    const { weights } = this.problem.matrix;
    const worth = (n: number) => (n >= k ? 1 : share * (n / (k - 1)) ** BENT);
    for (let n = 0; n <= k; n++)
      for (let q = 0; q <= k; q++) steps[n * (k + 1) + q] = worth(n + q) - worth(n);
    gain.fill(0);
    this.gained = 0;
    this.reached = 0;
    for (let p = 0; p < passages.length; p++) {
      if (passages[p] >= k) this.reached += weights[p];
      const from = Math.min(k, passages[p]) * (k + 1);
      for (let i = ofPerson[p]; i < ofPerson[p + 1]; i++)
        gain[media[i]] += weights[p] * steps[from + counts[i]];
    }
    this.pairs += media.length + passages.length;
  }

  /** Takes random media out and fills the room; undone when a row breaks, or by chance when the plan is worse. */
  exchange({ drops, heat, perPrice }: Exchange, random: () => number): void {
    const { members } = this;
    const before = this.gained;
    const out: number[] = [];
    while (out.length < drops && members.length > 0) {
      const at = Math.floor(random() * members.length);
      const m = members[at];
      members[at] = members[members.length - 1];
      members.pop();
      this.leave(m);
      out.push(m);
    }
    const kept = members.length;
    for (let m = this.draw(heat, perPrice, random); m >= 0; m = this.draw(heat, perPrice, random))
      this.enter(m);
    const change = this.gained - before;
    if (this.use.feasible && (change >= 0 || random() < Math.exp(change / heat))) return;
    while (members.length > kept) this.leave(members.pop() as number);
    for (const m of out) this.enter(m);
  }

  /** A free medium that every row allows, by chances of exp(gain / heat); -1 when there is none. */
  private draw(heat: number, perPrice: number, random: () => number): number {
    const { isIn, gain, use, price, isLimited, fitting, chance, problem } = this;
    const { free } = this.rows;
    const { lo, hi } = problem.domain;
    const left = problem.rows[problem.budgetRow].bound - use.used[problem.budgetRow];
    let count = 0;
    let most = -Infinity;
    for (let i = 0; i < free.length; i++) {
      const m = free[i];
      if (isIn[m] === 1 || price[i] > left) continue;
      if (isLimited[i] === 1 && !use.allows(m, lo[m], hi[m])) continue;
      const worth = gain[m] - perPrice * price[i];
      fitting[count] = m;
      chance[count++] = worth;
      if (worth > most) most = worth;
    }
    this.pairs += 2 * free.length;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const above = (chance[i] - most) / heat;
      if (above > -COLD) sum += Math.exp(above);
      chance[i] = sum;
    }
    const at = random() * sum;
    for (let i = 0; i < count; i++) if (chance[i] > at) return fitting[i];
    return -1;
  }

  private enter(m: number): void {
    const { lo, hi } = this.problem.domain;
    this.use.move(m, lo[m], hi[m]);
    this.isIn[m] = 1;
    this.members.push(m);
    this.gained += this.gain[m];
    this.shift(m, 1);
  }

  /** Takes a medium out; the caller has taken it off the members. */
  private leave(m: number): void {
    const { lo, hi } = this.problem.domain;
    this.use.move(m, hi[m], lo[m]);
    this.isIn[m] = 0;
    this.shift(m, -1);
    this.gained -= this.gain[m];
  }

  /** Adds or takes a medium's passages, and changes the gains of the media that the same persons pass. */
  private shift(m: number, sign: 1 | -1): void {
    const { passages, gain, steps } = this;
    const { k, ofMedium, persons, ofPerson, media, counts } = this.rows;
    const { weights } = this.problem.matrix;
    let visited = ofMedium[m + 1] - ofMedium[m];
    for (let e = ofMedium[m]; e < ofMedium[m + 1]; e++) {
      const p = persons[e];
      const was = passages[p];
      const now = was + sign * this.rows.passages[e];
      passages[p] = now;
      if (was >= k && now >= k) continue;
      const weight = weights[p];
      if (was >= k) this.reached -= weight;
      else if (now >= k) this.reached += weight;
      const from = Math.min(k, was) * (k + 1);
      const to = Math.min(k, now) * (k + 1);
      const end = ofPerson[p + 1];
      for (let i = ofPerson[p]; i < end; i++)
        gain[media[i]] += weight * (steps[to + counts[i]] - steps[from + counts[i]]);
      visited += end - ofPerson[p];
    }
    this.pairs += visited;
  }
}
