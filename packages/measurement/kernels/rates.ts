/** Rate form: contacts of a person are Poisson with mean Λ = Σ amount · rate. */
import { AMOUNTS, CURSORS, SUMS, WORK } from '../src/panel/kernel-fields';
import { expNegative, placeFrom, weigh } from './chances';
import { CHUNK_PERSONS, dataOf, personsIn, placeOf, recordOf, sizeOf } from './panel';
import { atChunk, placeCursors } from './union';

/** Persons whose means stay in the cache while the lines are streamed. */
const BLOCK: u32 = 16384;
/** 1 / 1 … 1 / 512; a summed series ends long before. */
const INVERSES: u32 = 512;
/** An open class above this share is computed as 1 − the others (src/poisson.ts). */
const TAIL_BY_DIFFERENCE: f64 = 1e-4;

/** Adds the people of chunks [first, end) to the classes 0 … top at `sums`. */
export function rateDistribution(panel: usize, lineCount: u32, first: u32, end: u32, top: u32): void {
  const sums = load<u32>(panel, SUMS);
  const means = load<u32>(panel, WORK);
  const weights = means + (BLOCK << 3);
  const inverses = weights + (BLOCK << 3);
  const lanes = inverses + (INVERSES << 3);
  writeInverses(inverses);
  placeCursors(panel, lineCount, first);
  for (let chunk = first; chunk < end; chunk++) {
    const persons = personsIn(panel, chunk);
    memory.fill(lanes, 0, (top + 1) << 5);
    for (let from: u32 = 0; from < persons; from += BLOCK) {
      const count = persons - from < BLOCK ? persons - from : BLOCK;
      const room = (count + 3) & ~3;
      memory.fill(means, 0, room << 3);
      for (let i: u32 = 0; i < lineCount; i++) addRates(panel, i, chunk, from, means);
      weigh(panel, chunk, from, count, room, weights);
      classify(means, weights, room, top, inverses, lanes);
    }
    passChunk(panel, lineCount, chunk);
    addLanes(lanes, top, sums);
  }
}

function writeInverses(inverses: usize): void {
  for (let n: u32 = 0; n < INVERSES; n++) store<f64>(inverses + (n << 3), 1 / <f64>(n + 1));
}

/** Adds the SIMD lanes of each class to its sum. */
function addLanes(lanes: usize, top: u32, sums: usize): void {
  for (let n: u32 = 0; n <= top; n++) {
    const lane = lanes + (n << 5);
    const low = load<f64>(lane) + load<f64>(lane, 8);
    const sum = low + (load<f64>(lane, 16) + load<f64>(lane, 24));
    store<f64>(sums + (n << 3), load<f64>(sums + (n << 3)) + sum);
  }
}

/** The same without a panel: adds the classes of `count` means and weights, padded with zeros to a multiple of 4. */
export function poissonClasses(
  means: usize,
  weights: usize,
  count: u32,
  top: u32,
  work: usize,
  sums: usize,
): void {
  const lanes = work + (INVERSES << 3);
  writeInverses(work);
  memory.fill(lanes, 0, (top + 1) << 5);
  classify(means, weights, count, top, work, lanes);
  addLanes(lanes, top, sums);
}

/** Advances every cursor at the chunk. */
export function passChunk(panel: usize, lineCount: u32, chunk: u32): void {
  const cursors = load<u32>(panel, CURSORS);
  for (let i: u32 = 0; i < lineCount; i++) {
    if (atChunk(panel, i, chunk)) store<u32>(cursors + (i << 2), load<u32>(cursors + (i << 2)) + 1);
  }
}

/** Adds a line's amount · rate to the means of a block. */
function addRates(panel: usize, i: u32, chunk: u32, from: u32, means: usize): void {
  if (!atChunk(panel, i, chunk)) return;
  const amount = load<f64>(load<u32>(panel, AMOUNTS) + (i << 3));
  const record = recordOf(panel, load<u32>(load<u32>(panel, CURSORS) + (i << 2)));
  const list = placeOf(record);
  const rates = dataOf(record);
  const size = sizeOf(record);
  const stop = from + BLOCK < CHUNK_PERSONS ? placeFrom(list, size, from + BLOCK) : size;
  const origin = means - (from << 3);
  for (let e: u32 = from == 0 ? 0 : placeFrom(list, size, from); e < stop; e++) {
    const at = origin + ((<usize>load<u16>(list + (e << 1))) << 3);
    store<f64>(at, load<f64>(at) + amount * <f64>load<f32>(rates + (e << 2)));
  }
}

/** Adds the Poisson classes of `count` persons, a multiple of 4, to four lanes per class. */
function classify(means: usize, weights: usize, count: u32, top: u32, inverses: usize, lanes: usize): void {
  const share = f64x2.splat(TAIL_BY_DIFFERENCE);
  const topLane = lanes + (top << 5);
  for (let i: u32 = 0; i < count; i += 4) {
    const at = means + (i << 3);
    const m = v128.load(at);
    const m2 = v128.load(at, 16);
    const w = v128.load(weights + (i << 3));
    const w2 = v128.load(weights + (i << 3), 16);
    if (!v128.any_true(v128.or(m, m2))) {
      v128.store(lanes, f64x2.add(v128.load(lanes), w));
      v128.store(lanes, f64x2.add(v128.load(lanes, 16), w2), 16);
      continue;
    }
    let p = f64x2.mul(w, expNegative(m));
    let p2 = f64x2.mul(w2, expNegative(m2));
    let sum = f64x2.splat(0);
    let sum2 = sum;
    let lane = lanes;
    for (let n: u32 = 0; n < top; n++) {
      v128.store(lane, f64x2.add(v128.load(lane), p));
      v128.store(lane, f64x2.add(v128.load(lane, 16), p2), 16);
      sum = f64x2.add(sum, p);
      sum2 = f64x2.add(sum2, p2);
      const inverse = v128.load64_splat(inverses + (n << 3));
      p = f64x2.mul(f64x2.mul(p, m), inverse);
      p2 = f64x2.mul(f64x2.mul(p2, m2), inverse);
      lane += 32;
    }
    const rest = f64x2.sub(w, sum);
    const rest2 = f64x2.sub(w2, sum2);
    const large = f64x2.gt(rest, f64x2.mul(share, w));
    const large2 = f64x2.gt(rest2, f64x2.mul(share, w2));
    p = v128.andnot(p, large);
    p2 = v128.andnot(p2, large2);
    let tail = f64x2.splat(0);
    let tail2 = tail;
    // Terms decrease, so a term that no longer changes the sum ends it; lanes may end at different terms.
    for (let n = top; n < INVERSES; n++) {
      const next = f64x2.add(tail, p);
      const next2 = f64x2.add(tail2, p2);
      if (!v128.any_true(v128.or(f64x2.ne(next, tail), f64x2.ne(next2, tail2)))) break;
      tail = next;
      tail2 = next2;
      const inverse = v128.load64_splat(inverses + (n << 3));
      p = f64x2.mul(f64x2.mul(p, m), inverse);
      p2 = f64x2.mul(f64x2.mul(p2, m2), inverse);
    }
    v128.store(topLane, f64x2.add(v128.load(topLane), v128.bitselect(rest, tail, large)));
    v128.store(topLane, f64x2.add(v128.load(topLane, 16), v128.bitselect(rest2, tail2, large2)), 16);
  }
}
