import { hasPairShares, type StepColumns } from './columns.ts';
import { firstThird } from './triple-columns.ts';

/** Position of i < j < h among the triples of a list. */
const tripleIndex = (i: number, j: number, h: number) => (h * (h - 1) * (h - 2)) / 6 + (j * (j - 1)) / 2 + i;

/** Number of triples of a list. */
const triplesAmong = (size: number) => (size * (size - 1) * (size - 2)) / 6;

/** The columns that one person's rows name, by positions among the person's media in triples. */
export class PersonTables {
  private readonly columns: StepColumns;
  /** Number of the person's media in triples. */
  size = 0;
  /** Columns of these media and the person's shares at them, ascending. */
  medium = new Int32Array(64);
  share = new Int32Array(64);
  /** Position among these media by the person's entry (from the first), or -1. */
  position = new Int32Array(64);
  /** Pairs and shares at pairs, i · size + j, symmetric; -1 where there is none. */
  pair = new Int32Array(64);
  pairShare = new Int32Array(64);
  private triple: Int32Array = new Int32Array(0);
  private allTriples: { start: Float64Array; columns: Int32Array } | null = null;

  constructor(columns: StepColumns) {
    this.columns = columns;
  }

  /** Fills the lists of media, the table of pairs and, for persons who have them, that of shares at pairs. */
  load(p: number): void {
    const { persons, triplePosition, shareOf } = this.columns;
    const { start, medium } = persons;
    const size = persons.inTriples[p];
    const entries = start[p + 1] - start[p];
    if (this.position.length < entries) {
      this.position = new Int32Array(2 * entries);
      this.medium = new Int32Array(2 * entries);
      this.share = new Int32Array(2 * entries);
    }
    let i = 0;
    for (let e = 0; e < entries; e++) {
      const x = medium[start[p] + e];
      const isIn = triplePosition[x] >= 0;
      this.position[e] = isIn ? i : -1;
      if (!isIn) continue;
      this.medium[i] = x;
      this.share[i++] = shareOf[start[p] + e];
    }
    this.size = size;
    this.loadPairs(p);
  }

  private loadPairs(p: number): void {
    const { persons, corePosition, core, pairs, pairShares, first } = this.columns;
    const { size } = this;
    if (this.pair.length < size * size) {
      this.pair = new Int32Array(2 * size * size);
      this.pairShare = new Int32Array(2 * size * size);
    }
    const hasShares = hasPairShares(persons, p);
    let v = first.v + pairShares.start[p];
    for (let i = 0; i < size; i++) {
      this.pair[i * size + i] = this.pairShare[i * size + i] = -1;
      const row = corePosition[this.medium[i]] * core.length;
      for (let j = i + 1; j < size; j++) {
        const z = pairs.at[row + corePosition[this.medium[j]]];
        this.pair[i * size + j] = this.pair[j * size + i] = z;
        this.pairShare[i * size + j] = this.pairShare[j * size + i] = hasShares && z >= 0 ? v++ : -1;
      }
    }
  }

  /** Triples of all persons, found when the first is loaded. */
  private findTriples(): { start: Float64Array; columns: Int32Array } {
    const { persons, triples, first } = this.columns;
    const start = new Float64Array(persons.count + 1);
    for (let p = 0; p < persons.count; p++)
      start[p + 1] = start[p] + (persons.isPlain[p] > 0 ? triplesAmong(persons.inTriples[p]) : 0);
    const columns = new Int32Array(start[persons.count]).fill(-1);
    for (let p = 0; p < persons.count; p++) {
      if (start[p + 1] === start[p]) continue;
      this.load(p);
      const { size, medium } = this;
      for (let i = 0; i < size; i++) {
        for (let j = i + 1; j < size; j++) {
          if (this.pair[i * size + j] < 0) continue;
          const pair = this.pair[i * size + j] - first.z;
          const end = triples.start[pair + 1];
          let from = triples.start[pair];
          for (let h = j + 1; h < size && from < end; h++) {
            from = firstThird(triples.c, from, end, medium[h]);
            if (from < end && triples.c[from] === medium[h])
              columns[start[p] + tripleIndex(i, j, h)] = first.t + from;
          }
        }
      }
    }
    return { start, columns };
  }

  /** Loads a plain person, with the triples for `tripleOf`. */
  loadTriples(p: number): void {
    this.allTriples ??= this.findTriples();
    this.load(p);
    const { start, columns } = this.allTriples;
    this.triple = columns.subarray(start[p], start[p + 1]);
  }

  /** Column of the triple of i and j < h, all different, or -1. */
  tripleOf(i: number, j: number, h: number): number {
    if (i < j) return this.triple[tripleIndex(i, j, h)];
    return this.triple[i < h ? tripleIndex(j, i, h) : tripleIndex(j, h, i)];
  }
}
