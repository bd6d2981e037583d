/** Frequency distribution: passages of every person with a plan, by class. */
import {
  AUDIENCE,
  CHUNK_SEGMENT,
  CURSORS,
  SEGMENT_START,
  SEGMENT_WEIGHT,
  SUMS,
  WORK,
} from '../src/panel/kernel-fields';
import {
  bytesOf,
  CHUNK_BYTES,
  CHUNK_PERSONS,
  dataOf,
  extraOf,
  isBitmap,
  personsIn,
  placeOf,
  recordOf,
  sizeOf,
  surplusOf,
} from './panel';
import { spread } from './bits';
import { atChunk, placeCursors } from './union';

/**
 * Bit planes of the counts of bitmap rows: 1, 2, 4, … 128. The last plane in use is sticky: a person
 * in it has more contacts than the lower bound of the open class.
 */
const PLANES: u32 = 8;
/** Rows may stand for 1, 2 or 4 contacts; buffers for the addresses of waiting rows, by weight, and their number. */
const WEIGHTS: u32 = 3;
const WAITING_BYTES: usize = 128;
/** Rows read in parallel. */
const GROUP: u32 = 16;

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

// @ts-ignore: decorator
@inline
function carry(a: v128, b: v128, c: v128): v128 {
  return v128.or(v128.and(a, b), v128.and(c, v128.xor(a, b)));
}

// @ts-ignore: decorator
@inline
function parity(a: v128, b: v128, c: v128): v128 {
  return v128.xor(v128.xor(a, b), c);
}

/** Adds sixteen rows, whose addresses are at `group`, to planes 0 … last; the last is sticky. */
function addSixteen(group: usize, planes: usize, bytes: usize, last: u32): void {
  const r0 = <usize>load<u32>(group);
  const r1 = <usize>load<u32>(group, 4);
  const r2 = <usize>load<u32>(group, 8);
  const r3 = <usize>load<u32>(group, 12);
  const r4 = <usize>load<u32>(group, 16);
  const r5 = <usize>load<u32>(group, 20);
  const r6 = <usize>load<u32>(group, 24);
  const r7 = <usize>load<u32>(group, 28);
  const r8 = <usize>load<u32>(group, 32);
  const r9 = <usize>load<u32>(group, 36);
  const r10 = <usize>load<u32>(group, 40);
  const r11 = <usize>load<u32>(group, 44);
  const r12 = <usize>load<u32>(group, 48);
  const r13 = <usize>load<u32>(group, 52);
  const r14 = <usize>load<u32>(group, 56);
  const r15 = <usize>load<u32>(group, 60);
  for (let o: usize = 0; o < bytes; o += 16) {
    const at = planes + o;
    let ones = v128.load(at);
    let a = v128.load(r0 + o);
    let b = v128.load(r1 + o);
    const twosA = carry(ones, a, b);
    ones = parity(ones, a, b);
    a = v128.load(r2 + o);
    b = v128.load(r3 + o);
    const twosB = carry(ones, a, b);
    ones = parity(ones, a, b);
    let twos = v128.load(at + bytes);
    const foursA = carry(twos, twosA, twosB);
    twos = parity(twos, twosA, twosB);
    a = v128.load(r4 + o);
    b = v128.load(r5 + o);
    const twosC = carry(ones, a, b);
    ones = parity(ones, a, b);
    a = v128.load(r6 + o);
    b = v128.load(r7 + o);
    const twosD = carry(ones, a, b);
    ones = parity(ones, a, b);
    const foursB = carry(twos, twosC, twosD);
    twos = parity(twos, twosC, twosD);
    let fours = v128.load(at + 2 * bytes);
    const eightsA = carry(fours, foursA, foursB);
    fours = parity(fours, foursA, foursB);
    a = v128.load(r8 + o);
    b = v128.load(r9 + o);
    const twosE = carry(ones, a, b);
    ones = parity(ones, a, b);
    a = v128.load(r10 + o);
    b = v128.load(r11 + o);
    const twosF = carry(ones, a, b);
    ones = parity(ones, a, b);
    const foursC = carry(twos, twosE, twosF);
    twos = parity(twos, twosE, twosF);
    a = v128.load(r12 + o);
    b = v128.load(r13 + o);
    const twosG = carry(ones, a, b);
    ones = parity(ones, a, b);
    a = v128.load(r14 + o);
    b = v128.load(r15 + o);
    const twosH = carry(ones, a, b);
    v128.store(at, parity(ones, a, b));
    const foursD = carry(twos, twosG, twosH);
    v128.store(at + bytes, parity(twos, twosG, twosH));
    const eightsB = carry(fours, foursC, foursD);
    v128.store(at + 2 * bytes, parity(fours, foursC, foursD));
    const eights = v128.load(at + 3 * bytes);
    v128.store(at + 3 * bytes, parity(eights, eightsA, eightsB));
    let rest = carry(eights, eightsA, eightsB);
    let plane = at + 4 * bytes;
    for (let n: u32 = 4; n < last; n++, plane += bytes) {
      const before = v128.load(plane);
      v128.store(plane, v128.xor(before, rest));
      rest = v128.and(before, rest);
    }
    v128.store(plane, v128.or(v128.load(plane), rest));
  }
}

