import type { Exclusions } from './exclusions.ts';
import { NumberList } from './linear-program.ts';
import type { StepMedia, StepPersons } from './step-persons.ts';

/** Up to this number of media every triple has a column; above it, those that a plain person shares. */
export const ALL_TRIPLES_UP_TO = 120;

/** Columns of triples a < b < c in ascending order: a plan has all three media. */
export interface TripleColumns {
  /** Columns of the media. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly c: Int32Array;
  /** Columns of the pairs. */
  readonly ab: Int32Array;
  readonly ac: Int32Array;
  readonly bc: Int32Array;
  /** Triples whose first two media are the i-th pair: [start[i], start[i + 1]). */
  readonly start: Uint32Array;
  /** Whether every triple that exists has a column. */
  readonly isComplete: boolean;
  readonly byPair: TriplesByPair;
}

/** The triples of every pair: those of the i-th pair are at [start[i], start[i + 1]), ascending by the third medium. */
export interface TriplesByPair {
  readonly start: Uint32Array;
  /** Column of the third medium. */
  readonly third: Int32Array;
  /** Position among the triples. */
  readonly triple: Int32Array;
}

/** Where the pairs' columns are, and up to how many media every triple has a column. */
interface TripleSetting {
  readonly z: number;
  readonly pairCount: number;
  readonly allUpTo: number;
}

/** The first triple from `from` to `to`, all of one first pair, whose third medium is `third` or later. */
export function firstThird(c: Int32Array, from: number, to: number, third: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (c[middle] < third) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Position of the triple of the first two media, the pair-th pair, and a greater third medium, or -1. */
export function findTriple({ c, start }: TripleColumns, pair: number, third: number): number {
  const found = firstThird(c, start[pair], start[pair + 1], third);
  return found < start[pair + 1] && c[found] === third ? found : -1;
}

/** The triples that exist: their pairs exist, the budget buys them, they are not excluded. */
export function tripleColumns(
  media: StepMedia,
  persons: StepPersons,
  exclusions: Exclusions,
  pairAt: Int32Array,
  { z, pairCount, allUpTo }: TripleSetting,
): TripleColumns {
  const { inTriples, core, corePosition, price, budget } = media;
  const [a, b, c, ab, ac, bc] = Array.from({ length: 6 }, () => new NumberList());
  const start = new Uint32Array(pairCount + 1);
  const add = (x: number, y: number, w: number): void => {
    const row = corePosition[x] * core.length;
    const xy = pairAt[row + corePosition[y]];
    const xw = pairAt[row + corePosition[w]];
    const yw = pairAt[corePosition[y] * core.length + corePosition[w]];
    if (xy < 0 || xw < 0 || yw < 0 || price[x] + price[y] + price[w] > budget) return;
    if (exclusions.hasTriple(media.media[x], media.media[y], media.media[w])) return;
    a.push(x);
    b.push(y);
    c.push(w);
    ab.push(xy);
    ac.push(xw);
    bc.push(yw);
    start[xy - z + 1]++;
  };
  const isComplete = inTriples.length <= allUpTo;
  if (isComplete) everyTriple(inTriples, add);
  else sharedTriples(media, persons, add);
  for (let i = 0; i < pairCount; i++) start[i + 1] += start[i];
  const columns = { a: a.view(), b: b.view(), c: c.view(), ab: ab.view(), ac: ac.view(), bc: bc.view() };
  return { ...columns, start, isComplete, byPair: triplesByPair(columns, z, pairCount) };
}

type Triples = Pick<TripleColumns, 'a' | 'b' | 'c' | 'ab' | 'ac' | 'bc'>;

/** Ascending triples bring ascending third media to every pair. */
function triplesByPair({ a, b, c, ab, ac, bc }: Triples, z: number, pairCount: number): TriplesByPair {
  const start = new Uint32Array(pairCount + 1);
  for (const pairs of [ab, ac, bc]) for (const pair of pairs) start[pair - z + 1]++;
  for (let i = 0; i < pairCount; i++) start[i + 1] += start[i];
  const next = start.slice();
  const third = new Int32Array(3 * a.length);
  const triple = new Int32Array(3 * a.length);
  const add = (pair: number, medium: number, i: number): void => {
    const at = next[pair - z]++;
    third[at] = medium;
    triple[at] = i;
  };
  for (let i = 0; i < a.length; i++) {
    add(ab[i], c[i], i);
    add(ac[i], b[i], i);
    add(bc[i], a[i], i);
  }
  return { start, third, triple };
}

type Add = (a: number, b: number, c: number) => void;

function everyTriple(columns: Int32Array, add: Add): void {
  for (let i = 0; i < columns.length; i++)
    for (let j = i + 1; j < columns.length; j++)
      for (let h = j + 1; h < columns.length; h++) add(columns[i], columns[j], columns[h]);
}

/** Triples that at least one plain person shares, in ascending order. */
function sharedTriples({ inTriples, triplePosition }: StepMedia, persons: StepPersons, add: Add): void {
  const size = inTriples.length;
  const lists = plainLists(persons, triplePosition, size);
  const isFound = new Uint8Array(size * size);
  const found = new NumberList();
  for (let i = 0; i < size; i++) {
    found.clear();
    for (let at = lists.startOf[i]; at < lists.startOf[i + 1]; at++) {
      const first = lists.entry[at] + 1;
      const end = lists.end[lists.entry[at]];
      for (let e = first; e < end; e++) {
        for (let f = e + 1; f < end; f++) {
          const key = lists.position[e] * size + lists.position[f];
          if (isFound[key] > 0) continue;
          isFound[key] = 1;
          found.push(key);
        }
      }
    }
    for (const key of found.view().sort()) {
      isFound[key] = 0;
      add(inTriples[i], inTriples[Math.floor(key / size)], inTriples[key % size]);
    }
  }
}

/** The media in triples of plain persons with three or more of them, by person and by medium. */
function plainLists(
  { count, start, medium, isPlain, inTriples }: StepPersons,
  place: Int32Array,
  size: number,
) {
  const position = new NumberList();
  const end = new NumberList();
  const startOf = new Uint32Array(size + 1);
  for (let p = 0; p < count; p++) {
    if (isPlain[p] === 0 || inTriples[p] < 3) continue;
    const last = position.length + inTriples[p];
    for (let e = start[p]; e < start[p + 1]; e++) {
      const i = place[medium[e]];
      if (i < 0) continue;
      position.push(i);
      end.push(last);
      startOf[i + 1]++;
    }
  }
  for (let i = 0; i < size; i++) startOf[i + 1] += startOf[i];
  const next = startOf.slice();
  const entry = new Int32Array(position.length);
  const positions = position.view();
  positions.forEach((i, e) => (entry[next[i]++] = e));
  return { position: positions, end: end.view(), startOf, entry };
}
