/** Reach: persons in any of the rows, by segment. */
import {
  AUDIENCE,
  CHUNK_SEGMENT,
  CURSORS,
  MEDIA,
  SEGMENT_START,
  SEGMENTS,
  WORK,
} from '../src/panel/kernel-fields';
import {
  bytesOf,
  CHUNK_BYTES,
  CHUNK_PERSONS,
  chunkOf,
  containerFrom,
  isBitmap,
  isWholeRow,
  personsIn,
  placeOf,
  recordOf,
  rowEnd,
  sizeOf,
} from './panel';
import { popcountRange } from './bits';
import { GROUP, GROUP_BYTES, orGroup } from './or-rows';

/** Marks a list's persons, one byte each. */
function markBytes(list: usize, count: u32, bytes: usize): void {
  const end = list + (count << 1);
  while (list < end) {
    store<u8>(bytes + load<u16>(list), 0xff);
    list += 2;
  }
}

/** Sets a list's bits. */
function markBits(list: usize, count: u32, bits: usize): void {
  const end = list + (count << 1);
  while (list < end) {
    const p = <u32>load<u16>(list);
    const at = bits + ((p >>> 5) << 2);
    store<u32>(at, load<u32>(at) | (1 << (p & 31)));
    list += 2;
  }
}

/** ORs the marks of a chunk's persons into its bits. */
function gatherMarks(marks: usize, bits: usize, bytes: usize): void {
  for (let o: usize = 0; o < bytes; o += 2) {
    store<u16>(bits + o, load<u16>(bits + o) | <u16>i8x16.bitmask(v128.load(marks + (o << 3))));
  }
}

/** Minimum entries in a chunk's lists for marking by bytes, which needs no read before the write. */
const BYTES_FROM: u32 = 8192;

/**
 * Adds the persons reached in chunks [first, end) to the segments' counts, a block of `blockChunks` after another,
 * whose bits stay in the cache. Changes the order of the call's media.
 */
export function reach(panel: usize, mediaCount: u32, first: u32, end: u32, blockChunks: u32): void {
  const bits = load<u32>(panel, WORK);
  placeCursors(panel, mediaCount, first);
  for (let block = first; block < end; block += blockChunks) {
    const blockEnd = block + blockChunks < end ? block + blockChunks : end;
    memory.fill(bits, 0, bytesOf(panel, block, blockEnd));
    orBlock(panel, mediaCount, block, blockEnd, bits, bits + blockChunks * CHUNK_BYTES);
    for (let chunk = block; chunk < blockEnd; chunk++) {
      countSegments(panel, chunk, bits + (chunk - block) * CHUNK_BYTES);
    }
  }
}

/**
 * ORs the first `mediaCount` media in chunks [first, end) into `bits`: all-bitmap rows
 * in one pass, which is fastest, the others by halves.
 */
function orBlock(panel: usize, mediaCount: u32, first: u32, end: u32, bits: usize, work: usize): void {
  if (end - first == 1) {
    orChunk(panel, mediaCount, first, bits, work);
    return;
  }
  const left = orWholeRows(panel, mediaCount, first, end, bits, work);
  if (left == 0) return;
  const middle = (first + end + 1) >>> 1;
  orBlock(panel, left, first, middle, bits, work);
  orBlock(panel, left, middle, end, bits + (middle - first) * CHUNK_BYTES, work);
}

/** Sets the cursor of each medium of the call to its first container at or after `chunk`. */
export function placeCursors(panel: usize, mediaCount: u32, chunk: u32): void {
  const media = load<u32>(panel, MEDIA);
  const cursors = load<u32>(panel, CURSORS);
  for (let i: u32 = 0; i < mediaCount; i++) {
    store<u32>(cursors + (i << 2), containerFrom(panel, load<u32>(media + (i << 2)), chunk));
  }
}

/**
 * ORs the all-bitmap rows of the block and advances their cursors. Moves media with other containers in it
 * to the front and returns their number.
 */
