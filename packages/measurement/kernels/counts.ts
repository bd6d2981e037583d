/** Frequency distribution: passages of every person with a plan, by class. */
import { AUDIENCE, CURSORS, WORK } from '../src/panel/kernel-fields';
import { addSixteen, emptyPlanes, GROUP, PLANES } from './planes';
import {
  bytesOf,
  CHUNK_BYTES,
  CHUNK_PERSONS,
  dataOf,
  extraOf,
  isBitmap,
  placeOf,
  recordOf,
  sizeOf,
  surplusOf,
} from './panel';
import { spread } from './bits';
import { classifyChunk } from './classes';
import { atChunk, placeCursors } from './union';

/** Rows may stand for 1, 2 or 4 contacts; buffers for the addresses of waiting rows, by weight, and their number. */
const WEIGHTS: u32 = 3;
const WAITING_BYTES: usize = 128;

/**
 * Adds people and persons of chunks [first, end) to the classes 0 … top at `sums`: f64 weights, then f64
 * persons. Counts saturate at 255, beyond any class. Bitmap rows and digits are added bit-sliced, 16 at a time
 * by carry-save adders, lists and surpluses one by one.
 */
export function distribution(panel: usize, mediaCount: u32, first: u32, end: u32, top: u32): void {
  placeCursors(panel, mediaCount, first);
  const counts = load<u32>(panel, WORK);
  const classes = counts + CHUNK_PERSONS + PLANES * CHUNK_BYTES + WEIGHTS * WAITING_BYTES + CHUNK_BYTES;
  for (let chunk = first; chunk < end; chunk++) {
    countChunk(panel, mediaCount, chunk, counts, top < 64 ? 6 : 7);
    mergeAudience(panel, chunk, counts, top);
    classifyChunk(panel, chunk, counts, top, classes);
  }
}

/** Counts the passages of the chunk's persons, one byte each; bitmaps use planes 0 … last. */
function countChunk(panel: usize, mediaCount: u32, chunk: u32, counts: usize, last: u32): void {
  const cursors = load<u32>(panel, CURSORS);
  const bytes = bytesOf(panel, chunk, chunk + 1);
  const planes = counts + CHUNK_PERSONS;
  const waiting = planes + PLANES * CHUNK_BYTES;
  memory.fill(counts, 0, bytes << 3);
  let inPlanes = false;
  for (let i: u32 = 0; i < mediaCount; i++) {
    if (!atChunk(panel, i, chunk)) continue;
    const cursor = load<u32>(cursors + (i << 2));
    const record = recordOf(panel, cursor);
    store<u32>(cursors + (i << 2), cursor + 1);
    if (!isBitmap(record)) {
      addList(counts, placeOf(record), sizeOf(record), extraOf(record));
      continue;
    }
    if (!inPlanes) {
      memory.fill(planes, 0, PLANES * CHUNK_BYTES + WEIGHTS * WAITING_BYTES);
      inPlanes = true;
    }
    const digits = dataOf(record);
    if (digits == 0) {
      takeRow(waiting, 0, placeOf(record), planes, bytes, last);
      const extra = extraOf(record);
      const surplus = surplusOf(record);
      if (surplus > 0) addList(counts, extra, surplus, extra + (surplus << 1));
      continue;
    }
    for (let w: u32 = 0; w < WEIGHTS; w++) takeRow(waiting, w, digits + w * bytes, planes, bytes, last);
    const many = digits + WEIGHTS * bytes;
    const size = load<u32>(many);
    if (size > 0) addList(counts, many + 4, size, many + 4 + (size << 1));
  }
  if (inPlanes) {
    addWaiting(waiting, planes, bytes, last);
    emptyPlanes(planes, counts, bytes, last);
  }
}

/** Queues a row of weight 2^w until there are sixteen. */
// @ts-ignore: decorator
@inline
function takeRow(waiting: usize, w: u32, row: usize, planes: usize, bytes: usize, last: u32): void {
  const group = waiting + w * WAITING_BYTES;
  const count = load<u32>(group, 64);
  store<u32>(group + (count << 2), row);
  store<u32>(group, (count + 1) & (GROUP - 1), 64);
  if (count + 1 == GROUP) addSixteen(group, planes + w * bytes, bytes, last - w);
}

/** Adds the queued rows; empty rows pad their groups. */
function addWaiting(waiting: usize, planes: usize, bytes: usize, last: u32): void {
  const empty = waiting + WEIGHTS * WAITING_BYTES;
  memory.fill(empty, 0, bytes);
  for (let w: u32 = 0; w < WEIGHTS; w++) {
    const group = waiting + w * WAITING_BYTES;
    const count = load<u32>(group, 64);
    if (count == 0) continue;
    for (let i = count; i < GROUP; i++) store<u32>(group + (i << 2), empty);
    addSixteen(group, planes + w * bytes, bytes, last - w);
  }
}

// @ts-ignore: decorator
@inline
function addUpTo255(at: usize, more: u32): void {
  const n = <u32>load<u8>(at) + more;
  if (n > 255) store<u8>(at, 255);
  else store<u8>(at, <u8>n);
}

/** Adds a list's persons with their passages (address 0: one each) to the counts. */
function addList(counts: usize, list: usize, size: u32, passages: usize): void {
  const end = list + (size << 1);
  if (passages == 0) {
    for (; list < end; list += 2) addUpTo255(counts + load<u16>(list), 1);
    return;
  }
  for (; list + 8 <= end; list += 8, passages += 4) {
    addUpTo255(counts + load<u16>(list), load<u8>(passages));
    addUpTo255(counts + load<u16>(list, 2), load<u8>(passages, 1));
    addUpTo255(counts + load<u16>(list, 4), load<u8>(passages, 2));
    addUpTo255(counts + load<u16>(list, 6), load<u8>(passages, 3));
  }
  for (; list < end; list += 2, passages++) addUpTo255(counts + load<u16>(list), load<u8>(passages));
}

/** Limits counts to the open class, and sets persons outside the audience to 255. */
function mergeAudience(panel: usize, chunk: u32, counts: usize, top: u32): void {
  const audience = load<u32>(panel, AUDIENCE) + chunk * CHUNK_BYTES;
  const bytes = bytesOf(panel, chunk, chunk + 1);
  const most = i8x16.splat(<i8>top);
  const all = i8x16.splat(-1);
  for (let o: usize = 0; o < bytes; o += 2) {
    const at = counts + (o << 3);
    const cut = i8x16.min_u(v128.load(at), most);
    v128.store(at, v128.or(cut, v128.xor(spread(audience + o, all), all)));
  }
}
