import type { JointRowKind } from '../../joint-proof.ts';
import { roundedUp } from './fraction.ts';
import { PersonRowTerms } from './person-row-terms.ts';
import { RowParts } from './row-parts.ts';
import type { StepColumns } from './step-columns.ts';
import { addAnyTriple, type TermSink } from './term-sink.ts';

/**
 * The terms of named rows. What exists only without the exclusions of earlier steps is no error: excluded columns have
 * no term, and rows that then say nothing are left out, which is true of every plan that matters.
 */
export class RowTerms {
  private readonly columns: StepColumns;
  private readonly sink: TermSink;
  private readonly parts: RowParts;
  private readonly ofPersons: PersonRowTerms;
  private count = 0;

  constructor(columns: StepColumns, sink: TermSink) {
    this.columns = columns;
    this.sink = sink;
    this.parts = new RowParts(columns);
    this.ofPersons = new PersonRowTerms(columns, sink, this.parts);
  }

  /** Terms visited, at least one a row. */
  get visited(): number {
    return this.count + this.ofPersons.visited;
  }

  /** @throws RangeError where there is no such row */
  add(kind: JointRowKind, key: readonly number[]): void {
    this.parts.kind = kind;
    this.parts.key = key;
    this.count++;
    const [i, j, k, l] = key;
    if (kind === 'moneyWithMedium') this.moneyWithMedium(this.parts.core(i));
    else if (kind === 'moneyWithPair') this.moneyWithPair(this.parts.triples(i), this.parts.triples(j));
    else if (kind === 'pairHasMedium') this.pairHasMedium(this.parts.core(i), this.parts.core(j));
    else if (kind === 'tripleHasPair')
      this.tripleHasPair(this.parts.triples(i), this.parts.triples(j), this.parts.triples(k));
    else if (kind === 'triangle') this.triangle(this.parts.core(i), this.parts.core(j), this.parts.core(k));
    else if (kind === 'triangleByTriple')
      this.triangleByTriple(this.parts.triples(i), this.parts.triples(j), this.parts.triples(k));
    else if (kind === 'triangleWithMedium' || kind === 'triangleWithPair')
      this.triangleOfTriples(
        this.parts.triples(i),
        this.parts.triples(j),
        this.parts.triples(k),
        this.parts.triples(l),
      );
    else this.ofPersons.add(this.parts.person(i), j, k);
  }

  private moneyWithMedium(a: number): void {
    const { core, part, media } = this.columns;
    for (const b of core) if (b !== a) this.sink.addPair(a, b, part.share[media.open[b]]);
    this.sink.addMedium(a, -part.rest[media.open[a]]);
    this.count += core.length;
  }

  private moneyWithPair(a: number, b: number): void {
    this.parts.pair(a, b);
    this.parts.ascending(a, b);
    const { budget } = this.columns.part;
    this.sink.addMoneyOfTriples(a, b);
    const rest = budget - this.columns.price(a) - this.columns.price(b);
    this.sink.addPair(a, b, budget > 0 ? -roundedUp(rest, budget) : 0);
  }

  private pairHasMedium(a: number, b: number): void {
    this.parts.pair(a, b);
    this.sink.addPair(a, b, 1);
    this.sink.addMedium(a, -1);
  }

  private tripleHasPair(a: number, b: number, c: number): void {
    this.parts.triple(a, b, c);
    this.parts.ascending(a, b);
    addAnyTriple(this.sink, a, b, c, 1);
    this.sink.addPair(a, b, -1);
  }

  private triangle(a: number, b: number, c: number): void {
    this.parts.ascending(b, c);
    this.parts.pair(a, b);
    this.parts.pair(a, c);
    this.sink.addPair(a, b, 1);
    this.sink.addPair(a, c, 1);
    this.sink.addMedium(a, -1);
    this.sink.addPair(b, c, -1);
  }

  private triangleByTriple(a: number, b: number, c: number): void {
    this.parts.ascending(b, c);
    this.parts.pair(a, b);
    this.parts.pair(a, c);
    this.sink.addPair(a, b, 1);
    this.sink.addPair(a, c, 1);
    this.sink.addMedium(a, -1);
    addAnyTriple(this.sink, a, b, c, -1);
  }

  /** Two triples that share the pair a, b, and c and d with the medium a or alone. */
  private triangleOfTriples(a: number, b: number, c: number, d: number): void {
    this.parts.ascending(c, d);
    this.parts.triple(a, b, c);
    this.parts.triple(a, b, d);
    addAnyTriple(this.sink, a, b, c, 1);
    addAnyTriple(this.sink, a, b, d, 1);
    this.sink.addPair(a, b, -1);
    if (this.parts.kind === 'triangleWithMedium') {
      addAnyTriple(this.sink, a, c, d, -1);
      return;
    }
    this.parts.ascending(a, b);
    this.sink.addPair(c, d, -1);
  }
}
