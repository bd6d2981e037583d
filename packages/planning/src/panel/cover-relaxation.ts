import type { Effort } from '../search/effort.ts';
import type { ContactIndex } from './contact-index.ts';
import type { CoverMarket } from './cover-greedy.ts';

/** Number of parts of a medium in a relaxed plan; integers keep all levels exact. */
export const LEVELS = 1024;

/** λ(s) = 1 / (1 + e^((s − knee) / width)) where s is the share of k passages. */
export interface CoverSmoothing {
  readonly knee: number;
  readonly width: number;
}

/** A relaxed plan (levels of each medium, 0 … LEVELS) with the corresponding price of money. */
export interface RelaxedCover {
  readonly levels: Int32Array;
  readonly price: number;
}

/** Money limits of a relaxed plan: a budget (or Infinity), and a minimum price. */
export interface CoverMoney {
  readonly budget: number;
  readonly minPrice: number;
}

const NOTHING = 1e-9;

/** A medium at rest this far from the price, as a share of it, is skipped by quick sweeps. */
export const CLEAR = 0.1;

/**
 * The concave relaxation: media in parts, people valued by the integral of λ. One medium at a time makes a damped
 * Newton step; the budget enters by an augmented Lagrangian whose stiffness is the inverse of
 * the plan's sensitivity to a price. `settle` sets the smoothing, `sweep` makes one pass over the media.
 */
export class CoverRelaxation {
  readonly levels: Int32Array;
  price: number;
  /** Cost of the relaxed plan. */
  spent = 0;
  private readonly index: ContactIndex;
  private readonly market: CoverMarket;
  private money: CoverMoney;
  /**
   * Two adjacent words per person, loaded with one memory access: Σ of the levels of their media
   * times the passages, and the weight.
   */
  private readonly met: Int32Array;
  private readonly weight: Float32Array;
  /** Distance from the price, as a share of it, at which each medium rested at a bound; 0 where it did not. */
  private readonly idle: Float32Array;
  private stiffness = 0;
  /** λ and its slope by a person's level, interleaved. */
  private curve = new Float32Array(2);

  constructor(index: ContactIndex, market: CoverMarket, money: CoverMoney, start: RelaxedCover) {
    this.index = index;
    this.market = market;
    this.money = money;
    this.levels = start.levels.slice();
    this.price = Math.max(money.minPrice, start.price);
    this.idle = new Float32Array(index.mediaCount);
    this.met = new Int32Array(2 * index.personCount);
    this.weight = new Float32Array(this.met.buffer);
    const levels = levelsMet(index, this.levels);
    for (let p = 0; p < levels.length; p++) {
      this.met[p << 1] = levels[p];
      this.weight[(p << 1) + 1] = index.weights[p];
    }
  }

  /** Σ of the levels of each person's media times the passages. */
  get levelsOfPersons(): Int32Array {
    const levels = new Int32Array(this.index.personCount);
    for (let p = 0; p < levels.length; p++) levels[p] = this.met[p << 1];
    return levels;
  }

  /** Tables of λ and its slope by a person's level. */
  settle({ knee, width }: CoverSmoothing): void {
    const { k } = this.market.terms;
    const size = Math.ceil((knee + width * Math.log(1 / NOTHING)) * k * LEVELS) + 1;
    this.curve = new Float32Array(2 * size + 2);
    for (let l = 0; l < size; l++) {
      const share = 1 / (1 + Math.exp((l / (LEVELS * k) - knee) / width));
      this.curve[2 * l] = share / k;
      this.curve[2 * l + 1] = (share * (1 - share)) / (width * k * k);
    }
  }

  /** The state that decides which media quick sweeps skip; can be copied from another relaxation of these media. */
  get resting(): Float32Array {
    return this.idle;
  }

  restAs(resting: Float32Array): void {
    this.idle.set(resting);
  }

  /** Changes the money from the next sweep on. */
  answerTo(money: CoverMoney): void {
    if (money.minPrice !== this.money.minPrice) this.idle.fill(0);
    this.money = money;
    this.price = Math.max(money.minPrice, money.budget < Infinity ? this.price : 0);
  }

