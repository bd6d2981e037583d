/** What each of many media would add to the cover, read in parallel. */
import {
  AMOUNTS,
  CHUNK_SEGMENT,
  COVER_FROM,
  COVER_K,
  CURSORS,
  MEDIA,
  OPEN,
  SEGMENT_START,
  SEGMENT_WEIGHT,
  SHORT_SEGMENTS,
  WORK,
} from '../src/panel/kernel-fields';
import { popcountFour } from './bits';
import {
  CHUNK_BYTES,
  CHUNK_PERSONS,
  chunkOf,
  isBitmap,
  isWholeRow,
  personsIn,
  placeOf,
  recordOf,
  rowEnd,
} from './panel';
import { surplusIn, writeLevels } from './surplus';
import { atChunk, placeCursors } from './union';
import { weightOf, weightRange } from './weights';

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

/** The same for the remaining one to three bitmaps of a chunk. */
function openFew(panel: usize, chunk: u32, group: usize, count: u32, further: usize): void {
  const open = load<u32>(panel, OPEN) + chunk * CHUNK_BYTES;
  for (let i: u32 = 0; i < count; i++) {
    const bits = <usize>load<u32>(group + (i << 3)) + further;
    addTo(load<u32>(group + (i << 3), 4), weightRange(panel, chunk, bits, open));
  }
}

// @ts-ignore: decorator
@inline
function addTo(at: usize, sum: f64): void {
  store<f64>(at, load<f64>(at) + sum);
}
