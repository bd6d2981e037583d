/** What one medium adds to the cover, and its contacts with the audience. */
import { AUDIENCE, COVER_FROM, COVER_K, OPEN, WEIGHTS, WORK } from '../src/panel/kernel-fields';
import { isSet } from './bits';
import {
  CHUNK_BYTES,
  CHUNK_PERSONS,
  chunkOf,
  containerFrom,
  extraOf,
  isBitmap,
  placeOf,
  recordOf,
  rowBegin,
  rowEnd,
  sizeOf,
  surplusOf,
} from './panel';
import { surplusIn, writeLevels } from './surplus';
import { weightOf } from './weights';

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
