import type { TermSink } from './term-sink.ts';
import type { StepColumns } from './step-columns.ts';
import { TripleCosts } from './triple-costs.ts';

/**
 * Reduced costs of a step's columns: objective less multipliers times rows. Every sum adds to `rounding` what its
 * rounding error is a share of (2^-53), times the most that the column can be.
 */
export class StepCosts implements TermSink {
  private readonly columns: StepColumns;
  /** By open medium, person, person, place among core media of persons, place of a pair, place of a column v. */
  readonly medium: Float64Array;
  readonly person: Float64Array;
  readonly outside: Float64Array;
  readonly share: Float64Array;
  readonly pair: Float64Array;
  readonly pairShare: Float64Array;
  readonly triples: TripleCosts;
  private readonly outsideSum: Float64Array;
  rounding = 0;
  /** Multiplier of the row whose terms follow. */
  multiplier = 0;

  constructor(columns: StepColumns) {
    const { part, media } = columns;
    const { persons } = part;
    this.columns = columns;
    this.medium = new Float64Array(part.media.length);
    this.person = persons.weight.map((weight, p) => (columns.dropped[p] === 0 ? weight : 0));
    this.outside = new Float64Array(persons.count);
    this.share = new Float64Array(columns.coreStart[persons.count]);
    this.pair = new Float64Array(media.pairCount);
    this.pairShare = new Float64Array(columns.pairShareStart[persons.count]);
    this.triples = new TripleCosts(columns);
    this.outsideSum = new Float64Array(persons.count);
    for (let p = 0; p < persons.count; p++)
      for (let i = columns.outsideStart[p]; i < columns.outsideStart[p + 1]; i++)
        this.outsideSum[p] += columns.outsideAmount[i];
  }

  /** A number less the multiplier times a coefficient; the product is exact. */
  private less(before: number, coefficient: number): number {
    const after = before - this.multiplier * coefficient;
    this.rounding += Math.abs(after);
    return after;
  }

  addMedium(a: number, coefficient: number): void {
    if (this.columns.inCore[a] === 0) return;
    const place = this.columns.media.open[a];
    this.medium[place] = this.less(this.medium[place], coefficient);
  }

  addPerson(p: number, coefficient: number): void {
    this.person[p] = this.less(this.person[p], coefficient);
  }

  addOutside(p: number, coefficient: number): void {
    if (!this.columns.hasOutside(p)) return;
    this.outside[p] -= this.multiplier * coefficient;
    this.rounding += Math.abs(this.outside[p]) * this.outsideSum[p];
  }

  addShare(place: number, coefficient: number): void {
    this.share[place] = this.less(this.share[place], coefficient);
  }

  addPair(a: number, b: number, coefficient: number): void {
    const place = this.columns.pairPlace(a, b);
    if (place >= 0) this.pair[place] = this.less(this.pair[place], coefficient);
  }

  addTriple(a: number, b: number, c: number, coefficient: number): void {
    const place = this.triplePlace(a, b, c);
    const { table } = this.triples;
    if (place >= 0) table.set(place, this.less(table.at(place), coefficient));
  }

  addPairShare(p: number, i: number, j: number, coefficient: number): void {
    const { columns } = this;
    const [from, count] = [columns.tripleStart[p], columns.tripleCount(p)];
    const a = columns.coreMedium[columns.triplePlace[from + i]];
    const b = columns.coreMedium[columns.triplePlace[from + j]];
    if (columns.pairPlace(a, b) < 0) return;
    const place = columns.pairShareStart[p] + (i * (2 * count - i - 1)) / 2 + (j - i - 1);
    this.pairShare[place] = this.less(this.pairShare[place], coefficient);
  }

  addMoneyOfTriples(a: number, b: number): void {
    this.triples.addMoney(a, b, this.multiplier);
  }

  /** Place of a triple a < b < c in the table; -1 where it has no column. */
  private triplePlace(a: number, b: number, c: number): number {
    const { columns } = this;
    const { table } = this.triples;
    const found = table.find(a, b, c);
    if (found >= 0) return table.isGone(found) ? -1 : found;
    if (columns.pairPlace(a, b) < 0 || columns.pairPlace(a, c) < 0 || columns.pairPlace(b, c) < 0) return -1;
    const isGone = !columns.areAffordable(a, b, c) || columns.excluded.hasTriple(a, b, c);
    const added = table.add(a, b, c, isGone);
    return isGone ? -1 : added;
  }
}
