import type { StepColumns } from './step-columns.ts';
import { TripleTable } from './triple-table.ts';

/**
 * Reduced costs of the triples a < b < c of a step. Those that no row names but moneyWithPair are in no table: they
 * cannot be positive.
 */
export class TripleCosts {
  /** Without the terms of moneyWithPair. */
  readonly table: TripleTable;
  /** By pair: multiplier of its moneyWithPair; empty where there is none. */
  private money = new Float64Array(0);
  /** Number of triple media, and by rank: place among them; -1 where it is none. */
  private readonly count: number;
  private readonly placeOf: Int32Array;
  /** By rank: price as a share of the budget. */
  private readonly share: Float64Array;

  constructor({ media, triples, part }: StepColumns) {
    this.table = new TripleTable(media.open.length);
    this.count = triples.length;
    this.placeOf = new Int32Array(media.open.length).fill(-1);
    triples.forEach((rank, place) => (this.placeOf[rank] = place));
    this.share = Float64Array.from(media.open, (place) => part.share[place]);
  }

  /** Pairs of triple media. */
  get pairCount(): number {
    return (this.count * (this.count - 1)) / 2;
  }

  /** Numbers kept for the triples, without those of pairs. */
  get size(): number {
    return 2 * this.table.places + this.money.length;
  }

  /** Number of a pair a < b of triple media; -1 where they are not. */
  pair(a: number, b: number): number {
    const [i, j] = [this.placeOf[a], this.placeOf[b]];
    return i < 0 || j < 0 ? -1 : (i * (2 * this.count - i - 1)) / 2 + (j - i - 1);
  }

  /** Sets the multiplier of moneyWithPair of a pair a < b. */
  addMoney(a: number, b: number, multiplier: number): void {
    const pair = this.pair(a, b);
    if (pair < 0) return;
    if (this.money.length === 0) this.money = new Float64Array(this.pairCount);
    this.money[pair] = multiplier;
  }

  /** Reduced cost of a triple of triple media. */
  cost(a: number, b: number, c: number): number {
    const place = this.table.find(a, b, c);
    const own = place < 0 ? 0 : this.table.at(place);
    return this.money.length === 0 ? own : own - this.moneyOf(a, b, c);
  }

  /** Sets the reduced cost of a triple in the table to 0. */
  clear(a: number, b: number, c: number): void {
    const money = this.money.length === 0 ? 0 : this.moneyOf(a, b, c);
    this.table.set(this.table.find(a, b, c), money);
  }

  /** What the rows moneyWithPair take from a triple's reduced cost. */
  private moneyOf(a: number, b: number, c: number): number {
    const { money, share } = this;
    return (
      money[this.pair(a, b)] * share[c] +
      money[this.pair(a, c)] * share[b] +
      money[this.pair(b, c)] * share[a]
    );
  }
}
