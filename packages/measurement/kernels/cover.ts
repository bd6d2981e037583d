/** The cover of a selection: contacts of every person with the working plan, and what media would add. */
import {
  AMOUNTS,
  AUDIENCE,
  CHUNK_SEGMENT,
  CONTACTS,
  COVER_FROM,
  COVER_K,
  CURSORS,
  MEDIA,
  OPEN,
  PERSON_COUNT,
  SEGMENT_COUNT,
  SEGMENT_START,
  SEGMENT_WEIGHT,
  SHORT_SEGMENTS,
  WEIGHTS,
  WORK,
} from '../src/panel/kernel-fields';
import { popcountFour, popcountRange, spread } from './bits';
import { atChunk, placeCursors } from './union';
import {
  bytesOf,
  CHUNK_BYTES,
  CHUNK_PERSONS,
  chunkOf,
  containerFrom,
  extraOf,
  isBitmap,
  isWholeRow,
  personsIn,
  placeOf,
  recordOf,
  rowBegin,
  rowEnd,
  sizeOf,
  surplusOf,
} from './panel';

// @ts-ignore: decorator
@inline
function isSet(bits: usize, local: u32): u32 {
  return (load<u8>(bits + (local >>> 3)) >>> <u8>(local & 7)) & 1;
}

// @ts-ignore: decorator
@inline
function worth(contacts: u32, k: u32, from: u32): i32 {
  return (contacts < k ? contacts : k) - (contacts < from ? contacts : from);
}

/** Adds `change` to a person's contacts and updates the open bit: set while one more contact adds value. */
// @ts-ignore: decorator
@inline
function move(local: u32, change: i32, contacts: usize, open: usize, audience: usize, k: u32, from: u32): void {
  const at = contacts + (local << 1);
  const before = <u32>load<u16>(at);
  const after = before + change;
  store<u16>(at, <u16>after);
  const isOpen = u32(after >= from && after < k);
  if (isOpen == u32(before >= from && before < k)) return;
  const word = open + ((local >>> 5) << 2);
  const bit: u32 = 1 << (local & 31);
  const bits = load<u32>(word) & ~bit;
  store<u32>(word, bits | (isOpen ? bit & load<u32>(audience + ((local >>> 5) << 2)) : 0));
}

/** Adds a medium's passages, each pair's cut at k, to the contacts (sign 1) or subtracts them (sign −1). */
export function moveMedium(panel: usize, medium: u32, sign: i32): void {
  const k = load<u32>(panel, COVER_K);
  const from = load<u32>(panel, COVER_FROM);
  const stop = rowEnd(panel, medium);
  for (let c = rowBegin(panel, medium); c < stop; c++) {
    const record = recordOf(panel, c);
    const chunk = chunkOf(record);
    const contacts = load<u32>(panel, CONTACTS) + chunk * (CHUNK_PERSONS << 1);
    const open = load<u32>(panel, OPEN) + chunk * CHUNK_BYTES;
    const audience = load<u32>(panel, AUDIENCE) + chunk * CHUNK_BYTES;
    const extra = extraOf(record);
    if (!isBitmap(record)) {
      const list = placeOf(record);
      for (let i: u32 = 0; i < sizeOf(record); i++) {
        const n: u32 = extra == 0 ? 1 : load<u8>(extra + i);
        move(load<u16>(list + (i << 1)), sign * <i32>(n < k ? n : k), contacts, open, audience, k, from);
      }
      continue;
    }
    const bits = placeOf(record);
    const bytes = bytesOf(panel, chunk, chunk + 1);
    for (let o: usize = 0; o < bytes; o += 8) {
      let word = load<u64>(bits + o);
      while (word) {
        move((<u32>o << 3) + <u32>ctz<u64>(word), sign, contacts, open, audience, k, from);
        word &= word - 1;
      }
    }
    const surplus = surplusOf(record);
    for (let i: u32 = 0; i < surplus; i++) {
      const more = <u32>load<u8>(extra + (surplus << 1) + i);
      const counted = more < k ? more : k - 1;
      move(load<u16>(extra + (i << 1)), sign * <i32>counted, contacts, open, audience, k, from);
    }
  }
}

/** Closes a medium's persons permanently. */
export function serve(panel: usize, medium: u32): void {
  const stop = rowEnd(panel, medium);
  for (let c = rowBegin(panel, medium); c < stop; c++) {
    const record = recordOf(panel, c);
    const chunk = chunkOf(record);
    const open = load<u32>(panel, OPEN) + chunk * CHUNK_BYTES;
    const place = placeOf(record);
    if (isBitmap(record)) {
      const bytes = bytesOf(panel, chunk, chunk + 1);
      for (let o: usize = 0; o < bytes; o += 16) {
        v128.store(open + o, v128.andnot(v128.load(open + o), v128.load(place + o)));
      }
      continue;
    }
    const end = place + (sizeOf(record) << 1);
    for (let list = place; list < end; list += 2) {
      const p = <u32>load<u16>(list);
      const word = open + ((p >>> 5) << 2);
      store<u32>(word, load<u32>(word) & ~(1 << (p & 31)));
    }
  }
}

