/** Where the people of a generated city live: runs of neighbours, in the order in which a panel is stored. */
import type { RandomSource } from '@ooh/measurement/random';

/** Cells of a square city, side by side; distances are in cells. */
export const GRID_SIDE = 64;
const CELLS = GRID_SIDE * GRID_SIDE;
const CENTRES = 7;
const DISTRICTS = 10;
const GROUPS = 12;
/** People who rarely go out, others, and people who are out all day: share of the people and relative contacts. */
const MOBILITY = [
  { share: 0.3, factor: 0.12 },
  { share: 0.4, factor: 0.75 },
  { share: 0.3, factor: 2.2 },
];

export interface HomeRuns {
  /** Length runs + 1: the first person of every run. */
  readonly start: Uint32Array;
  /** Home cell of every run. */
  readonly cell: Uint16Array;
  /** Group of age and sex of every run. */
  readonly group: Uint8Array;
  readonly groupCount: number;
  /** Relative contacts of the people of every run, 1 on average. */
  readonly mobility: Float64Array;
  /** Length segments + 1: persons of one segment are adjacent and have the same weight. */
  readonly segmentStart: Uint32Array;
  readonly segmentWeights: Float64Array;
  /** Share of the people who live in each cell. */
  readonly population: Float64Array;
}

const xOf = (cell: number): number => cell % GRID_SIDE;
const yOf = (cell: number): number => (cell / GRID_SIDE) | 0;

/** Several centres of different size on a low base: people are concentrated in few cells. */
function populationOf(random: RandomSource): Float64Array {
  const centres = Array.from({ length: CENTRES }, () => ({
    x: random.next() * GRID_SIDE,
    y: random.next() * GRID_SIDE,
    size: 0.3 + random.next(),
    spread: 3 + random.next() * 7,
  }));
  const population = Float64Array.from({ length: CELLS }, (_, cell) => {
    let density = 0.02;
    for (const { x, y, size, spread } of centres)
      density += size * Math.exp(-((xOf(cell) - x) ** 2 + (yOf(cell) - y) ** 2) / (2 * spread * spread));
    return density * (0.3 + random.next());
  });
  const sum = population.reduce((total, share) => total + share, 0);
  return population.map((share) => share / sum);
}

/** Bits of x and y in turn: cells near each other in this order are near on the ground. */
function mortonOf(cell: number): number {
  let code = 0;
  for (let bit = 0; bit < 6; bit++)
    code |= (((xOf(cell) >> bit) & 1) << (2 * bit)) | (((yOf(cell) >> bit) & 1) << (2 * bit + 1));
  return code;
}

function districtsOf(random: RandomSource): Uint8Array {
  const seats = Array.from({ length: DISTRICTS }, () => [random.next(), random.next()]);
  return Uint8Array.from({ length: CELLS }, (_, cell) => {
    const distances = seats.map(
      ([x, y]) => (xOf(cell) - x * GRID_SIDE) ** 2 + (yOf(cell) - y * GRID_SIDE) ** 2,
    );
    return distances.indexOf(Math.min(...distances));
  });
}

/** Places persons by district, group of age and sex, and cell, as a panel is sorted by stratum and home. */
export function placePersons(personCount: number, random: RandomSource): HomeRuns {
  const population = populationOf(random);
  const district = districtsOf(random);
  const groupShares = Array.from({ length: GROUPS }, () => 0.5 + random.next());
  const groupSum = groupShares.reduce((total, share) => total + share, 0);
  const cells = Uint16Array.from({ length: CELLS }, (_, cell) => cell).sort(
    (a, b) => mortonOf(a) - mortonOf(b),
  );
  const start: number[] = [0];
  const runCells: number[] = [];
  const runGroups: number[] = [];
  const runMobility: number[] = [];
  const segmentStart: number[] = [0];
  const segmentWeights: number[] = [];
  // Shares are rounded on their running total, so that the persons are exactly as many as were asked for.
  let share = 0;
  for (let d = 0; d < DISTRICTS; d++) {
    for (let group = 0; group < GROUPS; group++) {
      for (const cell of cells) {
        if (district[cell] !== d) continue;
        for (const mobility of MOBILITY) {
          share += (population[cell] * groupShares[group] * mobility.share) / groupSum;
          const end = Math.min(personCount, Math.round(share * personCount));
          if (end === start.at(-1)) continue;
          start.push(end);
          runCells.push(cell);
          runGroups.push(group);
          runMobility.push(mobility.factor);
        }
      }
      if (start.at(-1) === segmentStart.at(-1)) continue;
      segmentStart.push(start.at(-1)!);
      segmentWeights.push(Math.round((8 + random.next() * 24) * 100) / 100);
    }
  }
  return {
    start: Uint32Array.from(start),
    cell: Uint16Array.from(runCells),
    group: Uint8Array.from(runGroups),
    groupCount: GROUPS,
    mobility: Float64Array.from(runMobility),
    segmentStart: Uint32Array.from(segmentStart),
    segmentWeights: Float64Array.from(segmentWeights),
    population,
  };
}
