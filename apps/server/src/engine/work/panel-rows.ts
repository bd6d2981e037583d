import { noCell, outdoorShift, type Presence } from '../city-model.ts';

/** Cells met while reading, numbered in order of appearance. */
export class CellTable {
  private readonly numbers = new Map<bigint, number>();

  numberOf(cell: bigint): number {
    let number = this.numbers.get(cell);
    if (number === undefined) this.numbers.set(cell, (number = this.numbers.size));
    return number;
  }

  /** The number of a cell met before, or undefined. */
  known(cell: bigint): number | undefined {
    return this.numbers.get(cell);
  }

  get size(): number {
    return this.numbers.size;
  }

  get cells(): BigUint64Array {
    return BigUint64Array.from(this.numbers.keys());
  }
}

export interface PersonColumns {
  readonly weights: Float64Array;
  readonly strata: Uint16Array;
  readonly homeCell: Uint32Array;
  readonly workCell: Uint32Array;
  readonly labelStart: Uint32Array;
  readonly labels: Uint16Array;
}

/**
 * Persons from RowBinary rows (person u32, weight f64, stratum u16, home u64, work u64, labels Array(u16)),
 * which must come in order of person, 0 … n − 1.
 */
export function readPersons(bytes: Uint8Array, personCount: number, table: CellTable): PersonColumns {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const columns = {
    weights: new Float64Array(personCount),
    strata: new Uint16Array(personCount),
    homeCell: new Uint32Array(personCount),
    workCell: new Uint32Array(personCount),
    labelStart: new Uint32Array(personCount + 1),
  };
  const labels: number[] = [];
  let at = 0;
  for (let p = 0; p < personCount; p++) {
    if (view.getUint32(at, true) !== p) throw new Error(`panel person ${p} is missing`);
    columns.weights[p] = view.getFloat64(at + 4, true);
    columns.strata[p] = view.getUint16(at + 12, true);
    columns.homeCell[p] = table.numberOf(view.getBigUint64(at + 14, true));
    const work = view.getBigUint64(at + 22, true);
    columns.workCell[p] = work === 0n ? noCell : table.numberOf(work);
    at += 30;
    let count = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = view.getUint8(at++);
      count |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    for (let i = 0; i < count; i++, at += 2) labels.push(view.getUint16(at, true));
    columns.labelStart[p + 1] = labels.length;
  }
  if (at !== bytes.length) throw new Error('panel persons do not end where their rows end');
  return { ...columns, labels: Uint16Array.from(labels) };
}

export interface VisitColumns {
  readonly person: Uint32Array;
  readonly cell: Uint32Array;
  readonly hourOfWeek: Uint8Array;
  readonly minutes: Float32Array;
  readonly outdoors: Uint8Array;
}

const rowBytes = 4 + 8 + 1 + 1 + 4 + 1;

const daysOfMask = Uint8Array.from(
  { length: 256 },
  (_, mask) => (mask & 127).toString(2).replaceAll('0', '').length,
);

/** Rows of the fact store as columns, one a row. */
interface RowColumns {
  readonly person: Uint32Array;
  readonly cell: Uint32Array;
  readonly hour: Uint8Array;
  readonly dayMask: Uint8Array;
  readonly minutes: Float32Array;
  readonly outdoors: Uint8Array;
}

function readRows(bytes: Uint8Array, table: CellTable): RowColumns {
  if (bytes.length % rowBytes !== 0) throw new Error('panel visits do not end where their rows end');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length / rowBytes;
  const columns = {
    person: new Uint32Array(count),
    cell: new Uint32Array(count),
    hour: new Uint8Array(count),
    dayMask: new Uint8Array(count),
    minutes: new Float32Array(count),
    outdoors: new Uint8Array(count),
  };
  for (let row = 0, at = 0; row < count; row++, at += rowBytes) {
    columns.person[row] = view.getUint32(at, true);
    columns.cell[row] = table.numberOf(view.getBigUint64(at + 4, true));
    columns.hour[row] = view.getUint8(at + 12);
    columns.dayMask[row] = view.getUint8(at + 13) & 127;
    columns.minutes[row] = view.getFloat32(at + 14, true);
    columns.outdoors[row] = view.getUint8(at + 18) === 0 ? 0 : 1;
  }
  return columns;
}

/** Outdoor rows, one row out for each day of the mask. */
function outdoorVisits(rows: RowColumns): VisitColumns {
  let count = 0;
  rows.dayMask.forEach((mask, row) => (count += rows.outdoors[row] === 1 ? daysOfMask[mask]! : 0));
  const columns = {
    person: new Uint32Array(count),
    cell: new Uint32Array(count),
    hourOfWeek: new Uint8Array(count),
    minutes: new Float32Array(count),
    outdoors: new Uint8Array(count).fill(1),
  };
  let out = 0;
  for (let row = 0; row < rows.person.length; row++) {
    if (rows.outdoors[row] === 0) continue;
    for (let day = 0; day < 7; day++) {
      if (((rows.dayMask[row]! >> day) & 1) === 0) continue;
      columns.person[out] = rows.person[row]!;
      columns.cell[out] = rows.cell[row]!;
      columns.hourOfWeek[out] = day * 24 + rows.hour[row]!;
      columns.minutes[out++] = rows.minutes[row]!;
    }
  }
  return columns;
}

/** All rows sorted by cell; within a cell persons ascend. */
function presenceOf(rows: RowColumns, cellCount: number): Presence {
  const count = rows.person.length;
  const start = new Uint32Array(cellCount + 1);
  for (let row = 0; row < count; row++) start[rows.cell[row]! + 1] = start[rows.cell[row]! + 1]! + 1;
  for (let cell = 0; cell < cellCount; cell++) start[cell + 1] = start[cell + 1]! + start[cell]!;
  const next = start.slice();
  const sorted = {
    start,
    person: new Uint32Array(count),
    hour: new Uint8Array(count),
    dayMask: new Uint8Array(count),
    minutes: new Float32Array(count),
  };
  for (let row = 0; row < count; row++) {
    const cell = rows.cell[row]!;
    const at = next[cell]!;
    next[cell] = at + 1;
    sorted.person[at] = rows.person[row]!;
    sorted.hour[at] = rows.hour[row]! | (rows.outdoors[row]! << outdoorShift);
    sorted.dayMask[at] = rows.dayMask[row]!;
    sorted.minutes[at] = rows.minutes[row]!;
  }
  return sorted;
}

/**
 * Visits from RowBinary rows (person u32, cell u64, hour u8, day mask u8, minutes f32, outdoors u8; persons
 * ascending; bit 0 of the mask = Monday): the outdoor ones a day each, for contacts, and all of them by cell.
 */
export function readVisits(
  bytes: Uint8Array,
  table: CellTable,
): { outdoor: VisitColumns; presence: Presence } {
  const rows = readRows(bytes, table);
  return { outdoor: outdoorVisits(rows), presence: presenceOf(rows, table.size) };
}