/** Value of the cover in chunks [first, end). */
export function coverWorth(panel: usize, first: u32, end: u32): f64 {
  const starts = load<u32>(panel, SEGMENT_START);
  const k = load<u32>(panel, COVER_K);
  const from = load<u32>(panel, COVER_FROM);
  let sum: f64 = 0;
  for (let chunk = first; chunk < end; chunk++) {
    const begin = chunk * CHUNK_PERSONS;
    const stop = begin + personsIn(panel, chunk);
    const contacts = load<u32>(panel, CONTACTS) + (begin << 1);
    const audience = load<u32>(panel, AUDIENCE) + chunk * CHUNK_BYTES;
    let h = load<u32>(load<u32>(panel, CHUNK_SEGMENT) + (chunk << 2));
    let p = begin;
    while (p < stop) {
      const segmentEnd = load<u32>(starts + (h << 2), 4);
      const to = segmentEnd < stop ? segmentEnd : stop;
      let units: u32 = 0;
      for (; p < to; p++) {
        const local = p - begin;
        units += isSet(audience, local) * worth(load<u16>(contacts + (local << 1)), k, from);
      }
      sum += <f64>units * load<f64>(load<u32>(panel, SEGMENT_WEIGHT) + (h << 3));
      h++;
    }
  }
  return sum;
}

