import { noCell } from '../city-model.ts';

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

const rowBytes = 4 + 8 + 1 + 1 + 4;

/**
 * Outdoor visits from RowBinary rows (person u32, cell u64, hour u8, day mask u8, minutes f32), one row out
 * for each day of the mask (bit 0 = Monday).
 */
export function readVisits(bytes: Uint8Array, table: CellTable): VisitColumns {
  if (bytes.length % rowBytes !== 0) throw new Error('panel visits do not end where their rows end');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const days = Uint8Array.from({ length: 256 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);
  let rows = 0;
  for (let at = 13; at < bytes.length; at += rowBytes) rows += days[bytes[at]! & 127]!;
  const columns = {
    person: new Uint32Array(rows),
    cell: new Uint32Array(rows),
    hourOfWeek: new Uint8Array(rows),
    minutes: new Float32Array(rows),
    outdoors: new Uint8Array(rows).fill(1),
  };
  let row = 0;
  for (let at = 0; at < bytes.length; at += rowBytes) {
    const cell = table.numberOf(view.getBigUint64(at + 4, true));
    const hour = view.getUint8(at + 12);
    const mask = view.getUint8(at + 13);
    for (let day = 0; day < 7; day++) {
      if (((mask >> day) & 1) === 0) continue;
      columns.person[row] = view.getUint32(at, true);
      columns.cell[row] = cell;
      columns.hourOfWeek[row] = day * 24 + hour;
      columns.minutes[row++] = view.getFloat32(at + 14, true);
    }
  }
  return columns;
}
