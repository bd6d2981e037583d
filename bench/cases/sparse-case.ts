/** Many positions, few persons each: a city's screens, frames and shelters against a small panel. */
import { seededRandom, type RandomSource } from '@ooh/measurement/random';
import { drawFootprint } from './footprint.ts';
import { placePersons, type HomeRuns } from './home-runs.ts';
import type { ContactCase } from './contact-case.ts';

export interface SparseCaseShape {
  readonly persons: number;
  readonly positions: number;
  /** Places with positions; the positions of one place are passed by the same kind of people. */
  readonly sites: number;
  /** Median persons of a position; the mean is about e^(sigma²/2) times as many. */
  readonly medianPersons: number;
  readonly sigma: number;
  readonly seed: number;
}

/** 22,000 persons × 390,000 positions, some 35 M pairs. */
export const standardSparse: SparseCaseShape = {
  persons: 22_000,
  positions: 390_000,
  sites: 6000,
  medianPersons: 55,
  sigma: 0.95,
  seed: 20_260_102,
};

const normal = (random: RandomSource): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** Cumulative sum, by person, of relative contacts with a new site. */
function siteTotals(homes: HomeRuns, random: RandomSource, totals: Float64Array): void {
  const touch = new Float64Array(homes.population.length);
  const affinity = new Float64Array(homes.groupCount);
  drawFootprint(random, homes.population, touch, affinity);
  let total = 0;
  for (let run = 0; run < homes.cell.length; run++) {
    const hazard = touch[homes.cell[run]] * affinity[homes.group[run]] * homes.mobility[run];
    for (let p = homes.start[run]; p < homes.start[run + 1]; p++) totals[p] = total += hazard;
  }
}

/** The first person whose cumulative sum is above `target`. */
function personAt(totals: Float64Array, target: number): number {
  let [low, high] = [0, totals.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (totals[middle] > target) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Generates the case; a person drawn twice for a position passes it twice, all passages being at most 255. */
export function generateSparse(shape: SparseCaseShape): ContactCase {
  const random = seededRandom(shape.seed);
  const homes = placePersons(shape.persons, random);
  const totals = new Float64Array(shape.persons);
  const draws = Uint32Array.from({ length: shape.positions }, () =>
    Math.max(
      1,
      Math.min(shape.persons, Math.round(shape.medianPersons * Math.exp(shape.sigma * normal(random)))),
    ),
  );
  const capacity = draws.reduce((total, count) => total + count, 0);
  const persons = new Uint32Array(capacity);
  const passages = new Uint8Array(capacity);
  const rowStart = new Uint32Array(shape.positions + 1);
  const perSite = Math.ceil(shape.positions / shape.sites);
  const drawn = new Uint32Array(shape.persons);
  let pairs = 0;
  for (let m = 0; m < shape.positions; m++) {
    if (m % perSite === 0) siteTotals(homes, random, totals);
    const whole = totals[shape.persons - 1];
    const met = drawn.subarray(0, draws[m]);
    for (let n = 0; n < met.length; n++) met[n] = personAt(totals, random.next() * whole);
    met.sort();
    for (let n = 0; n < met.length; n++) {
      if (n > 0 && met[n] === met[n - 1]) {
        passages[pairs - 1] = Math.min(255, passages[pairs - 1] + 1);
      } else {
        persons[pairs] = met[n];
        passages[pairs++] = 1;
      }
    }
    rowStart[m + 1] = pairs;
  }
  return {
    personCount: shape.persons,
    mediaCount: shape.positions,
    segmentStart: homes.segmentStart,
    segmentWeights: homes.segmentWeights,
    rowStart,
    persons: persons.subarray(0, pairs),
    passages: passages.subarray(0, pairs),
    costs: Float64Array.from(draws, (count) =>
      Math.round(200 + 40 * count ** 0.85 * Math.exp(0.35 * normal(random))),
    ),
  };
}