/** Weighted people of a chunk whose bits are set in both masks. */
function weightRange(panel: usize, chunk: u32, one: usize, other: usize): f64 {
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
function weightOf(panel: usize, record: usize, chunk: u32, bits: usize): f64 {
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

/**
 * Bytes of a chunk's persons for counting surpluses: min(contacts + 1, k), and k outside the audience, so a
 * person who can gain nothing more is k.
 */
function writeLevels(panel: usize, chunk: u32, k: u32, levels: usize): void {
  const contacts = load<u32>(panel, CONTACTS) + chunk * (CHUNK_PERSONS << 1);
  const audience = load<u32>(panel, AUDIENCE) + chunk * CHUNK_BYTES;
  const persons = bytesOf(panel, chunk, chunk + 1) << 3;
  const one = i16x8.splat(1);
  const most = i16x8.splat(<i16>k);
  const all = i8x16.splat(-1);
  for (let p: usize = 0; p < persons; p += 16) {
    const low = i16x8.min_u(i16x8.add_sat_u(v128.load(contacts + (p << 1)), one), most);
    const high = i16x8.min_u(i16x8.add_sat_u(v128.load(contacts + (p << 1), 16), one), most);
    const counted = spread(audience + (p >>> 3), all);
    v128.store(levels + p, v128.bitselect(i8x16.narrow_i16x8_u(low, high), i8x16.splat(<i8>k), counted));
  }
}

/** Gain from the passages beyond the first of a container: integer counts per weight, then multiplied. */
function surplusIn(panel: usize, record: usize, chunk: u32, k: u32, from: u32, levels: usize): f64 {
  const extra = extraOf(record);
  if (extra == 0) return 0;
  const isBits = isBitmap(record);
  let list = isBits ? extra : placeOf(record);
  const size = isBits ? surplusOf(record) : sizeOf(record);
  let passages = isBits ? extra + (size << 1) : extra;
  const one = u32(!isBits);
  const end = list + (size << 1);
  const short = load<u32>(panel, SHORT_SEGMENTS) != 0;
  const starts = load<u32>(panel, SEGMENT_START);
  const segmentWeights = load<u32>(panel, SEGMENT_WEIGHT);
  const begin = chunk * CHUNK_PERSONS;
  const weights = load<u32>(panel, WEIGHTS) + (begin << 3);
  let h = load<u32>(load<u32>(panel, CHUNK_SEGMENT) + (chunk << 2));
  // Persons below `bound` have weight w; in short segments each weight is looked up.
  let bound: u32 = short ? 0 : load<u32>(starts + (h << 2), 4) - begin;
  let w: f64 = short ? 0 : load<f64>(segmentWeights + (h << 3));
  let units: u32 = 0;
  let sum: f64 = 0;
  for (; list < end; list += 2, passages++) {
    const p = <u32>load<u16>(list);
    const more = <u32>load<u8>(passages) - one;
    if (more == 0) continue;
    if (p >= bound) {
      let weight: f64;
      if (short) {
        weight = load<f64>(weights + (p << 3));
      } else {
        do {
          h++;
          bound = load<u32>(starts + (h << 2), 4) - begin;
        } while (p >= bound);
        weight = load<f64>(segmentWeights + (h << 3));
      }
      if (weight != w) {
        sum += <f64>units * w;
        units = 0;
        w = weight;
      }
    }
    const level = <u32>load<u8>(levels + p);
    const after = level + more;
    const reached = after < k ? after : k;
    units += (reached > from ? reached : from) - (level > from ? level : from);
  }
  return sum + <f64>units * w;
}

/** Gain of adding the medium to the cover. */
export function gain(panel: usize, medium: u32, first: u32, end: u32): f64 {
  const k = load<u32>(panel, COVER_K);
  const from = load<u32>(panel, COVER_FROM);
  const levels = load<u32>(panel, WORK);
  const stop = rowEnd(panel, medium);
  let people: f64 = 0;
  let surplus: f64 = 0;
  for (let c = containerFrom(panel, medium, first); c < stop; c++) {
    const record = recordOf(panel, c);
    const chunk = chunkOf(record);
    if (chunk >= end) break;
    people += weightOf(panel, record, chunk, load<u32>(panel, OPEN) + chunk * CHUNK_BYTES);
    if (k == 1 || extraOf(record) == 0) continue;
    writeLevels(panel, chunk, k, levels);
    surplus += surplusIn(panel, record, chunk, k, from, levels);
  }
  return people + surplus;
}

/**
 * Adds the open people of four bitmaps of a chunk to the media's amounts; `group` contains the bitmap and amount of each, and
 * `offset` is added to the bitmaps' addresses.
 */
function openFour(panel: usize, chunk: u32, group: usize, further: usize): void {
  const starts = load<u32>(panel, SEGMENT_START);
  const segmentWeights = load<u32>(panel, SEGMENT_WEIGHT);
  const counts = group + 32;
  const begin = chunk * CHUNK_PERSONS;
  const stop = begin + personsIn(panel, chunk);
  const open = load<u32>(panel, OPEN) + chunk * CHUNK_BYTES;
  const a = <usize>load<u32>(group) + further;
  const b = <usize>load<u32>(group, 8) + further;
  const c = <usize>load<u32>(group, 16) + further;
  const d = <usize>load<u32>(group, 24) + further;
  let sumA: f64 = 0;
  let sumB: f64 = 0;
  let sumC: f64 = 0;
  let sumD: f64 = 0;
  let h = load<u32>(load<u32>(panel, CHUNK_SEGMENT) + (chunk << 2));
  let from = begin;
  while (from < stop) {
    const segmentEnd = load<u32>(starts + (h << 2), 4);
    const to = segmentEnd < stop ? segmentEnd : stop;
    popcountFour(a, b, c, d, open, from - begin, to - begin, counts);
    const w = load<f64>(segmentWeights + (h << 3));
    sumA += <f64>load<u32>(counts) * w;
    sumB += <f64>load<u32>(counts, 4) * w;
    sumC += <f64>load<u32>(counts, 8) * w;
    sumD += <f64>load<u32>(counts, 12) * w;
    from = to;
    h++;
  }
  addTo(load<u32>(group, 4), sumA);
  addTo(load<u32>(group, 12), sumB);
  addTo(load<u32>(group, 20), sumC);
  addTo(load<u32>(group, 28), sumD);
}

// @ts-ignore: decorator
@inline
function addTo(at: usize, sum: f64): void {
  store<f64>(at, load<f64>(at) + sum);
}

/** Chunks per block in which all-bitmap rows are read in one pass: long reads are faster. */
const BLOCK_CHUNKS: u32 = 8;

/** Writes the gain of each medium of the call into its amount, block by block. */
export function gains(panel: usize, mediaCount: u32, first: u32, end: u32): void {
  const people = load<u32>(panel, AMOUNTS);
  const surplus = people + (mediaCount << 3);
  // Levels of persons are available for one chunk; segments of single persons have no counts.
  const isByChunk = load<u32>(panel, COVER_K) > 1 || load<u32>(panel, SHORT_SEGMENTS) != 0;
  memory.fill(people, 0, mediaCount << 4);
  placeCursors(panel, mediaCount, first);
  for (let block = first; block < end; block += BLOCK_CHUNKS) {
    const blockEnd = block + BLOCK_CHUNKS < end ? block + BLOCK_CHUNKS : end;
    if (!isByChunk && !gainsOfWholeRows(panel, mediaCount, block, blockEnd)) continue;
    for (let chunk = block; chunk < blockEnd; chunk++) gainsInChunk(panel, mediaCount, chunk);
  }
  for (let i: u32 = 0; i < mediaCount; i++) addTo(people + (i << 3), load<f64>(surplus + (i << 3)));
}

/** Gains of the all-bitmap rows of the block, four in parallel; returns whether other rows have entries in it. */
function gainsOfWholeRows(panel: usize, mediaCount: u32, block: u32, blockEnd: u32): bool {
  const media = load<u32>(panel, MEDIA);
  const cursors = load<u32>(panel, CURSORS);
  const people = load<u32>(panel, AMOUNTS);
  const group = load<u32>(panel, WORK) + CHUNK_PERSONS;
  const chunks = blockEnd - block;
  let others = false;
  let waiting: u32 = 0;
  for (let i: u32 = 0; i < mediaCount; i++) {
    const cursor = load<u32>(cursors + (i << 2));
    const stop = rowEnd(panel, load<u32>(media + (i << 2)));
    if (cursor == stop || chunkOf(recordOf(panel, cursor)) >= blockEnd) continue;
    if (!isWholeRow(panel, cursor, stop, chunks, blockEnd)) {
      others = true;
      continue;
    }
    store<u32>(cursors + (i << 2), cursor + chunks);
    store<u32>(group + (waiting << 3), placeOf(recordOf(panel, cursor)));
    store<u32>(group + (waiting << 3), people + (i << 3), 4);
    if (++waiting < 4) continue;
    for (let chunk = block; chunk < blockEnd; chunk++) {
      openFour(panel, chunk, group, (chunk - block) * CHUNK_BYTES);
    }
    waiting = 0;
  }
  for (let chunk = block; chunk < blockEnd; chunk++) {
    openFew(panel, chunk, group, waiting, (chunk - block) * CHUNK_BYTES);
  }
  return others;
}

/** Gains in one chunk of the media whose cursors are at it; bitmaps are read four in parallel. */
function gainsInChunk(panel: usize, mediaCount: u32, chunk: u32): void {
  const cursors = load<u32>(panel, CURSORS);
  const people = load<u32>(panel, AMOUNTS);
  const surplus = people + (mediaCount << 3);
  const k = load<u32>(panel, COVER_K);
  const from = load<u32>(panel, COVER_FROM);
  const levels = load<u32>(panel, WORK);
  const group = levels + CHUNK_PERSONS;
  const inFours = !load<u32>(panel, SHORT_SEGMENTS);
  const open = load<u32>(panel, OPEN) + chunk * CHUNK_BYTES;
  let waiting: u32 = 0;
  if (k > 1) writeLevels(panel, chunk, k, levels);
  for (let i: u32 = 0; i < mediaCount; i++) {
    if (!atChunk(panel, i, chunk)) continue;
    const cursor = load<u32>(cursors + (i << 2));
    const record = recordOf(panel, cursor);
    store<u32>(cursors + (i << 2), cursor + 1);
    if (k > 1) addTo(surplus + (i << 3), surplusIn(panel, record, chunk, k, from, levels));
    if (!inFours || !isBitmap(record)) {
      addTo(people + (i << 3), weightOf(panel, record, chunk, open));
      continue;
    }
    store<u32>(group + (waiting << 3), placeOf(record));
    store<u32>(group + (waiting << 3), people + (i << 3), 4);
    if (++waiting < 4) continue;
    openFour(panel, chunk, group, 0);
    waiting = 0;
  }
  openFew(panel, chunk, group, waiting, 0);
}

/** The same for the remaining one to three bitmaps of a chunk. */
function openFew(panel: usize, chunk: u32, group: usize, count: u32, further: usize): void {
  const open = load<u32>(panel, OPEN) + chunk * CHUNK_BYTES;
  for (let i: u32 = 0; i < count; i++) {
    const bits = <usize>load<u32>(group + (i << 3)) + further;
    addTo(load<u32>(group + (i << 3), 4), weightRange(panel, chunk, bits, open));
  }
}

/** Σ w·n of a medium over the audience: people first, then their further passages. */
export function contacts(panel: usize, medium: u32): f64 {
  const stop = rowEnd(panel, medium);
  let people: f64 = 0;
  let surplus: f64 = 0;
  for (let c = rowBegin(panel, medium); c < stop; c++) {
    const record = recordOf(panel, c);
    const chunk = chunkOf(record);
    const audience = load<u32>(panel, AUDIENCE) + chunk * CHUNK_BYTES;
    people += weightOf(panel, record, chunk, audience);
    const extra = extraOf(record);
    if (extra == 0) continue;
    const list = isBitmap(record) ? extra : placeOf(record);
    const size = isBitmap(record) ? surplusOf(record) : sizeOf(record);
    const passages = isBitmap(record) ? extra + (size << 1) : extra;
    const first = u32(!isBitmap(record));
    const weights = load<u32>(panel, WEIGHTS) + chunk * (CHUNK_PERSONS << 3);
    for (let i: u32 = 0; i < size; i++) {
      const p = <u32>load<u16>(list + (i << 1));
      if (!isSet(audience, p)) continue;
      surplus += <f64>(<u32>load<u8>(passages + i) - first) * load<f64>(weights + (p << 3));
    }
  }
  return people + surplus;
}
