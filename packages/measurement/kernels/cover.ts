/** The cover of a selection: contacts of every person with the working plan. */
import {
  AUDIENCE,
  CHUNK_SEGMENT,
  CONTACTS,
  COVER_FROM,
  COVER_K,
  OPEN,
  SEGMENT_START,
  SEGMENT_WEIGHT,
} from '../src/panel/kernel-fields';
import { isSet } from './bits';
import {
  bytesOf,
  CHUNK_BYTES,
  CHUNK_PERSONS,
  chunkOf,
  extraOf,
  isBitmap,
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
