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

/** Rows that are read side by side. */
const GROUP: u32 = 8;

// @ts-ignore: decorator
@inline
function any(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.or(v128.or(a, b), v128.or(c, d));
}

/**
 * Bits of `count` (1 … 8) rows, whose addresses stand at `group`, into `into`. A turn takes 64 bytes of each row by
 * constant offsets, so that addresses are made once for all of them.
 */
function orGroup(group: usize, count: u32, into: usize, bytes: usize): void {
  const end = into + bytes;
  let a = <usize>load<u32>(group);
  let b = count > 1 ? <usize>load<u32>(group, 4) : a;
  let c = count > 2 ? <usize>load<u32>(group, 8) : a;
  let d = count > 3 ? <usize>load<u32>(group, 12) : a;
  if (count <= 4) {
    for (; into < end; into += 64) {
      const r0 = any(v128.load(a), v128.load(b), v128.load(c), v128.load(d));
      const r1 = any(v128.load(a, 16), v128.load(b, 16), v128.load(c, 16), v128.load(d, 16));
      const r2 = any(v128.load(a, 32), v128.load(b, 32), v128.load(c, 32), v128.load(d, 32));
      const r3 = any(v128.load(a, 48), v128.load(b, 48), v128.load(c, 48), v128.load(d, 48));
      v128.store(into, v128.or(v128.load(into), r0));
      v128.store(into, v128.or(v128.load(into, 16), r1), 16);
      v128.store(into, v128.or(v128.load(into, 32), r2), 32);
      v128.store(into, v128.or(v128.load(into, 48), r3), 48);
      a += 64;
      b += 64;
      c += 64;
      d += 64;
    }
    return;
  }
  let e = <usize>load<u32>(group, 16);
  let f = count > 5 ? <usize>load<u32>(group, 20) : a;
  let g = count > 6 ? <usize>load<u32>(group, 24) : a;
  let h = count > 7 ? <usize>load<u32>(group, 28) : a;
  for (; into < end; into += 64) {
    const r0 = any(v128.load(a), v128.load(b), v128.load(c), v128.load(d));
    const s0 = any(v128.load(e), v128.load(f), v128.load(g), v128.load(h));
    v128.store(into, v128.or(v128.load(into), v128.or(r0, s0)));
    const r1 = any(v128.load(a, 16), v128.load(b, 16), v128.load(c, 16), v128.load(d, 16));
    const s1 = any(v128.load(e, 16), v128.load(f, 16), v128.load(g, 16), v128.load(h, 16));
    v128.store(into, v128.or(v128.load(into, 16), v128.or(r1, s1)), 16);
    const r2 = any(v128.load(a, 32), v128.load(b, 32), v128.load(c, 32), v128.load(d, 32));
    const s2 = any(v128.load(e, 32), v128.load(f, 32), v128.load(g, 32), v128.load(h, 32));
    v128.store(into, v128.or(v128.load(into, 32), v128.or(r2, s2)), 32);
    const r3 = any(v128.load(a, 48), v128.load(b, 48), v128.load(c, 48), v128.load(d, 48));
    const s3 = any(v128.load(e, 48), v128.load(f, 48), v128.load(g, 48), v128.load(h, 48));
    v128.store(into, v128.or(v128.load(into, 48), v128.or(r3, s3)), 48);
    a += 64;
    b += 64;
    c += 64;
    d += 64;
    e += 64;
    f += 64;
    g += 64;
    h += 64;
  }
}

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

/** Adds the marks of a chunk's persons to its bits. */
function gatherMarks(marks: usize, bits: usize, bytes: usize): void {
  for (let o: usize = 0; o < bytes; o += 2) {
    store<u16>(bits + o, load<u16>(bits + o) | <u16>i8x16.bitmask(v128.load(marks + (o << 3))));
  }
}

/** From so many entries in a chunk's lists up they are marked by bytes, which need no look at what was there. */
const BYTES_FROM: u32 = 8192;

/**
 * Adds the persons reached in chunks [first, end) to the segments' counts. The bits of `blockChunks` chunks stay
 * at hand; rows that are bitmaps all through a block are read in groups.
 */
export function reach(panel: usize, mediaCount: u32, first: u32, end: u32, blockChunks: u32): void {
  const bits = load<u32>(panel, WORK);
  placeCursors(panel, mediaCount, first);
  for (let block = first; block < end; block += blockChunks) {
    const blockEnd = block + blockChunks < end ? block + blockChunks : end;
    memory.fill(bits, 0, bytesOf(panel, block, blockEnd));
    if (orWholeRows(panel, mediaCount, block, blockEnd, bits, bits + blockChunks * CHUNK_BYTES)) {
      const work = bits + blockChunks * CHUNK_BYTES;
      for (let chunk = block; chunk < blockEnd; chunk++) {
        orChunk(panel, mediaCount, chunk, bits + (chunk - block) * CHUNK_BYTES, work);
      }
    }
    for (let chunk = block; chunk < blockEnd; chunk++) {
      countSegments(panel, chunk, bits + (chunk - block) * CHUNK_BYTES);
    }
  }
}

/** Sets the cursor of each medium of the call to its first container from `chunk` on. */
export function placeCursors(panel: usize, mediaCount: u32, chunk: u32): void {
  const media = load<u32>(panel, MEDIA);
  const cursors = load<u32>(panel, CURSORS);
  for (let i: u32 = 0; i < mediaCount; i++) {
    store<u32>(cursors + (i << 2), containerFrom(panel, load<u32>(media + (i << 2)), chunk));
  }
}

/** Adds the rows that are bitmaps all through the block and passes them; whether others have entries in it. */
function orWholeRows(panel: usize, mediaCount: u32, block: u32, blockEnd: u32, bits: usize, group: usize): bool {
  const media = load<u32>(panel, MEDIA);
  const cursors = load<u32>(panel, CURSORS);
  const chunks = blockEnd - block;
  const bytes = bytesOf(panel, block, blockEnd);
  let others = false;
  let count: u32 = 0;
  for (let i: u32 = 0; i < mediaCount; i++) {
    const cursor = load<u32>(cursors + (i << 2));
    const stop = rowEnd(panel, load<u32>(media + (i << 2)));
    if (cursor == stop) continue;
    if (chunkOf(recordOf(panel, cursor)) >= blockEnd) continue;
    if (!isWholeRow(panel, cursor, stop, chunks, blockEnd)) {
      others = true;
      continue;
    }
    store<u32>(cursors + (i << 2), cursor + chunks);
    store<u32>(group + (count << 2), placeOf(recordOf(panel, cursor)));
    if (++count < GROUP) continue;
    orGroup(group, GROUP, bits, bytes);
    count = 0;
  }
  if (count > 0) orGroup(group, count, bits, bytes);
  return others;
}

/** Adds the containers of one chunk that cursors stand at, and passes them. */
function orChunk(panel: usize, mediaCount: u32, chunk: u32, bits: usize, work: usize): void {
  const cursors = load<u32>(panel, CURSORS);
  const bytes = bytesOf(panel, chunk, chunk + 1);
  const group = work;
  const marks = work + 64;
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

/** Whether the cursor of the call's i-th medium stands at a container of the chunk. */
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
