import type { StepColumns } from './columns.ts';
import { forEachCommonKey } from './sorted-keys.ts';
import { stepRowKeys } from './step-rows.ts';
import type { StepModel } from './step-model.ts';

/** Where new columns start, as shares of the least of the columns that they are a part of. */
const NEW_PAIR = 0.5;
const NEW_TRIPLE = 0.7;
const NEW_PAIR_SHARE = 0.8;

/** The multipliers of the rows that a model shares with the one before, 0 for new rows. */
export function carriedMultipliers(from: StepModel, multipliers: Float64Array, to: StepModel): Float64Array {
  const carried = new Float64Array(to.program.rowCount);
  carried[0] = multipliers[0];
  const before = new Map(from.rows.map((block) => [block.kind, block]));
  for (const { kind, first, keys } of to.rows) {
    const known = before.get(kind);
    if (known === undefined || kind === 'budget') continue;
    forEachCommonKey(known.keys, keys, stepRowKeys[kind], (i, j) => {
      carried[first + j] = multipliers[known.first + i];
    });
  }
  return carried;
}

/** Columns of one kind by keys of media of the problem and names of persons, ascending. */
interface KeyedColumns {
  readonly first: number;
  readonly length: number;
  readonly keys: Int32Array;
}

type KeyNumber = (i: number) => number;

function keyed(first: number, count: number, ...numbers: readonly KeyNumber[]): KeyedColumns {
  const length = numbers.length;
  const keys = new Int32Array(count * length);
  numbers.forEach((numberOf, h) => {
    for (let i = 0; i < count; i++) keys[i * length + h] = numberOf(i);
  });
  return { first, length, keys };
}

/** The columns of each kind, in the order x, y, s, e, z, t, v. */
function keyedColumns(columns: StepColumns): KeyedColumns[] {
  const { media, first, persons, outside, shareMedium, sharePerson, pairs, triples, pairShares } = columns;
  const { start, pair } = pairShares;
  const person = new Int32Array(pair.length);
  for (let p = 0; p < persons.count; p++) person.fill(persons.name[p], start[p], start[p + 1]);
  const nameOfShare: KeyNumber = (i) => persons.name[sharePerson[i] - first.y];
  return [
    keyed(0, media.length, (i) => media[i]),
    keyed(first.y, persons.count, (i) => persons.name[i]),
    keyed(first.s, outside.length, (i) => persons.name[outside[i]]),
    keyed(first.e, shareMedium.length, nameOfShare, (i) => media[shareMedium[i]]),
    keyed(
      first.z,
      pairs.a.length,
      (i) => media[pairs.a[i]],
      (i) => media[pairs.b[i]],
    ),
    keyed(
      first.t,
      triples.a.length,
      (i) => media[triples.a[i]],
      (i) => media[triples.b[i]],
      (i) => media[triples.c[i]],
    ),
    keyed(
      first.v,
      pair.length,
      (i) => person[i],
      (i) => media[pairs.a[pair[i] - first.z]],
      (i) => media[pairs.b[pair[i] - first.z]],
    ),
  ];
}

/** The point of the model before, for the columns that both have; new columns follow from those they are a part of. */
export function carriedPoint(from: StepModel, point: Float64Array, to: StepModel): Float64Array {
  const { columns } = to;
  const carried = new Float64Array(columns.count).fill(-1);
  const before = keyedColumns(from.columns);
  keyedColumns(columns).forEach(({ first, length, keys }, kind) => {
    forEachCommonKey(before[kind].keys, keys, length, (i, j) => {
      carried[first + j] = point[before[kind].first + i];
    });
  });
  const { first } = columns;
  for (let j = 0; j < first.s; j++) carried[j] = Math.max(0, carried[j]);
  fillOutside(columns, carried);
  fillNew(columns, carried);
  return carried;
}

/** Passages outside the core by definition: the core may have changed. */
function fillOutside({ outside, outsideOf, persons, corePosition }: StepColumns, point: Float64Array): void {
  const { start, medium, amount } = persons;
  for (const p of outside) {
    let sum = 0;
    for (let e = start[p]; e < start[p + 1]; e++)
      if (corePosition[medium[e]] < 0) sum += amount[e] * point[medium[e]];
    point[outsideOf[p]] = sum;
  }
}

function fillNew(columns: StepColumns, point: Float64Array): void {
  const { first, shareMedium, sharePerson, pairs, triples, pairShares } = columns;
  for (let i = 0; i < shareMedium.length; i++)
    if (point[first.e + i] < 0) point[first.e + i] = Math.min(point[shareMedium[i]], point[sharePerson[i]]);
  for (let i = 0; i < pairs.a.length; i++)
    if (point[first.z + i] < 0)
      point[first.z + i] = NEW_PAIR * Math.min(point[pairs.a[i]], point[pairs.b[i]]);
  for (let i = 0; i < triples.a.length; i++) {
    if (point[first.t + i] >= 0) continue;
    const least = Math.min(point[triples.ab[i]], point[triples.ac[i]], point[triples.bc[i]]);
    point[first.t + i] = NEW_TRIPLE * least;
  }
  const { pair, shareA, shareB } = pairShares;
  for (let i = 0; i < pair.length; i++) {
    if (point[first.v + i] >= 0) continue;
    const least = Math.min(point[pair[i]], point[shareA[i]], point[shareB[i]]);
    point[first.v + i] = NEW_PAIR_SHARE * least;
  }
}
