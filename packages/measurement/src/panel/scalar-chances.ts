/** The scalar evaluation of the forms with probabilities: rates (Poisson) and thinned passages (Poisson-binomial). */
import { TAIL_BY_DIFFERENCE } from '../poisson.ts';
import { expNegative } from './exp-negative.ts';
import type { PanelLine } from './panel-evaluator.ts';
import { CHUNK_PERSONS, CONTAINER_WORDS, type PanelStore } from './panel-store.ts';

/** Sums run in four lanes, position mod 4, which are added pairwise at the end of a chunk. */
const LANES = 4;

/** Calls `entry` for the entries of a medium in a chunk, in order of position, with the index in its list. */
function eachEntry(
  store: PanelStore,
  medium: number,
  chunk: number,
  entry: (local: number, passages: number, dataAt: number, place: number) => void,
): void {
  for (let c = store.rowStart[medium]; c < store.rowStart[medium + 1]; c++) {
    const at = c * CONTAINER_WORDS;
    const [head, size, listAt, extraAt, , dataAt] = store.containers.subarray(at, at + CONTAINER_WORDS);
    if (head !== chunk) continue;
    for (let i = 0; i < size; i++) {
      entry(store.u16[listAt / 2 + i], extraAt === 0 ? 1 : store.u8[extraAt + i], dataAt, i);
    }
  }
}

const addLanes = (lanes: Float64Array, n: number): number =>
  lanes[LANES * n] + lanes[LANES * n + 1] + (lanes[LANES * n + 2] + lanes[LANES * n + 3]);

/** Adds one chunk's Poisson classes to `into`; `counted` gives the weight of a position, 0 outside the audience. */
export function rateChunk(
  store: PanelStore,
  lines: readonly PanelLine[],
  chunk: number,
  counted: (position: number) => number,
  into: Float64Array,
): void {
  const means = new Float64Array(CHUNK_PERSONS);
  for (const { medium, amount } of lines) {
    eachEntry(store, medium, chunk, (local, _passages, dataAt, place) => {
      means[local] += amount * store.f32[dataAt / 4 + place];
    });
  }
  const start = chunk * CHUNK_PERSONS;
  const end = Math.min(CHUNK_PERSONS, store.personCount - start);
  const weights = Float64Array.from({ length: end }, (_, local) => counted(start + local));
  plainPoissonClasses(means.subarray(0, end), weights, into);
}

/** Adds w · P(N = n), n < top, and w · P(N ≥ top) of each person to `into`; N is Poisson with the person's mean. */
export function plainPoissonClasses(means: Float64Array, weights: Float64Array, into: Float64Array): void {
  const top = into.length - 1;
  const lanes = new Float64Array(LANES * (top + 1));
  for (let i = 0; i < means.length; i++) {
    const [w, mean, lane] = [weights[i], means[i], i % LANES];
    let p = w * expNegative(mean);
    let sum = 0;
    for (let n = 0; n < top; n++) {
      lanes[LANES * n + lane] += p;
      sum += p;
      p = p * mean * (1 / (n + 1));
    }
    let tail = w - sum;
    if (!(tail > TAIL_BY_DIFFERENCE * w)) {
      tail = 0;
      for (let n = top; tail + p !== tail; n++) {
        tail += p;
        p = p * mean * (1 / (n + 1));
      }
    }
    lanes[LANES * top + lane] += tail;
  }
  for (let n = 0; n <= top; n++) into[n] += addLanes(lanes, n);
}

/** Adds one chunk's Poisson-binomial classes to `into`, by one step per passage. */
export function thinnedChunk(
  store: PanelStore,
  lines: readonly PanelLine[],
  chunk: number,
  counted: (position: number) => number,
  into: Float64Array,
): void {
  const top = into.length - 1;
  const width = top + 1;
  const end = Math.min(CHUNK_PERSONS, store.personCount - chunk * CHUNK_PERSONS);
  const classes = new Float64Array(end * width);
  for (let local = 0; local < end; local++) classes[local * width] = 1;
  for (const { medium, amount } of lines) {
    eachEntry(store, medium, chunk, (local, passages, dataAt, place) => {
      const chance = store.probabilityOf[store.u16[dataAt / 2 + place]];
      const at = local * width;
      for (let i = 0; i < passages * amount; i++) {
        classes[at + top] += classes[at + top - 1] * chance;
        for (let n = top - 1; n > 0; n--) {
          classes[at + n] = classes[at + n] * (1 - chance) + classes[at + n - 1] * chance;
        }
        classes[at] *= 1 - chance;
      }
    });
  }
  const sums = new Float64Array(width);
  for (let local = 0; local < end; local++) {
    const w = counted(chunk * CHUNK_PERSONS + local);
    for (let n = 0; n < width; n++) sums[n] += w * classes[local * width + n];
  }
  for (let n = 0; n < width; n++) into[n] += sums[n];
}

/** One chunk's people with at least one contact. */
export function thinnedReachChunk(
  store: PanelStore,
  lines: readonly PanelLine[],
  chunk: number,
  counted: (position: number) => number,
): number {
  const sums = new Float64Array(CHUNK_PERSONS);
  for (const { medium, amount } of lines) {
    if (amount === 0) continue;
    eachEntry(store, medium, chunk, (local, passages, dataAt, place) => {
      sums[local] += passages * amount * store.hazardOf[store.u16[dataAt / 2 + place]];
    });
  }
  const lanes = new Float64Array(LANES);
  const end = Math.min(CHUNK_PERSONS, store.personCount - chunk * CHUNK_PERSONS);
  for (let local = 0; local < end; local++) {
    const w = counted(chunk * CHUNK_PERSONS + local);
    lanes[local % LANES] += w - w * expNegative(sums[local]);
  }
  return addLanes(lanes, 0);
}
