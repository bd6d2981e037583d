/** Visits of a panel sorted by cell, so that a line reads only the cells of its route. */

/**
 * A typical week of visits in any order; a row represents one visit on each of its days. A visit begins at the hour
 * `hour` and continues into the following hours, also across midnight and the end of the week.
 */
export interface Visits {
  readonly person: Uint32Array;
  /** Index of the cell, 0 … cellCount − 1. */
  readonly cell: Uint32Array;
  /** Hour of day, 0 … 23, local time. */
  readonly hour: Uint8Array;
  /** Days on which it takes place: bit 0 = Monday … bit 6 = Sunday. */
  readonly dayMask: Uint8Array;
  readonly minutes: Uint8Array | Uint16Array | Float32Array;
  /** 1 = outdoors or in a vehicle, 0 = inside a building. */
  readonly outdoors: Uint8Array;
}

const allDays = 127;

/** Person-hours by cell: entries rowStart[c] … rowStart[c + 1] of cell c, one for each hour of day of a visit. */
export interface VisitIndex {
  readonly cellCount: number;
  /** Length cellCount + 1. */
  readonly rowStart: Uint32Array;
  readonly person: Uint32Array;
  readonly hour: Uint8Array;
  /** Days on which the person is present in that hour. */
  readonly dayMask: Uint8Array;
  /** Hours per week in the cell within that hour of day, thinned by the outdoor or indoor factor; > 0. */
  readonly presence: Float32Array;
}

const assertVisits = (visits: Visits, personCount: number, cellCount: number): void => {
  const rows = visits.person.length;
  for (const column of [visits.cell, visits.hour, visits.dayMask, visits.minutes, visits.outdoors]) {
    if (column.length !== rows) throw new RangeError(`visit columns of ${rows} and ${column.length} rows`);
  }
  for (let i = 0; i < rows; i++) {
    if (visits.person[i] >= personCount) throw new RangeError(`visit ${i}: person ${visits.person[i]}`);
    if (visits.cell[i] >= cellCount) throw new RangeError(`visit ${i}: cell ${visits.cell[i]}`);
    if (visits.hour[i] >= 24) throw new RangeError(`visit ${i}: hour ${visits.hour[i]}`);
    if (visits.dayMask[i] > allDays) throw new RangeError(`visit ${i}: day mask ${visits.dayMask[i]}`);
    if (!(visits.minutes[i] >= 0)) throw new RangeError(`visit ${i}: ${visits.minutes[i]} minutes`);
  }
};

/** Number of days in a mask. */
export const daysOfMask = Uint8Array.from(
  { length: allDays + 1 },
  (_, mask) => mask.toString(2).replaceAll('0', '').length,
);

/** The mask shifted by one day; Sunday becomes Monday. */
const nextDays = (mask: number): number => ((mask << 1) | (mask >> 6)) & allDays;

/**
 * Sorts visits by cell (counting sort, order of rows kept) and splits them by hour. Visits whose factor is
 * 0, whose duration is 0 or that have no days are ignored. Throws RangeError with the first invalid row.
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
  const thinningOf = (row: number) =>
    visits.dayMask[row] === 0 ? 0 : factor[visits.outdoors[row] === 0 ? 0 : 1];
  const rows = visits.person.length;
  const rowStart = new Uint32Array(cellCount + 1);
  for (let i = 0; i < rows; i++) {
    if (thinningOf(i) > 0) rowStart[visits.cell[i] + 1] += Math.ceil(visits.minutes[i] / 60);
  }
  for (let c = 0; c < cellCount; c++) rowStart[c + 1] += rowStart[c];
  const entries = rowStart[cellCount];
  const next = rowStart.slice(0, cellCount);
  const person = new Uint32Array(entries);
  const hour = new Uint8Array(entries);
  const dayMask = new Uint8Array(entries);
  const presence = new Float32Array(entries);
  for (let i = 0; i < rows; i++) {
    const thinning = thinningOf(i);
    if (thinning <= 0) continue;
    let [at, days] = [visits.hour[i], visits.dayMask[i]];
    for (let left = visits.minutes[i]; left > 0; left -= 60) {
      const entry = next[visits.cell[i]]++;
      person[entry] = visits.person[i];
      hour[entry] = at;
      dayMask[entry] = days;
      presence[entry] = (Math.min(60, left) / 60) * thinning * daysOfMask[days];
      at++;
      if (at === 24) [at, days] = [0, nextDays(days)];
    }
  }
  return { cellCount, rowStart, person, hour, dayMask, presence };
}
