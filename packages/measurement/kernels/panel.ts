/** Reading of the panel's parts; layouts are those of src/panel/panel-store.ts. */
import { CONTAINERS, PERSON_COUNT, ROW_START } from '../src/panel/kernel-fields';

export const CHUNK_BYTES: usize = 8192;
export const CHUNK_PERSONS: u32 = 65536;
export const RECORD_BYTES: usize = 24;

// @ts-ignore: decorator
@inline
export function rowBegin(panel: usize, medium: u32): u32 {
  return load<u32>(load<u32>(panel, ROW_START) + (medium << 2));
}

// @ts-ignore: decorator
@inline
export function rowEnd(panel: usize, medium: u32): u32 {
  return load<u32>(load<u32>(panel, ROW_START) + (medium << 2), 4);
}

// @ts-ignore: decorator
@inline
export function recordOf(panel: usize, container: u32): usize {
  return load<u32>(panel, CONTAINERS) + container * RECORD_BYTES;
}

// @ts-ignore: decorator
@inline
export function chunkOf(record: usize): u32 {
  return load<u16>(record);
}

// @ts-ignore: decorator
@inline
export function isBitmap(record: usize): bool {
  return load<u16>(record, 2) != 0;
}

// @ts-ignore: decorator
@inline
export function sizeOf(record: usize): u32 {
  return load<u32>(record, 4);
}

// @ts-ignore: decorator
@inline
export function placeOf(record: usize): usize {
  return load<u32>(record, 8);
}

/** Passages of a list, or the surplus of a bitmap. */
// @ts-ignore: decorator
@inline
export function extraOf(record: usize): usize {
  return load<u32>(record, 12);
}

// @ts-ignore: decorator
@inline
export function surplusOf(record: usize): u32 {
  return load<u32>(record, 16);
}

// @ts-ignore: decorator
@inline
export function dataOf(record: usize): usize {
  return load<u32>(record, 20);
}

/** Persons of a chunk. */
// @ts-ignore: decorator
@inline
export function personsIn(panel: usize, chunk: u32): u32 {
  const left = load<u32>(panel, PERSON_COUNT) - chunk * CHUNK_PERSONS;
  return left < CHUNK_PERSONS ? left : CHUNK_PERSONS;
}

/** Bytes of the bitmaps of chunks [first, end), a multiple of 64. */
// @ts-ignore: decorator
@inline
export function bytesOf(panel: usize, first: u32, end: u32): usize {
  const persons = load<u32>(panel, PERSON_COUNT);
  const last = end * CHUNK_PERSONS < persons ? end * CHUNK_PERSONS : persons;
  return (((last - first * CHUNK_PERSONS) + 511) >>> 9) << 6;
}

/** The first container of a row at or after `chunk`. */
export function containerFrom(panel: usize, medium: u32, chunk: u32): u32 {
  let low = rowBegin(panel, medium);
  let high = rowEnd(panel, medium);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (chunkOf(recordOf(panel, middle)) < chunk) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a row has bitmaps only in the block of `chunks` chunks up to `blockEnd` that contains its cursor. */
// @ts-ignore: decorator
@inline
export function isWholeRow(panel: usize, cursor: u32, stop: u32, chunks: u32, blockEnd: u32): bool {
  if (cursor + chunks > stop) return false;
  const record = recordOf(panel, cursor);
  const last = record + (chunks - 1) * RECORD_BYTES;
  // Bitmaps of a row are contiguous, so the expected distance proves that no list lies between.
  return (
    isBitmap(record) &&
    isBitmap(last) &&
    chunkOf(last) == blockEnd - 1 &&
    placeOf(last) - placeOf(record) == (chunks - 1) * CHUNK_BYTES
  );
}
