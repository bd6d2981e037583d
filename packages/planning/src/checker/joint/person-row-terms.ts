import type { JointRowKind } from '../../joint-proof.ts';
import { roundedDown, roundedUp } from './fraction.ts';
import { indexIn } from './index-in.ts';
import type { RowParts } from './row-parts.ts';
import type { StepColumns } from './step-columns.ts';
import { addAnyTriple, type TermSink } from './term-sink.ts';

/** Rows of a person and a medium of the core; all others are of media with triples. */
const rowsOfCore: ReadonlySet<JointRowKind> = new Set<JointRowKind>([
  'shareHasMedium',
  'shareOfReached',
  'needsBeside',
  'onceByPairs',
]);

/** The terms of rows that name a person. */
export class PersonRowTerms {
  /** Terms visited. */
  visited = 0;
  private readonly columns: StepColumns;
  private readonly sink: TermSink;
  private readonly parts: RowParts;

  constructor(columns: StepColumns, sink: TermSink, parts: RowParts) {
    this.columns = columns;
    this.sink = sink;
    this.parts = parts;
  }

  /** Rows that begin with a person; m and n are the numbers after it. */
  add(p: number, m: number, n: number): void {
    const { columns } = this;
    const { kind } = this.parts;
    if (kind === 'needs') {
      if (columns.dropped[p] === 0) this.needs(p);
      return;
    }
    const ofTriples = !rowsOfCore.has(kind);
    const a = ofTriples ? this.parts.triples(m) : this.parts.core(m);
    this.parts.require(this.parts.meets(p, a), `此人不遇到媒体 ${m}`);
    const isOfPair = kind !== 'onceByParabola' && kind !== 'onceByChord' && ofTriples;
    if (!isOfPair) {
      const place = this.placeIn(p, a);
      if (kind === 'shareHasMedium' || kind === 'shareOfReached') this.share(p, a, place);
      else if (kind === 'needsBeside') this.needsBeside(p, a, place);
      else if (kind === 'onceByPairs') this.onceByPairs(p, a, place);
      else if (kind === 'onceByParabola') this.onceByParabola(p, a, place, n);
      else this.onceByChord(p, a, place);
      return;
    }
    const b = this.parts.triples(n);
    this.parts.require(this.parts.meets(p, b), `此人不遇到媒体 ${n}`);
    this.parts.pair(a, b);
    if (kind !== 'pairShareWithinShare') this.parts.ascending(a, b);
    this.rowOfPairShare(p, a, b);
  }

  /** Place of a medium among the core media of persons; -1 where it or the person is excluded. */
  private placeIn(p: number, a: number): number {
    const { coreStart, coreMedium } = this.columns;
    const found = indexIn(coreMedium.subarray(coreStart[p], coreStart[p + 1]), a);
    return found < 0 ? -1 : coreStart[p] + found;
  }

  /** Index among the person's triple media of the place among the core media; -1 where it is none. */
  private tripleIndex(p: number, place: number): number {
    const { tripleStart, triplePlace } = this.columns;
    return indexIn(triplePlace.subarray(tripleStart[p], tripleStart[p + 1]), place);
  }

  private needs(p: number): void {
    const { columns, sink } = this;
    const need = columns.part.persons.need[p];
    sink.addPerson(p, need);
    for (let i = columns.coreStart[p]; i < columns.coreStart[p + 1]; i++)
      if (need === 1) sink.addMedium(columns.coreMedium[i], -1);
      else sink.addShare(i, -columns.coreAmount[i]);
    sink.addOutside(p, -1);
    this.visited += columns.coreCount(p);
  }

  private share(p: number, a: number, place: number): void {
    this.parts.require(this.columns.part.persons.need[p] >= 2, '此人只需一次接触');
    if (place < 0) return;
    this.sink.addShare(place, 1);
    if (this.parts.kind === 'shareHasMedium') this.sink.addMedium(a, -1);
    else this.sink.addPerson(p, -1);
  }

  private needsBeside(p: number, a: number, place: number): void {
    const { columns, sink } = this;
    const { persons } = columns.part;
    const own = indexIn(
      persons.medium.subarray(persons.start[p], persons.start[p + 1]),
      columns.media.open[a],
    );
    const more = persons.need[p] - persons.amount[persons.start[p] + own];
    this.parts.require(more >= 1, '此媒体单独即可满足此人');
    if (place < 0) return;
    sink.addShare(place, more);
    const at = columns.hasPairShares(p) ? this.tripleIndex(p, place) : -1;
    let next = 0;
    for (let i = columns.coreStart[p]; i < columns.coreStart[p + 1]; i++) {
      const b = columns.coreMedium[i];
      const other = columns.inTriples[b] === 0 ? -1 : next++;
      if (i === place) continue;
      const coefficient = -Math.min(columns.coreAmount[i], more);
      if (at < 0 || other < 0) sink.addPair(a, b, coefficient);
      else sink.addPairShare(p, Math.min(at, other), Math.max(at, other), coefficient);
    }
    sink.addOutside(p, -1);
    this.visited += columns.coreCount(p);
  }

