/**
 * Who is where in a panel's typical week, by cell, as contacts with fixed faces are counted from it. Built once for a
 * panel; every face then looks only at the people of its own cells.
 */
import { daysOfMask } from './visit-index.ts';

/** Night hours, as for moving media. */
const DUSK_HOUR = 19;
const DAWN_HOUR = 6;

/** Whether a street is dark at an hour of the day. */
export const isDarkHour = (hour: number): boolean => hour >= DUSK_HOUR || hour < DAWN_HOUR;

/** Visits of the typical week by cell, one row each, persons ascending within a cell. */
export interface PlacedVisits {
  /** Rows of cell c are start[c] … start[c + 1] − 1; length cells + 1. */
  readonly start: Uint32Array;
  readonly person: Uint32Array;
  readonly hour: Uint8Array;
  /** Days of the week, bit 0 = Monday. */
  readonly dayMask: Uint8Array;
  /** 0 or 1. */
  readonly outdoors: Uint8Array;
}

export interface PlacedPeople {
  readonly personCount: number;
  readonly visits: PlacedVisits;
  /** Cells of persons in the numbering of `visits`; a number beyond its cells for none of them. */
  readonly homeCell: Uint32Array;
  readonly workCell: Uint32Array;
}

/** Persons by place: those of place c are person[start[c]] … person[start[c + 1] − 1], ascending. */
export interface PersonsBy {
  readonly start: Uint32Array;
  readonly person: Uint32Array;
}

export interface FaceIndex {
  readonly personCount: number;
  /** Who is outdoors in a cell, with visits a week by day and after dusk. */
  readonly streets: PersonsBy & { readonly light: Uint16Array; readonly dark: Uint16Array };
  /** Who visits a cell and neither lives nor works there, with visits a week. */
  readonly visitors: PersonsBy & { readonly visits: Uint16Array };
  readonly residents: PersonsBy;
  /** Who works in a cell and lives elsewhere. */
  readonly workers: PersonsBy;
}

/** Persons by their cell; those for whom `counts` is false are left out. */
function personsBy(cells: Uint32Array, cellCount: number, counts: (person: number) => boolean): PersonsBy {
  const start = new Uint32Array(cellCount + 1);
  for (let p = 0; p < cells.length; p++)
    if (cells[p] < cellCount && counts(p)) start[cells[p] + 1] = start[cells[p] + 1] + 1;
  for (let c = 0; c < cellCount; c++) start[c + 1] = start[c + 1] + start[c];
  const person = new Uint32Array(start[cellCount]);
  const next = start.slice();
  for (let p = 0; p < cells.length; p++) {
    const cell = cells[p];
    if (cell >= cellCount || !counts(p)) continue;
    person[next[cell]] = p;
    next[cell] = next[cell] + 1;
  }
  return { start, person };
}

/** Rows of one person in one cell as one; rows for which `countsIn` is false are left out. */
function joined(
  { start, person }: PlacedVisits,
  countsIn: (row: number, cell: number) => boolean,
  add: (row: number, into: number) => void,
): PersonsBy {
  const cellCount = start.length - 1;
  const found = new Uint32Array(person.length);
  const ends = new Uint32Array(cellCount + 1);
  let size = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    let last = -1;
    for (let row = start[cell]; row < start[cell + 1]; row++) {
      if (!countsIn(row, cell)) continue;
      if (person[row] !== last) {
        last = person[row];
        found[size++] = last;
      }
      add(row, size - 1);
    }
    ends[cell + 1] = size;
  }
  return { start: ends, person: found.slice(0, size) };
}

/** One pass over the visits and one over the persons. */
export function indexFaces({ personCount, visits, homeCell, workCell }: PlacedPeople): FaceIndex {
  const { person, hour, dayMask, outdoors, start } = visits;
  const cellCount = start.length - 1;
  const light = new Uint16Array(person.length);
  const dark = new Uint16Array(person.length);
  const streets = joined(
    visits,
    (row) => outdoors[row] !== 0 && (dayMask[row] & 127) !== 0,
    (row, into) => {
      const column = isDarkHour(hour[row]) ? dark : light;
      column[into] = column[into] + daysOfMask[dayMask[row] & 127];
    },
  );
  const weekly = new Uint16Array(person.length);
  const visitors = joined(
    visits,
    (row, cell) =>
      homeCell[person[row]] !== cell && workCell[person[row]] !== cell && (dayMask[row] & 127) !== 0,
    (row, into) => {
      weekly[into] = weekly[into] + daysOfMask[dayMask[row] & 127];
    },
  );
  const kept = (column: Uint16Array, { person: own }: PersonsBy) => column.slice(0, own.length);
  return {
    personCount,
    streets: { ...streets, light: kept(light, streets), dark: kept(dark, streets) },
    visitors: { ...visitors, visits: kept(weekly, visitors) },
    residents: personsBy(homeCell, cellCount, () => true),
    workers: personsBy(workCell, cellCount, (p) => homeCell[p] !== workCell[p]),
  };
}
