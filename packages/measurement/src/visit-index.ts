/** Visits of a panel sorted by cell, so that a line reads only the cells of its route. */

/**
 * A typical week of visits, one row each, in any order. A visit begins with the hour `hourOfWeek`
 * (0 = Monday 00:00–01:00, local time) and runs on into the following hours, across the week's end too.
 */
export interface Visits {
  readonly person: Uint32Array;
  /** Index of the cell, 0 … cellCount − 1. */
  readonly cell: Uint32Array;
  readonly hourOfWeek: Uint8Array;
  readonly minutes: Uint8Array | Uint16Array | Float32Array;
  /** 1 = outdoors or in a vehicle, 0 = inside a building. */
  readonly outdoors: Uint8Array;
}

export const HOURS_OF_WEEK = 168;

/** Person-hours by cell: entries rowStart[c] … rowStart[c + 1] of cell c, one for each hour of a visit. */
export interface VisitIndex {
  readonly cellCount: number;
  /** Length cellCount + 1. */
  readonly rowStart: Uint32Array;
  readonly person: Uint32Array;
  readonly hourOfWeek: Uint8Array;
  /** Hours in the cell within that hour of the week, thinned by the outdoor or indoor factor; > 0. */
  readonly presence: Float32Array;
}

const assertVisits = (visits: Visits, personCount: number, cellCount: number): void => {
  const rows = visits.person.length;
  for (const column of [visits.cell, visits.hourOfWeek, visits.minutes, visits.outdoors]) {
    if (column.length !== rows) throw new RangeError(`visit columns of ${rows} and ${column.length} rows`);
  }
  for (let i = 0; i < rows; i++) {
    if (visits.person[i] >= personCount) throw new RangeError(`visit ${i}: person ${visits.person[i]}`);
    if (visits.cell[i] >= cellCount) throw new RangeError(`visit ${i}: cell ${visits.cell[i]}`);
    if (visits.hourOfWeek[i] >= HOURS_OF_WEEK) {
      throw new RangeError(`visit ${i}: hour of week ${visits.hourOfWeek[i]}`);
    }
    if (!(visits.minutes[i] >= 0)) throw new RangeError(`visit ${i}: ${visits.minutes[i]} minutes`);
  }
};

/**
 * Sorts visits by cell (counting sort, order of rows kept) and splits them by hour. Visits whose factor is
 * 0 or that last no time are left out. Throws RangeError naming the first broken row.
 */
export function indexVisits(
  visits: Visits,
  personCount: number,
  cellCount: number,
  outdoorFactor: number,
  indoorFactor: number,
): VisitIndex {
  assertVisits(visits, personCount, cellCount);
  const factor = [indoorFactor, outdoorFactor];
  const rows = visits.person.length;
  const rowStart = new Uint32Array(cellCount + 1);
  for (let i = 0; i < rows; i++) {
    if (factor[visits.outdoors[i] === 0 ? 0 : 1] > 0) {
      rowStart[visits.cell[i] + 1] += Math.ceil(visits.minutes[i] / 60);
    }
  }
  for (let c = 0; c < cellCount; c++) rowStart[c + 1] += rowStart[c];
  const entries = rowStart[cellCount];
  const next = rowStart.slice(0, cellCount);
  const person = new Uint32Array(entries);
  const hourOfWeek = new Uint8Array(entries);
  const presence = new Float32Array(entries);
  for (let i = 0; i < rows; i++) {
    const thinning = factor[visits.outdoors[i] === 0 ? 0 : 1];
    if (thinning <= 0) continue;
    let left = visits.minutes[i];
    for (let hour = visits.hourOfWeek[i]; left > 0; hour = (hour + 1) % HOURS_OF_WEEK) {
      const entry = next[visits.cell[i]]++;
      person[entry] = visits.person[i];
      hourOfWeek[entry] = hour;
      presence[entry] = (Math.min(60, left) / 60) * thinning;
      left -= 60;
    }
  }
  return { cellCount, rowStart, person, hourOfWeek, presence };
}