  private onceByPairs(p: number, a: number, place: number): void {
    const { columns, sink } = this;
    const need = columns.part.persons.need[p];
    this.parts.require(need >= 2, '此人只需一次接触');
    if (columns.coreCount(p) <= need)
      this.parts.require(this.parts.listedCount(p, columns.listedCore) > need, '此人的 core 媒体不多于所需');
    if (place < 0) return;
    const most = columns.mostOfCore(p);
    const part = roundedDown(1, most);
    sink.addShare(place, 1);
    for (let i = columns.coreStart[p]; i < columns.coreStart[p + 1]; i++)
      if (i !== place) sink.addPair(a, columns.coreMedium[i], part);
    sink.addMedium(a, -roundedUp(most + need - 1, most));
    this.visited += columns.coreCount(p);
  }

  private onceByParabola(p: number, a: number, place: number, j: number): void {
    this.parts.require(j >= 3, '次数应不小于 3');
    const { columns } = this;
    if (columns.tripleCount(p) < j + 2)
      this.parts.require(
        this.parts.listedCount(p, columns.listedTriples) >= j + 2,
        '此人的 triples 媒体过少',
      );
    if (place < 0) return;
    this.parts.require(columns.plain[p] !== 0, '此人并非需要三个不同的媒体');
    const all = (j + 1) * (j + 2);
    this.sink.addShare(place, 1);
    this.sink.addMedium(a, -roundedUp(j + 6, j + 2));
    this.addOthers(p, a, place, roundedDown(2 * j + 3, all), -roundedUp(2, all));
  }

  private onceByChord(p: number, a: number, place: number): void {
    const { columns } = this;
    if (columns.tripleCount(p) <= 3)
      this.parts.require(this.parts.listedCount(p, columns.listedTriples) > 3, '此人的 triples 媒体过少');
    if (place < 0) return;
    this.parts.require(columns.plain[p] !== 0, '此人并非需要三个不同的媒体');
    const count = columns.tripleCount(p);
    this.parts.require(
      count === columns.coreCount(p) && !columns.hasOutside(p),
      '此人另有 triples 之外的媒体',
    );
    const pairs = count * (count - 1);
    this.sink.addShare(place, 1);
    this.addOthers(p, a, place, -roundedUp(count * count + 2, 2 * pairs), roundedDown(count + 2, pairs));
  }

  /** Terms of the pairs of a, and of its triples, with the other triple media of a person. */
  private addOthers(p: number, a: number, place: number, ofPair: number, ofTriple: number): void {
    const { coreMedium, triplePlace, tripleStart } = this.columns;
    const { sink } = this;
    const [from, to] = [tripleStart[p], tripleStart[p + 1]];
    for (let i = from; i < to; i++) {
      if (triplePlace[i] === place) continue;
      const b = coreMedium[triplePlace[i]];
      sink.addPair(a, b, ofPair);
      for (let j = i + 1; j < to; j++) {
        if (triplePlace[j] === place) continue;
        const c = coreMedium[triplePlace[j]];
        if (a < b) sink.addTriple(a, b, c, ofTriple);
        else if (a < c) sink.addTriple(b, a, c, ofTriple);
        else sink.addTriple(b, c, a, ofTriple);
      }
    }
    this.visited += ((to - from) * (to - from + 1)) / 2;
  }

  /** Rows with v_pab first: a and b in the order of the key. */
  private rowOfPairShare(p: number, a: number, b: number): void {
    const { columns, sink } = this;
    const { kind } = this.parts;
    const least = kind === 'onceGivenPair' ? 4 : 3;
    if (columns.tripleCount(p) < least)
      this.parts.require(
        this.parts.listedCount(p, columns.listedTriples) >= least,
        '此人的 triples 媒体过少',
      );
    const [placeA, placeB] = [this.placeIn(p, a), this.placeIn(p, b)];
    if (placeA < 0 || placeB < 0) return;
    this.parts.require(columns.plain[p] !== 0, '此人并非需要三个不同的媒体');
    if (columns.pairPlace(a, b) < 0 || !columns.hasPairShares(p)) return;
    const [i, j] = [this.tripleIndex(p, placeA), this.tripleIndex(p, placeB)];
    sink.addPairShare(p, Math.min(i, j), Math.max(i, j), 1);
    if (kind === 'pairShareHasPair') sink.addPair(a, b, -1);
    else if (kind === 'pairShareWithinShare') sink.addShare(placeA, -1);
    else if (kind === 'needsThird') this.addThirds(p, a, b);
    else this.addFurther(p, a, b);
  }

  private addThirds(p: number, a: number, b: number): void {
    const { columns, sink } = this;
    for (let i = columns.coreStart[p]; i < columns.coreStart[p + 1]; i++) {
      const c = columns.coreMedium[i];
      if (c === a || c === b) continue;
      if (columns.inTriples[c] === 0) sink.addPair(a, c, -1);
      else addAnyTriple(this.sink, a, b, c, -1);
    }
    sink.addOutside(p, -1);
    this.visited += columns.coreCount(p);
  }

  private addFurther(p: number, a: number, b: number): void {
    const { columns, sink } = this;
    const most = columns.mostOfTriples(p);
    const pairs = most * (most - 1);
    for (let i = columns.tripleStart[p]; i < columns.tripleStart[p + 1]; i++) {
      const c = columns.coreMedium[columns.triplePlace[i]];
      if (c !== a && c !== b) addAnyTriple(this.sink, a, b, c, roundedDown(most + 2, pairs));
    }
    sink.addPair(a, b, -roundedUp(pairs + most + 2, pairs));
    this.visited += columns.tripleCount(p);
  }
}
