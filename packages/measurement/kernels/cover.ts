/** The cover of a selection: contacts of every person with the working plan, and what media would add. */
import {
  AMOUNTS,
  AUDIENCE,
  CHUNK_SEGMENT,
  CONTACTS,
  COVER_FROM,
  COVER_K,
  MEDIA,
  OPEN,
  SEGMENT_START,
  SEGMENT_WEIGHT,
  SHORT_SEGMENTS,
  WEIGHTS,
  WORK,
} from '../src/panel/kernel-fields';
import { popcountFour, popcountRange } from './bits';
import {
  bytesOf,
  CHUNK_BYTES,
  CHUNK_PERSONS,
  chunkOf,
  containerFrom,
  extraOf,
  isBitmap,
  personsIn,
  placeOf,
  RECORD_BYTES,
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

/** Adds `change` to a person's contacts and keeps the open bit: one more contact would be worth something. */
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

/** Adds a medium's passages, each pair's cut at k, to the contacts (sign 1) or takes them out (sign −1). */
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

/** The worth of the cover in chunks [first, end). */
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

/** People of a chunk whose bits are set in both masks. */
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

/** The same, person by person. */
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

/** People of a list whose bit is set. Sums of weights are exact, so two of them may run side by side. */
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

/** Σ w of a container's persons whose bit is set in `bits`. */
// @ts-ignore: decorator
@inline
function weightOf(panel: usize, record: usize, chunk: u32, bits: usize): f64 {
  const weights = load<u32>(panel, WEIGHTS) + chunk * (CHUNK_PERSONS << 3);
  if (!isBitmap(record)) return weightList(weights, placeOf(record), sizeOf(record), bits);
  if (!load<u32>(panel, SHORT_SEGMENTS)) return weightRange(panel, chunk, placeOf(record), bits);
  return weightEach(weights, bytesOf(panel, chunk, chunk + 1), placeOf(record), bits);
}

/** People whom the medium would serve once more in chunks [first, end). */
function openPeople(panel: usize, medium: u32, first: u32, end: u32): f64 {
  const stop = rowEnd(panel, medium);
  let people: f64 = 0;
  for (let c = containerFrom(panel, medium, first); c < stop; c++) {
    const record = recordOf(panel, c);
    const chunk = chunkOf(record);
    if (chunk >= end) break;
    people += weightOf(panel, record, chunk, load<u32>(panel, OPEN) + chunk * CHUNK_BYTES);
  }
  return people;
}

/** What the medium's passages beyond the first would add besides. */
function openSurplus(panel: usize, medium: u32, first: u32, end: u32): f64 {
  const k = load<u32>(panel, COVER_K);
  const from = load<u32>(panel, COVER_FROM);
  if (k == 1) return 0;
  const stop = rowEnd(panel, medium);
  let surplus: f64 = 0;
  for (let c = containerFrom(panel, medium, first); c < stop; c++) {
    const record = recordOf(panel, c);
    const chunk = chunkOf(record);
    if (chunk >= end) break;
    const extra = extraOf(record);
    if (extra == 0) continue;
    const list = isBitmap(record) ? extra : placeOf(record);
    const size = isBitmap(record) ? surplusOf(record) : sizeOf(record);
    const passages = isBitmap(record) ? extra + (size << 1) : extra;
    const one = u32(isBitmap(record));
    const contacts = load<u32>(panel, CONTACTS) + chunk * (CHUNK_PERSONS << 1);
    const audience = load<u32>(panel, AUDIENCE) + chunk * CHUNK_BYTES;
    const weights = load<u32>(panel, WEIGHTS) + chunk * (CHUNK_PERSONS << 3);
    for (let i: u32 = 0; i < size; i++) {
      const p = <u32>load<u16>(list + (i << 1));
      const before = <u32>load<u16>(contacts + (p << 1));
      const after = before + <u32>load<u8>(passages + i) + one;
      const more = worth(after, k, from) - worth(before + 1, k, from);
      surplus += load<f64>(weights + (p << 3)) * <f64>(more & -<i32>isSet(audience, p));
    }
  }
  return surplus;
}

/** What the medium would add to the cover in chunks [first, end). */
export function gain(panel: usize, medium: u32, first: u32, end: u32): f64 {
  return openPeople(panel, medium, first, end) + openSurplus(panel, medium, first, end);
}

/** Whether the four rows are bitmaps in every chunk of [first, end). */
function allBitmaps(panel: usize, media: usize, first: u32, end: u32): bool {
  for (let i: u32 = 0; i < 4; i++) {
    const medium = load<u32>(media + (i << 2));
    const cursor = containerFrom(panel, medium, first);
    const chunks = end - first;
    if (chunks == 0 || cursor + chunks > rowEnd(panel, medium)) return false;
    const record = recordOf(panel, cursor);
    const last = record + (chunks - 1) * RECORD_BYTES;
    if (!isBitmap(record) || !isBitmap(last) || chunkOf(last) != end - 1) return false;
    // Bitmaps of a row follow one another, so equal distance says that none between is a list.
    if (placeOf(last) - placeOf(record) != (chunks - 1) * CHUNK_BYTES) return false;
  }
  return true;
}

/** Open people of four rows that are bitmaps throughout, into `amounts`. */
function openFour(panel: usize, media: usize, amounts: usize, first: u32, end: u32): void {
  const starts = load<u32>(panel, SEGMENT_START);
  const segmentWeights = load<u32>(panel, SEGMENT_WEIGHT);
  const counts = load<u32>(panel, WORK);
  const begin = first * CHUNK_PERSONS;
  const stop = (end - 1) * CHUNK_PERSONS + personsIn(panel, end - 1);
  const open = load<u32>(panel, OPEN) + first * CHUNK_BYTES;
  const a = placeOf(recordOf(panel, containerFrom(panel, load<u32>(media), first)));
  const b = placeOf(recordOf(panel, containerFrom(panel, load<u32>(media, 4), first)));
  const c = placeOf(recordOf(panel, containerFrom(panel, load<u32>(media, 8), first)));
  const d = placeOf(recordOf(panel, containerFrom(panel, load<u32>(media, 12), first)));
  memory.fill(amounts, 0, 32);
  let h = load<u32>(load<u32>(panel, CHUNK_SEGMENT) + (first << 2));
  let from = begin;
  while (from < stop) {
    const segmentEnd = load<u32>(starts + (h << 2), 4);
    const to = segmentEnd < stop ? segmentEnd : stop;
    popcountFour(a, b, c, d, open, from - begin, to - begin, counts);
    const w = load<f64>(segmentWeights + (h << 3));
    for (let i: u32 = 0; i < 4; i++) {
      const at = amounts + (i << 3);
      store<f64>(at, load<f64>(at) + <f64>load<u32>(counts + (i << 2)) * w);
    }
    from = to;
    h++;
  }
}

/** The gain of each medium of the call into its amount. */
export function gains(panel: usize, mediaCount: u32, first: u32, end: u32): void {
  const media = load<u32>(panel, MEDIA);
  const amounts = load<u32>(panel, AMOUNTS);
  const byRange = !load<u32>(panel, SHORT_SEGMENTS);
  let i: u32 = 0;
  while (i < mediaCount) {
    if (byRange && i + 4 <= mediaCount && allBitmaps(panel, media + (i << 2), first, end)) {
      openFour(panel, media + (i << 2), amounts + (i << 3), first, end);
      i += 4;
    } else {
      store<f64>(amounts + (i << 3), openPeople(panel, load<u32>(media + (i << 2)), first, end));
      i++;
    }
  }
  for (i = 0; i < mediaCount; i++) {
    const at = amounts + (i << 3);
    store<f64>(at, load<f64>(at) + openSurplus(panel, load<u32>(media + (i << 2)), first, end));
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
