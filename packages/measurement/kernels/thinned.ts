/** Thinned form: each of amount · n passages is a contact with the probability of the pair. */
import { AMOUNTS, CURSORS, HAZARD_OF, PROBABILITY_OF, SUMS, WORK } from '../src/panel/kernel-fields';
import { expNegative, placeFrom, weigh } from './chances';
import { CHUNK_PERSONS, dataOf, extraOf, personsIn, placeOf, recordOf, sizeOf } from './panel';
import { passChunk } from './rates';
import { atChunk, placeCursors } from './union';

/** Bytes of the classes that stay in the cache while the lines are streamed. */
const CLASS_BYTES: u32 = 524288;
/** Persons whose log-survivals stay in the cache. */
const BLOCK: u32 = 16384;

/** Adds the people of chunks [first, end) to the classes 0 … top at `sums`: Poisson-binomial, one step per passage. */
export function thinnedDistribution(panel: usize, lineCount: u32, first: u32, end: u32, top: u32): void {
  const sums = load<u32>(panel, SUMS);
  const stride = (top + 2) & ~1;
  let block: u32 = 16384;
  while (block * (stride << 3) > CLASS_BYTES) block >>>= 1;
  const classes = load<u32>(panel, WORK);
  const weights = classes + CLASS_BYTES;
  const own = weights + (16384 << 3);
  placeCursors(panel, lineCount, first);
  for (let chunk = first; chunk < end; chunk++) {
    const persons = personsIn(panel, chunk);
    memory.fill(own, 0, stride << 3);
    for (let from: u32 = 0; from < persons; from += block) {
      const count = persons - from < block ? persons - from : block;
      memory.fill(classes, 0, count * (stride << 3));
      for (let i: u32 = 0; i < count; i++) store<f64>(classes + i * (stride << 3), 1);
      for (let i: u32 = 0; i < lineCount; i++)
        convolveLine(panel, i, chunk, from, block, classes, stride, top);
      weigh(panel, chunk, from, count, count, weights);
      for (let i: u32 = 0; i < count; i++) {
        const w = v128.load64_splat(weights + (i << 3));
        const at = classes + i * (stride << 3);
        for (let n: usize = 0; n < stride << 3; n += 16) {
          v128.store(own + n, f64x2.add(v128.load(own + n), f64x2.mul(w, v128.load(at + n))));
        }
      }
    }
    passChunk(panel, lineCount, chunk);
    for (let n: u32 = 0; n <= top; n++) {
      store<f64>(sums + (n << 3), load<f64>(sums + (n << 3)) + load<f64>(own + (n << 3)));
    }
  }
}

/** Adds a line's passages to the classes of a block. */
function convolveLine(
  panel: usize,
  i: u32,
  chunk: u32,
  from: u32,
  block: u32,
  classes: usize,
  stride: u32,
  top: u32,
): void {
  if (!atChunk(panel, i, chunk)) return;
  const amount = <u32>load<f64>(load<u32>(panel, AMOUNTS) + (i << 3));
  const record = recordOf(panel, load<u32>(load<u32>(panel, CURSORS) + (i << 2)));
  const probabilityOf = load<u32>(panel, PROBABILITY_OF);
  const list = placeOf(record);
  const passages = extraOf(record);
  const codes = dataOf(record);
  const size = sizeOf(record);
  const stop = from + block < CHUNK_PERSONS ? placeFrom(list, size, from + block) : size;
  for (let e: u32 = from == 0 ? 0 : placeFrom(list, size, from); e < stop; e++) {
    const person = classes + (<u32>load<u16>(list + (e << 1)) - from) * (stride << 3);
    const chance = load<f64>(probabilityOf + ((<u32>load<u16>(codes + (e << 1))) << 3));
    const times = amount * (passages == 0 ? 1 : <u32>load<u8>(passages + e));
    for (let t: u32 = 0; t < times; t++) addPassage(person, chance, top);
  }
}

/** Adds one passage, from the open class down. */
function addPassage(classes: usize, chance: f64, top: u32): void {
  const missed = 1 - chance;
  let at = classes + (top << 3);
  store<f64>(at, load<f64>(at) + load<f64>(at - 8) * chance);
  const p = f64x2.splat(chance);
  const q = f64x2.splat(missed);
  at -= 16;
  while (at > classes) {
    v128.store(at, f64x2.add(f64x2.mul(v128.load(at), q), f64x2.mul(v128.load(at - 8), p)));
    at -= 16;
  }
  // The rest: classes 1 and 0, or class 0 only.
  if (at == classes) store<f64>(classes, load<f64>(classes, 8) * missed + load<f64>(classes) * chance, 8);
  store<f64>(classes, load<f64>(classes) * missed);
}

/** People with a contact or more in chunks [first, end), by the sum of −ln(1 − p). */
export function thinnedReach(panel: usize, lineCount: u32, first: u32, end: u32): f64 {
  const hazards = load<u32>(panel, WORK);
  const weights = hazards + (BLOCK << 3);
  placeCursors(panel, lineCount, first);
  let reach: f64 = 0;
  for (let chunk = first; chunk < end; chunk++) {
    const persons = personsIn(panel, chunk);
    let low = f64x2.splat(0);
    let high = f64x2.splat(0);
    for (let from: u32 = 0; from < persons; from += BLOCK) {
      const count = persons - from < BLOCK ? persons - from : BLOCK;
      const room = (count + 3) & ~3;
      memory.fill(hazards, 0, room << 3);
      for (let i: u32 = 0; i < lineCount; i++) addHazards(panel, i, chunk, from, hazards);
      weigh(panel, chunk, from, count, room, weights);
      for (let i: u32 = 0; i < room << 3; i += 32) {
        const w = v128.load(weights + i);
        const w2 = v128.load(weights + i, 16);
        low = f64x2.add(low, f64x2.sub(w, f64x2.mul(w, expNegative(v128.load(hazards + i)))));
        high = f64x2.add(high, f64x2.sub(w2, f64x2.mul(w2, expNegative(v128.load(hazards + i, 16)))));
      }
    }
    passChunk(panel, lineCount, chunk);
    const even = f64x2.extract_lane(low, 0) + f64x2.extract_lane(low, 1);
    reach += even + (f64x2.extract_lane(high, 0) + f64x2.extract_lane(high, 1));
  }
  return reach;
}

/** Adds a line's −ln(1 − p) to the sums of a block. */
function addHazards(panel: usize, i: u32, chunk: u32, from: u32, hazards: usize): void {
  if (!atChunk(panel, i, chunk)) return;
  const amount = load<f64>(load<u32>(panel, AMOUNTS) + (i << 3));
  if (amount == 0) return;
  const record = recordOf(panel, load<u32>(load<u32>(panel, CURSORS) + (i << 2)));
  const hazardOf = load<u32>(panel, HAZARD_OF);
  const list = placeOf(record);
  const passages = extraOf(record);
  const codes = dataOf(record);
  const size = sizeOf(record);
  const stop = from + BLOCK < CHUNK_PERSONS ? placeFrom(list, size, from + BLOCK) : size;
  const origin = hazards - (from << 3);
  for (let e: u32 = from == 0 ? 0 : placeFrom(list, size, from); e < stop; e++) {
    const at = origin + ((<usize>load<u16>(list + (e << 1))) << 3);
    const n: u32 = passages == 0 ? 1 : load<u8>(passages + e);
    const hazard = load<f64>(hazardOf + ((<u32>load<u16>(codes + (e << 1))) << 3));
    store<f64>(at, load<f64>(at) + <f64>n * amount * hazard);
  }
}