  /** Price at the current cost of the relaxed plan: above the minimum only when the budget binds. */
  private priceNow(): number {
    const { budget, minPrice } = this.money;
    if (budget === Infinity) return minPrice;
    return Math.max(minPrice, this.price + this.stiffness * (this.spent - budget));
  }

  /**
   * One pass over the media, without those at rest farther than `clear` from the price (a share of it;
   * Infinity: all media). Returns the movement in money.
   */
  sweep(clear: number, effort: Effort): number {
    const { index, market, levels, idle } = this;
    const { allowed, terms } = market;
    const { rowStart } = index;
    this.spent = 0;
    for (let m = 0; m < levels.length; m++) this.spent += (terms.costs[m] * levels[m]) / LEVELS;
    let answer = 0;
    let moved = 0;
    for (let m = 0; m < levels.length; m++) {
      if (allowed[m] === 0 || terms.required?.[m] || idle[m] > clear) continue;
      const before = levels[m];
      const curvature = this.step(m);
      effort.spend(rowStart[m + 1] - rowStart[m]);
      if (levels[m] !== before) moved += (Math.abs(levels[m] - before) * terms.costs[m]) / LEVELS;
      if (levels[m] > 0 && levels[m] < LEVELS) answer += terms.costs[m] ** 2 / curvature;
      if ((m & 63) === 0 && effort.exhausted) break;
    }
    this.price = this.priceNow();
    if (answer > 0) this.stiffness = 1 / answer;
    return moved;
  }

  /** Moves one medium; returns the curvature of the value along it. */
  private step(m: number): number {
    const { index, met, weight, curve, market, money, levels } = this;
    const { rowStart, persons, amounts } = index;
    const cost = market.terms.costs[m];
    const last = (curve.length >> 1) - 1;
    const end = rowStart[m + 1];
    let gain = 0;
    let curvature = 0;
    // Shifts, since doubling a 32-bit integer would make the engine switch to floats.
    if (amounts) {
      for (let e = rowStart[m]; e < end; e++) {
        const p = persons[e] << 1;
        const l = Math.min(met[p], last) << 1;
        const a = amounts[e];
        const w = weight[p + 1] * a;
        gain += w * curve[l];
        curvature += w * a * curve[l + 1];
      }
    } else {
      for (let e = rowStart[m]; e < end; e++) {
        const p = persons[e] << 1;
        const l = Math.min(met[p], last) << 1;
        gain += weight[p + 1] * curve[l];
        curvature += weight[p + 1] * curve[l + 1];
      }
    }
    const price = this.priceNow();
    const charge = cost * price;
    const stiff = price > money.minPrice ? this.stiffness * cost * cost : 0;
    // The floor prevents jumps from end to end where the function is flat.
    curvature = Math.max(curvature, gain / 4, 1e-300);
    const from = levels[m];
    const wanted = from + ((gain - charge) / (curvature + stiff)) * LEVELS;
    const to = Math.round(Math.min(LEVELS, Math.max(0, wanted)));
    const still = to === from && (to === 0 || to === LEVELS);
    this.idle[m] = still ? Math.abs(gain - charge) / Math.max(charge, 1e-300) : 0;
    if (to === from) return curvature;
    levels[m] = to;
    this.spent += (cost * (to - from)) / LEVELS;
    const change = to - from;
    if (amounts) for (let e = rowStart[m]; e < end; e++) met[persons[e] << 1] += change * amounts[e];
    else for (let e = rowStart[m]; e < end; e++) met[persons[e] << 1] += change;
    return curvature;
  }
}

/** Σ of the levels of each person's media times the passages. */
export function levelsMet(index: ContactIndex, levels: Int32Array): Int32Array {
  const { rowStart, persons, amounts } = index;
  const met = new Int32Array(index.personCount);
  for (let m = 0; m < levels.length; m++) {
    const level = levels[m];
    if (level === 0) continue;
    const end = rowStart[m + 1];
    for (let e = rowStart[m]; e < end; e++) met[persons[e]] += amounts ? level * amounts[e] : level;
  }
  return met;
}
