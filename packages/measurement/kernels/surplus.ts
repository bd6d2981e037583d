/** Gains from the passages of a person beyond the first. */
import {
  AUDIENCE,
  CHUNK_SEGMENT,
  CONTACTS,
  SEGMENT_START,
  SEGMENT_WEIGHT,
  SHORT_SEGMENTS,
  WEIGHTS,
} from '../src/panel/kernel-fields';
import { spread } from './bits';
import { bytesOf, CHUNK_BYTES, CHUNK_PERSONS, extraOf, isBitmap, placeOf, sizeOf, surplusOf } from './panel';

/**
 * Bytes of a chunk's persons for counting surpluses: min(contacts + 1, k), and k outside the audience, so a
 * person who can gain nothing more is k.
 */
export function writeLevels(panel: usize, chunk: u32, k: u32, levels: usize): void {
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
export function surplusIn(panel: usize, record: usize, chunk: u32, k: u32, from: u32, levels: usize): f64 {
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
