/** Weighted people of a container whose bit is set. */
import {
  CHUNK_SEGMENT,
  PERSON_COUNT,
  SEGMENT_COUNT,
  SEGMENT_START,
  SEGMENT_WEIGHT,
  SHORT_SEGMENTS,
  WEIGHTS,
} from '../src/panel/kernel-fields';
import { isSet, popcountRange } from './bits';
import { bytesOf, CHUNK_PERSONS, isBitmap, personsIn, placeOf, sizeOf } from './panel';

/** Weighted people of a chunk whose bits are set in both masks. */
export function weightRange(panel: usize, chunk: u32, one: usize, other: usize): f64 {
  const starts = load<u32>(panel, SEGMENT_START);
  const weights = load<u32>(panel, SEGMENT_WEIGHT);
  const begin = chunk * CHUNK_PERSONS;
  const stop = begin + personsIn(panel, chunk);
  let h = load<u32>(load<u32>(panel, CHUNK_SEGMENT) + (chunk << 2));
  let from = begin;
  let sum: f64 = 0;
  while (from < stop) {
    const segmentEnd = load<u32>(starts + (h << 2), 4);
    const to = segmentEnd < stop ? segmentEnd : stop;
    sum += <f64>popcountRange(one, other, from - begin, to - begin) * load<f64>(weights + (h << 3));
    from = to;
    h++;
  }
  return sum;
}

/** The same, one person at a time. */
function weightEach(weights: usize, bytes: usize, one: usize, other: usize): f64 {
  let sum: f64 = 0;
  for (let o: usize = 0; o < bytes; o += 8) {
    let word = load<u64>(one + o) & load<u64>(other + o);
    while (word) {
      sum += load<f64>(weights + (o << 6) + (<usize>ctz<u64>(word) << 3));
      word &= word - 1;
    }
  }
  return sum;
}

/** Weighted people of a list whose bit is set. Sums of weights are exact, so two may be accumulated in parallel. */
function weightList(weights: usize, list: usize, size: u32, bits: usize): f64 {
  const end = list + (size << 1);
  let even: f64 = 0;
  let odd: f64 = 0;
  if (size & 1) {
    const p = <u32>load<u16>(list);
    even = isSet(bits, p) ? load<f64>(weights + (p << 3)) : 0;
    list += 2;
  }
  while (list < end) {
    const p = <u32>load<u16>(list);
    const q = <u32>load<u16>(list, 2);
    even += select<f64>(load<f64>(weights + (p << 3)), 0, isSet(bits, p) != 0);
    odd += select<f64>(load<f64>(weights + (q << 3)), 0, isSet(bits, q) != 0);
    list += 4;
  }
  return even + odd;
}

/** The same by segment, without reading the weights of persons. */
function weightListRange(panel: usize, chunk: u32, list: usize, size: u32, bits: usize): f64 {
  const starts = load<u32>(panel, SEGMENT_START);
  const segmentWeights = load<u32>(panel, SEGMENT_WEIGHT);
  const begin = chunk * CHUNK_PERSONS;
  const end = list + (size << 1);
  let h = load<u32>(load<u32>(panel, CHUNK_SEGMENT) + (chunk << 2));
  let bound = load<u32>(starts + (h << 2), 4) - begin;
  let persons: u32 = 0;
  let sum: f64 = 0;
  for (; list < end; list += 2) {
    const p = <u32>load<u16>(list);
    if (p >= bound) {
      sum += <f64>persons * load<f64>(segmentWeights + (h << 3));
      persons = 0;
      do {
        h++;
        bound = load<u32>(starts + (h << 2), 4) - begin;
      } while (p >= bound);
    }
    persons += isSet(bits, p);
  }
  return sum + <f64>persons * load<f64>(segmentWeights + (h << 3));
}

/** Σ w of a container's persons whose bit is set in `bits`. */
// @ts-ignore: decorator
@inline
export function weightOf(panel: usize, record: usize, chunk: u32, bits: usize): f64 {
  const weights = load<u32>(panel, WEIGHTS) + chunk * (CHUNK_PERSONS << 3);
  const place = placeOf(record);
  if (load<u32>(panel, SHORT_SEGMENTS)) {
    if (!isBitmap(record)) return weightList(weights, place, sizeOf(record), bits);
    return weightEach(weights, bytesOf(panel, chunk, chunk + 1), place, bits);
  }
  if (isBitmap(record)) return weightRange(panel, chunk, place, bits);
  // A list whose entries mostly lie in different segments is weighted by person.
  if (sizeOf(record) < segmentsIn(panel, chunk) << 2) return weightList(weights, place, sizeOf(record), bits);
  return weightListRange(panel, chunk, place, sizeOf(record), bits);
}

/** Segments that overlap a chunk. */
// @ts-ignore: decorator
@inline
function segmentsIn(panel: usize, chunk: u32): u32 {
  const first = load<u32>(panel, CHUNK_SEGMENT) + (chunk << 2);
  const isLast = (chunk + 1) * CHUNK_PERSONS >= load<u32>(panel, PERSON_COUNT);
  return (isLast ? load<u32>(panel, SEGMENT_COUNT) : load<u32>(first, 4) + 1) - load<u32>(first);
}
