import type { Effort } from '../../search/effort.ts';
import { Credits } from './credits.ts';
import { KnapsackTable } from './knapsack-table.ts';
import { Knapsack } from './knapsack.ts';
import { leaveOpen, type FieldSize, type OpenField } from './open-field.ts';

/** Share of the ceiling that counts as rounding error of a bound. */
const ROUNDING = 1e-11;
/** Times that a field is bounded, and the share of its media that must have been dropped before for a further time. */
const ROUNDS = 3;
const MANY = 0.2;

/**
 * Bounds the plans of a field, and drops media that no plan above a ceiling contains. The bound is what the plan is worth, what counts
 * as gained by every plan, and the most that the credits of whole media for the money sum to.
 */
export class FieldBound {
  private readonly effort: Effort;
  private readonly credits: Credits;
  private readonly knapsack: Knapsack;
  private readonly table: KnapsackTable;
  /** By medium of the field bounded last: the most that it gives to a plan. */
  private readonly worth: Float64Array;
  private readonly isKept: Uint8Array;
  private readonly bought: Float64Array;
  /** By person. */
  private readonly excess: Float64Array;
  private readonly sharesBefore: Float64Array;

  constructor(k: number, { media, persons }: FieldSize, effort: Effort) {
    this.effort = effort;
    this.credits = new Credits(k, media);
    this.knapsack = new Knapsack(media);
    this.table = new KnapsackTable(media);
    this.worth = new Float64Array(media);
    this.isKept = new Uint8Array(media);
    this.bought = new Float64Array(media);
    this.excess = new Float64Array(persons);
    this.sharesBefore = new Float64Array(persons);
  }

  /** Whether no plan of the field exceeds the ceiling. Otherwise media may have been dropped from it. */
  closes(field: OpenField, ceiling: number): boolean {
    const least = ceiling + ROUNDING * Math.abs(ceiling);
    for (let round = 0; round < ROUNDS; round++) {
      const whole = field.mediaCount;
      if (whole === 0 || this.closesByCredits(field, least)) return true;
      if (this.drop(field, least)) return true;
      if (field.mediaCount < whole) this.addUp(field);
      const before = field.mediaCount;
      this.effort.spend(this.credits.cap(field, this.knapsack, this.worth));
      if (this.drop(field, least)) return true;
      this.shareAnew(field, this.bound(field) - least, 1);
      if (before - field.mediaCount <= MANY * before) return false;
    }
    return false;
  }

  /** Credits of every medium by price, with full shares, the greatest first. */
  byFullCredit({ mediaCount, personCount, price, start, medium, passages, lacks, weight }: OpenField): {
    readonly order: number[];
    readonly credit: Float64Array;
  } {
    const credit = new Float64Array(mediaCount);
    for (let p = 0; p < personCount; p++) {
      const part = weight[p] / lacks[p];
      for (let e = start[p]; e < start[p + 1]; e++) credit[medium[e]] += part * passages[e];
    }
    this.effort.spend(start[personCount]);
    const rate = credit.map((sum, m) => (sum > 0 ? sum / price[m] : 0));
    const order = [...rate.keys()].sort((x, y) => (rate[x] === rate[y] ? x - y : rate[y] - rate[x]));
    return { order, credit };
  }

  /** Sums credits with the shares of the field and with better ones, of which the better are kept. */
  private closesByCredits(field: OpenField, ceiling: number): boolean {
    this.addUp(field);
    const first = this.bound(field);
    if (first <= ceiling) return true;
    const { personCount, share } = field;
    this.sharesBefore.set(share.subarray(0, personCount));
    this.shareAnew(field, first - ceiling, 0.4);
    this.addUp(field);
    const second = this.bound(field);
    if (second <= ceiling) return true;
    if (second > first) {
      share.set(this.sharesBefore.subarray(0, personCount));
      this.addUp(field);
    }
    return false;
  }

  private addUp(field: OpenField): void {
    const { credits, worth } = this;
    this.effort.spend(credits.sum(field));
    for (let m = 0; m < field.mediaCount; m++) worth[m] = credits.met[m] + credits.fresh[m];
  }

  /** The bound with fractions of media, which the knapsack then holds. */
  private bound({ value, gainedAnyway, price, mediaCount, money }: OpenField): number {
    return value + gainedAnyway + this.knapsack.mostOfFractions(this.worth, 0, price, mediaCount, money);
  }

  /** Whether the bound is at the ceiling or below. Otherwise drops the media with which it is. */
  private drop(field: OpenField, ceiling: number): boolean {
    const { knapsack, table, isKept, worth } = this;
    const { mediaCount, price, money } = field;
    const bound = this.bound(field);
    if (bound <= ceiling) return true;
    const base = field.value + field.gainedAnyway;
    this.effort.spend(table.fill(worth, price, mediaCount, money));
    if (base + table.at(money) <= ceiling) return true;
    const { moneyWorth } = knapsack;
    let kept = 0;
    for (let m = 0; m < mediaCount; m++) {
      const most = Math.min(
        bound - Math.max(0, moneyWorth * price[m] - worth[m]),
        base + worth[m] + table.at(money - price[m]),
      );
      isKept[m] = Number(most > ceiling);
      if (isKept[m] === 1) worth[kept++] = worth[m];
    }
    if (kept < mediaCount) {
      this.effort.spend(field.pairCount);
      leaveOpen(field, field, -1, isKept);
    }
    return kept === 0;
  }

  /**
   * Credits less of the people whom the media bought by the knapsack serve more than once, and more of those whom
   * they do not serve, by a step that would bring the bound down by a part of the excess if it were linear. Any
   * shares from 0 to 1 give a true bound.
   */
  private shareAnew(field: OpenField, tooMuch: number, part: number): void {
    const { knapsack, bought, excess } = this;
    const { mediaCount, personCount, weight, share, lacks, start, medium, passages } = field;
    bought.fill(0, 0, mediaCount);
    for (let i = 0; i < knapsack.size; i++)
      bought[knapsack.items[i]] = i === knapsack.size - 1 ? knapsack.lastShare : 1;
    let size = 0;
    for (let p = 0; p < personCount; p++) {
      let passed = 0;
      for (let e = start[p], end = start[p + 1]; e < end; e++) passed += bought[medium[e]] * passages[e];
      const over = passed / lacks[p] - 1;
      excess[p] = over < 0 ? (share[p] < 1 ? over : 0) : share[p] > 0 ? over : 0;
      size += weight[p] * excess[p] * excess[p];
    }
    this.effort.spend(field.pairCount);
    if (size === 0) return;
    const step = Math.min(1, (part * tooMuch) / size);
    for (let p = 0; p < personCount; p++)
      if (excess[p] !== 0) share[p] = Math.min(1, Math.max(0, share[p] - step * excess[p]));
  }
}
