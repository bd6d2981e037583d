import type { Visits } from '@ooh/measurement/visit-index';
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

const rowBytes = 4 + 8 + 1 + 1 + 4 + 1;

/** Rows of the fact store as columns, one a row, as the contact model takes them. */
export interface VisitColumns extends Visits {
  readonly minutes: Float32Array;
}

function readRows(bytes: Uint8Array, table: CellTable): VisitColumns {
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
  // A person's visits of one cell follow each other: the table is asked when the cell changes.
  let [low, high, number] = [0, 0, 0];
  for (let row = 0, at = 0; row < count; row++, at += rowBytes) {
    columns.person[row] = view.getUint32(at, true);
    const [nextLow, nextHigh] = [view.getUint32(at + 4, true), view.getUint32(at + 8, true)];
    if (row === 0 || nextLow !== low || nextHigh !== high)
      number = table.numberOf(view.getBigUint64(at + 4, true));
    [low, high] = [nextLow, nextHigh];
    columns.cell[row] = number;
    columns.hour[row] = view.getUint8(at + 12);
    columns.dayMask[row] = view.getUint8(at + 13) & 127;
    columns.minutes[row] = view.getFloat32(at + 14, true);
    columns.outdoors[row] = view.getUint8(at + 18) === 0 ? 0 : 1;
  }
  return columns;
}

/** All rows sorted by cell; within a cell persons ascend. */
function presenceOf(rows: VisitColumns, cellCount: number): Presence {
  const count = rows.person.length;
  const start = new Uint32Array(cellCount + 1);
  for (let row = 0; row < count; row++) start[rows.cell[row] + 1] = start[rows.cell[row] + 1] + 1;
  for (let cell = 0; cell < cellCount; cell++) start[cell + 1] = start[cell + 1] + start[cell];
  const next = start.slice();
  const sorted = {
    start,
    person: new Uint32Array(count),
    hour: new Uint8Array(count),
    dayMask: new Uint8Array(count),
    minutes: new Float32Array(count),
  };
  for (let row = 0; row < count; row++) {
    const cell = rows.cell[row];
    const at = next[cell];
    next[cell] = at + 1;
    sorted.person[at] = rows.person[row];
    sorted.hour[at] = rows.hour[row] | (rows.outdoors[row] << outdoorShift);
    sorted.dayMask[at] = rows.dayMask[row];
    sorted.minutes[at] = rows.minutes[row];
  }
  return sorted;
}

/**
 * Visits from RowBinary rows (person u32, cell u64, hour u8, day mask u8, minutes f32, outdoors u8; persons
 * ascending; bit 0 of the mask = Monday): as they come, for contacts, and by cell.
 */
export function readVisits(
  bytes: Uint8Array,
  table: CellTable,
): { visits: VisitColumns; presence: Presence } {
  const visits = readRows(bytes, table);
  return { visits, presence: presenceOf(visits, table.size) };
}