function orWholeRows(panel: usize, mediaCount: u32, block: u32, blockEnd: u32, bits: usize, group: usize): u32 {
  const media = load<u32>(panel, MEDIA);
  const cursors = load<u32>(panel, CURSORS);
  const chunks = blockEnd - block;
  const bytes = bytesOf(panel, block, blockEnd);
  let left: u32 = 0;
  let count: u32 = 0;
  for (let i: u32 = 0; i < mediaCount; i++) {
    const at = i << 2;
    const medium = load<u32>(media + at);
    const cursor = load<u32>(cursors + at);
    const stop = rowEnd(panel, medium);
    if (cursor == stop) continue;
    const record = recordOf(panel, cursor);
    if (chunkOf(record) >= blockEnd) continue;
    if (!isWholeRow(panel, cursor, stop, chunks, blockEnd)) {
      const to = left++ << 2;
      store<u32>(media + at, load<u32>(media + to));
      store<u32>(cursors + at, load<u32>(cursors + to));
      store<u32>(media + to, medium);
      store<u32>(cursors + to, cursor);
      continue;
    }
    store<u32>(cursors + at, cursor + chunks);
    store<u32>(group + (count << 2), placeOf(record));
    if (++count < GROUP) continue;
    orGroup(group, GROUP, bits, bytes);
    count = 0;
  }
  if (count > 0) orGroup(group, count, bits, bytes);
  return left;
}

/** ORs the containers of one chunk at the cursors, and advances these. */
function orChunk(panel: usize, mediaCount: u32, chunk: u32, bits: usize, work: usize): void {
  const cursors = load<u32>(panel, CURSORS);
  const bytes = bytesOf(panel, chunk, chunk + 1);
  const group = work;
  const marks = work + GROUP_BYTES;
  let entries: u32 = 0;
  let count: u32 = 0;
  for (let i: u32 = 0; i < mediaCount; i++) {
    const record = recordOf(panel, load<u32>(cursors + (i << 2)));
    if (atChunk(panel, i, chunk) && !isBitmap(record)) entries += sizeOf(record);
  }
  const byBytes = entries >= BYTES_FROM;
  if (byBytes) memory.fill(marks, 0, bytes << 3);
  for (let i: u32 = 0; i < mediaCount; i++) {
    if (!atChunk(panel, i, chunk)) continue;
    const cursor = load<u32>(cursors + (i << 2));
    const record = recordOf(panel, cursor);
    store<u32>(cursors + (i << 2), cursor + 1);
    if (!isBitmap(record)) {
      if (byBytes) markBytes(placeOf(record), sizeOf(record), marks);
      else markBits(placeOf(record), sizeOf(record), bits);
      continue;
    }
    store<u32>(group + (count << 2), placeOf(record));
    if (++count < GROUP) continue;
    orGroup(group, GROUP, bits, bytes);
    count = 0;
  }
  if (count > 0) orGroup(group, count, bits, bytes);
  if (byBytes) gatherMarks(marks, bits, bytes);
}

/** Whether the cursor of the call's i-th medium is at a container of the chunk. */
// @ts-ignore: decorator
@inline
export function atChunk(panel: usize, i: u32, chunk: u32): bool {
  const cursor = load<u32>(load<u32>(panel, CURSORS) + (i << 2));
  if (cursor == rowEnd(panel, load<u32>(load<u32>(panel, MEDIA) + (i << 2)))) return false;
  return chunkOf(recordOf(panel, cursor)) == chunk;
}

/** Adds the set bits of a chunk that are in the audience to the counts of its segments. */
function countSegments(panel: usize, chunk: u32, bits: usize): void {
  const starts = load<u32>(panel, SEGMENT_START);
  const counts = load<u32>(panel, SEGMENTS);
  const audience = load<u32>(panel, AUDIENCE) + chunk * CHUNK_BYTES;
  const begin = chunk * CHUNK_PERSONS;
  const stop = begin + personsIn(panel, chunk);
  let h = load<u32>(load<u32>(panel, CHUNK_SEGMENT) + (chunk << 2));
  let from = begin;
  while (from < stop) {
    const segmentEnd = load<u32>(starts + (h << 2), 4);
    const to = segmentEnd < stop ? segmentEnd : stop;
    const at = counts + (h << 2);
    store<u32>(at, load<u32>(at) + popcountRange(bits, audience, from - begin, to - begin));
    from = to;
    h++;
  }
}
