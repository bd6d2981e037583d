/** The generated panel that all engines are measured on. The same seed gives the same bytes on every machine. */
import { createHash } from 'node:crypto';
import { seededRandom, type RandomSource } from '@ooh/measurement/random';
import { drawFootprint, strengthFor } from './footprint.ts';
import { placePersons } from './home-runs.ts';

export interface ContactCaseShape {
  readonly persons: number;
  readonly media: number;
  /** Mean share of the persons that a medium would meet if all were about equally; some 8 % fewer meet it. */
  readonly meanDensity: number;
  /** Spread of the densities' logarithm. */
  readonly densitySigma: number;
  readonly seed: number;
}

/** Person persons[e] passes medium m passages[e] times, for rowStart[m] <= e < rowStart[m + 1]; persons ascend. */
export interface ContactCase {
  readonly personCount: number;
  readonly mediaCount: number;
  /** Length segments + 1: persons of one segment are adjacent and have the same weight. */
  readonly segmentStart: Uint32Array;
  readonly segmentWeights: Float64Array;
  readonly rowStart: Uint32Array;
  readonly persons: Uint32Array;
  /** Whole passages, 1 to 255. */
  readonly passages: Uint8Array;
  /** Price of each medium in whole yuan: rises a little slower than its reach. */
  readonly costs: Float64Array;
}

/** 1 M persons × 2,000 media × 50 M pairs. */
export const standardContacts: ContactCaseShape = {
  persons: 1_000_000,
  media: 2000,
  meanDensity: 0.0271,
  densitySigma: 0.9,
  seed: 20_260_101,
};

const GREATEST_DENSITY = 0.4;
/** Probability that a passage is followed by another one. */
const AGAIN = 0.6;

const normal = (random: RandomSource): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** Log-normal shares with the mean that was asked for, the greatest cut off. */
function densitiesOf(shape: ContactCaseShape, random: RandomSource): Float64Array {
  const drawn = Float64Array.from({ length: shape.media }, () =>
    Math.exp(shape.densitySigma * normal(random)),
  );
  const mean = drawn.reduce((total, value) => total + value, 0) / shape.media;
  return drawn.map((value) => Math.min(GREATEST_DENSITY, (value / mean) * shape.meanDensity));
}

/** passagesOf[b]: passages for the b-th of 65,536 equal shares of a geometric distribution. */
const passagesOf = Uint8Array.from({ length: 65_536 }, (_, b) =>
  Math.min(255, 1 + Math.floor(Math.log(1 - (b + 0.5) / 65_536) / Math.log(AGAIN))),
);

/** Generates a case; about 0.2 µs a pair. */
export function generateContacts(shape: ContactCaseShape): ContactCase {
  const random = seededRandom(shape.seed);
  const homes = placePersons(shape.persons, random);
  const densities = densitiesOf(shape, random);
  const expected = densities.reduce((total, density) => total + density, 0) * shape.persons;
  const capacity = Math.ceil(expected * 1.05 + 10_000);
  const persons = new Uint32Array(capacity);
  const passages = new Uint8Array(capacity);
  const rowStart = new Uint32Array(shape.media + 1);
  const touch = new Float64Array(homes.population.length);
  const affinity = new Float64Array(homes.groupCount);
  const runs = homes.cell.length;
  let pairs = 0;
  for (let m = 0; m < shape.media; m++) {
    drawFootprint(random, homes.population, touch, affinity);
    const strength = strengthFor(densities[m], homes.population, touch);
    // A person is met with probability 1 − e^(−hazard): visit the persons in exponential steps of summed hazard.
    let left = -Math.log(1 - random.next());
    for (let run = 0; run < runs; run++) {
      const hazard = strength * touch[homes.cell[run]] * affinity[homes.group[run]] * homes.mobility[run];
      const end = homes.start[run + 1];
      let next = homes.start[run];
      for (;;) {
        // Persons of this run whose hazard lies wholly before the next meeting.
        const whole = Math.floor(left / hazard);
        if (whole >= end - next) {
          left -= (end - next) * hazard;
          break;
        }
        next += whole;
        persons[pairs] = next++;
        passages[pairs++] = passagesOf[random.below(65_536)];
        left = -Math.log(1 - random.next());
        if (next === end) break;
      }
    }
    rowStart[m + 1] = pairs;
  }
  if (pairs > capacity) throw new Error(`more pairs than expected: ${pairs} of ${capacity}`);
  const costs = Float64Array.from(densities, (density) =>
    Math.round(1000 + 400_000 * density ** 0.85 * Math.exp(0.35 * normal(random))),
  );
  return {
    personCount: shape.persons,
    mediaCount: shape.media,
    segmentStart: homes.segmentStart,
    segmentWeights: homes.segmentWeights,
    rowStart,
    persons: persons.subarray(0, pairs),
    passages: passages.subarray(0, pairs),
    costs,
  };
}

/** Fingerprint of a case, so that two runs can be seen to have measured the same. */
export function fingerprintOf(contacts: ContactCase): string {
  const hash = createHash('sha256');
  const { segmentStart, segmentWeights, rowStart, persons, passages, costs } = contacts;
  for (const array of [segmentStart, segmentWeights, rowStart, persons, passages, costs])
    hash.update(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  return hash.digest('hex').slice(0, 16);
}

/** A plan of `size` different media, drawn by the seed, ascending. */
export function drawPlan(mediaCount: number, size: number, seed: number): Uint32Array {
  const random = seededRandom(seed);
  const media = Uint32Array.from({ length: mediaCount }, (_, m) => m);
  for (let n = 0; n < size; n++) {
    const other = n + random.below(mediaCount - n);
    [media[n], media[other]] = [media[other], media[n]];
  }
  return media.slice(0, size).sort();
}
