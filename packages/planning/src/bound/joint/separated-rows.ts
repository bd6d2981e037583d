import { jointRowKeys } from '../../joint-proof.ts';
import { pairColumn, type StepColumns } from './columns.ts';
import type { Exclusions } from './exclusions.ts';
import { findTriple } from './triple-columns.ts';
import type { StepRows } from './step-rows.ts';

/** The kinds of rows that are too many to be in every step: those that a point violates are added. */
export const separatedKinds = [
  'triangle',
  'triangleByTriple',
  'triangleWithMedium',
  'triangleWithPair',
] as const;

export type SeparatedKind = (typeof separatedKinds)[number];

/** Keys of rows by kind, one after another in ascending order; media of the problem. */
export type SeparatedRows = Readonly<Record<SeparatedKind, Int32Array>>;

const none = new Int32Array(0);
export const noSeparatedRows: SeparatedRows = {
  triangle: none,
  triangleByTriple: none,
  triangleWithMedium: none,
  triangleWithPair: none,
};

/** Number of rows of all kinds. */
export function separatedCount(rows: SeparatedRows): number {
  return separatedKinds.reduce((sum, kind) => sum + rows[kind].length / jointRowKeys[kind], 0);
}

/** The triple is 0 in every plan that matters, so that it has no column. */
export const NO_TRIPLE = -1;
/** The triple exists, but the step has no column for it. */
export const NO_COLUMN = -2;

/** Column of the triple of three media (columns, all in triples, in any order), `NO_TRIPLE` or `NO_COLUMN`. */
export function tripleColumn(
  columns: StepColumns,
  exclusions: Exclusions,
  x: number,
  y: number,
  w: number,
): number {
  const a = Math.min(x, y, w);
  const c = Math.max(x, y, w);
  const b = x + y + w - a - c;
  const { triples, first, price, budget, media } = columns;
  const ab = pairColumn(columns, a, b);
  if (ab < 0) return NO_TRIPLE;
  const found = findTriple(triples, ab - first.z, c);
  if (found >= 0) return first.t + found;
  if (triples.isComplete || price[a] + price[b] + price[c] > budget) return NO_TRIPLE;
  if (pairColumn(columns, a, c) < 0 || pairColumn(columns, b, c) < 0) return NO_TRIPLE;
  return exclusions.hasTriple(media[a], media[b], media[c]) ? NO_TRIPLE : NO_COLUMN;
}

/** Writes the terms of a row of media (columns); false, with no term written, where the step has no such row. */
type Write = (rows: StepRows, columns: StepColumns, exclusions: Exclusions, key: Int32Array) => boolean;

/** What two triples of a pair, or two pairs of a medium, have in common more than once: one + two <= whole + both. */
function writeFour(rows: StepRows, one: number, two: number, whole: number, both: number): boolean {
  rows.term(one, 1);
  rows.term(two, 1);
  rows.term(whole, -1);
  rows.term(both, -1);
  return true;
}

const writeTriangle: Write = (rows, columns, _, [a, b, c]) => {
  const ab = pairColumn(columns, a, b);
  const ac = pairColumn(columns, a, c);
  return ab >= 0 && ac >= 0 && writeFour(rows, ab, ac, a, pairColumn(columns, b, c));
};

const areInTriples = ({ triplePosition }: StepColumns, key: Int32Array) =>
  key.every((x) => triplePosition[x] >= 0);

const writeTriangleByTriple: Write = (rows, columns, exclusions, key) => {
  const [a, b, c] = key;
  const ab = pairColumn(columns, a, b);
  const ac = pairColumn(columns, a, c);
  if (ab < 0 || ac < 0 || !areInTriples(columns, key)) return false;
  const abc = tripleColumn(columns, exclusions, a, b, c);
  return abc !== NO_COLUMN && writeFour(rows, ab, ac, a, abc);
};

const writeTriangleWithMedium: Write = (rows, columns, exclusions, key) => {
  if (!areInTriples(columns, key)) return false;
  const [a, b, c, d] = key;
  const abc = tripleColumn(columns, exclusions, a, b, c);
  const abd = tripleColumn(columns, exclusions, a, b, d);
  const acd = tripleColumn(columns, exclusions, a, c, d);
  if (abc < 0 || abd < 0 || acd === NO_COLUMN) return false;
  return writeFour(rows, abc, abd, pairColumn(columns, a, b), acd);
};

const writeTriangleWithPair: Write = (rows, columns, exclusions, key) => {
  if (!areInTriples(columns, key)) return false;
  const [a, b, c, d] = key;
  const abc = tripleColumn(columns, exclusions, a, b, c);
  const abd = tripleColumn(columns, exclusions, a, b, d);
  if (abc < 0 || abd < 0) return false;
  return writeFour(rows, abc, abd, pairColumn(columns, a, b), pairColumn(columns, c, d));
};

const writers: Readonly<Record<SeparatedKind, Write>> = {
  triangle: writeTriangle,
  triangleByTriple: writeTriangleByTriple,
  triangleWithMedium: writeTriangleWithMedium,
  triangleWithPair: writeTriangleWithPair,
};

/** Writes the separated rows that exist in the step. */
export function writeSeparatedRows(
  rows: StepRows,
  columns: StepColumns,
  exclusions: Exclusions,
  separated: SeparatedRows,
): void {
  for (const kind of separatedKinds) {
    const keys = separated[kind];
    const length = jointRowKeys[kind];
    const key = new Int32Array(length);
    rows.begin(kind);
    for (let i = 0; i < keys.length; i += length) {
      let isAllowed = true;
      for (let j = 0; j < length; j++) {
        key[j] = columns.columnOf[keys[i + j]];
        isAllowed &&= key[j] >= 0;
      }
      if (isAllowed && writers[kind](rows, columns, exclusions, key))
        rows.end(keys[i], keys[i + 1], keys[i + 2], keys[i + 3]);
    }
  }
}