/** Adds the planes' counts to the bytes. */
function emptyPlanes(planes: usize, counts: usize, bytes: usize, last: u32): void {
  for (let o: usize = 0; o < bytes; o += 2) {
    const at = planes + o;
    let sum = v128.or(
      v128.or(spread(at, i8x16.splat(1)), spread(at + bytes, i8x16.splat(2))),
      v128.or(spread(at + 2 * bytes, i8x16.splat(4)), spread(at + 3 * bytes, i8x16.splat(8))),
    );
    sum = v128.or(sum, spread(at + 4 * bytes, i8x16.splat(16)));
    sum = v128.or(sum, spread(at + 5 * bytes, i8x16.splat(32)));
    sum = v128.or(sum, spread(at + 6 * bytes, i8x16.splat(64)));
    if (last == 7) sum = v128.or(sum, spread(at + 7 * bytes, i8x16.splat(-128)));
    const into = counts + (o << 3);
    v128.store(into, i8x16.add_sat_u(v128.load(into), sum));
  }
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

/** Adds the counts of every segment's persons, times its weight, to the classes. */
function classifyChunk(panel: usize, chunk: u32, counts: usize, top: u32, classes: usize): void {
  const starts = load<u32>(panel, SEGMENT_START);
  const weights = load<u32>(panel, SEGMENT_WEIGHT);
  const sums = load<u32>(panel, SUMS);
  const width: usize = (top + 1) << 3;
  const begin = chunk * CHUNK_PERSONS;
  const stop = begin + personsIn(panel, chunk);
  let h = load<u32>(load<u32>(panel, CHUNK_SEGMENT) + (chunk << 2));
  let from = begin;
  while (from < stop) {
    const segmentEnd = load<u32>(starts + (h << 2), 4);
    const to = segmentEnd < stop ? segmentEnd : stop;
    const w = load<f64>(weights + (h << 3));
    const at = counts + (from - begin);
    if (to - from < 64) {
      for (let i: u32 = 0; i < to - from; i++) {
        const n = <u32>load<u8>(at + i);
        if (n > top) continue;
        const sum = sums + (n << 3);
        store<f64>(sum, load<f64>(sum) + w);
        store<f64>(sum + width, load<f64>(sum + width) + 1);
      }
    } else {
      classify(at, to - from, top, classes);
      for (let n: u32 = 0; n <= top; n++) {
        const sum = sums + (n << 3);
        const persons = <f64>load<u32>(classes + (n << 2));
        store<f64>(sum, load<f64>(sum) + persons * w);
        store<f64>(sum + width, load<f64>(sum + width) + persons);
      }
    }
    from = to;
    h++;
  }
}

/** Sum of sixteen bytes. */
// @ts-ignore: decorator
@inline
function total(bytes: v128): u32 {
  const pairs = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes));
  return (
    i32x4.extract_lane(pairs, 0) +
    i32x4.extract_lane(pairs, 1) +
    i32x4.extract_lane(pairs, 2) +
    i32x4.extract_lane(pairs, 3)
  );
}

/** Numbers of bytes equal to 0, 1, … top among `length` bytes, as u32. Four classes are counted per pass. */
function classify(at: usize, length: u32, top: u32, classes: usize): void {
  const whole = length & ~15;
  for (let n: u32 = 0; n <= top; n += 4) {
    const v0 = i8x16.splat(<i8>n);
    const v1 = i8x16.splat(<i8>(n + 1));
    const v2 = i8x16.splat(<i8>(n + 2));
    const v3 = i8x16.splat(<i8>(n + 3));
    let n0: u32 = 0;
    let n1: u32 = 0;
    let n2: u32 = 0;
    let n3: u32 = 0;
    let i: u32 = 0;
    while (i < whole) {
      // Byte counters are summed before they exceed 255.
      const stop = whole - i < 255 * 16 ? whole : i + 255 * 16;
      let a = i8x16.splat(0);
      let b = a;
      let c = a;
      let d = a;
      for (; i < stop; i += 16) {
        const bytes = v128.load(at + i);
        a = i8x16.sub(a, i8x16.eq(bytes, v0));
        b = i8x16.sub(b, i8x16.eq(bytes, v1));
        c = i8x16.sub(c, i8x16.eq(bytes, v2));
        d = i8x16.sub(d, i8x16.eq(bytes, v3));
      }
      n0 += total(a);
      n1 += total(b);
      n2 += total(c);
      n3 += total(d);
    }
    for (; i < length; i++) {
      const byte = <u32>load<u8>(at + i);
      n0 += u32(byte == n);
      n1 += u32(byte == n + 1);
      n2 += u32(byte == n + 2);
      n3 += u32(byte == n + 3);
    }
    store<u32>(classes + (n << 2), n0);
    store<u32>(classes + (n << 2), n1, 4);
    store<u32>(classes + (n << 2), n2, 8);
    store<u32>(classes + (n << 2), n3, 12);
  }
}
