/** Working memory of an evaluator: one separate area per thread, after the image. */
import { FIELD_WORDS } from './kernel-fields.ts';
import { chunkCountOf, CHUNK_PERSONS, type PanelStore } from './panel-store.ts';

/** Byte offsets in the memory. */
export interface EvaluatorScratch {
  /** Arguments of kernels, FIELD_WORDS words. */
  readonly panel: number;
  /** Bits of the persons in the audience. */
  readonly audience: number;
  /** Bits of the persons for whom one more contact still adds value. */
  readonly open: number;
  /** Contacts of each person with the cover, u16. */
  readonly contacts: number;
  /** Working memory for a chunk. */
  readonly work: number;
  /** Media of a call, u32. */
  readonly media: number;
  /** A cursor in each medium's row, u32. */
  readonly cursors: number;
  /** Two numbers of each medium, f64. */
  readonly amounts: number;
  /** Persons of each segment, u32. */
  readonly segments: number;
  /** Sums of a call, f64. */
  readonly sums: number;
  readonly end: number;
}

export const WORK_BYTES = 1_310_720;
export const SUMS = 512;

interface Sizes {
  readonly persons: number;
  readonly media: number;
  readonly segments: number;
}

function layout({ persons, media, segments }: Sizes, base: number): EvaluatorScratch {
  let at = base;
  const take = (bytes: number): number => {
    const start = at;
    at += Math.ceil(bytes / 64) * 64;
    return start;
  };
  const mask = chunkCountOf(persons) * (CHUNK_PERSONS / 8);
  return {
    panel: take(FIELD_WORDS * 4),
    audience: take(mask),
    open: take(mask),
    contacts: take(mask * 16),
    work: take(WORK_BYTES),
    media: take(media * 4),
    cursors: take(media * 4),
    amounts: take(media * 16),
    segments: take(segments * 4),
    sums: take(SUMS * 8),
    end: at,
  };
}

/** Size in bytes of one evaluator's area. */
export const evaluatorBytes = (sizes: Sizes): number => layout(sizes, 0).end;

/** The area of the `index`-th evaluator. Throws RangeError when the memory is too small. */
export function evaluatorScratch(store: PanelStore, index: number): EvaluatorScratch {
  const sizes = { persons: store.personCount, media: store.mediaCount, segments: store.segmentWeight.length };
  const scratch = layout(sizes, store.imageBytes + index * evaluatorBytes(sizes));
  if (index >= 0 && Number.isInteger(index) && scratch.end <= store.memory.buffer.byteLength) return scratch;
  throw new RangeError(`the panel's memory has no room for evaluator ${index}`);
}

/** Below this mean length of segments the persons of a bitmap are weighted one by one. */
const SHORT_SEGMENT_PERSONS = 128;

/** The record of kernel-fields.ts for an evaluator. */
export function fieldsOf(store: PanelStore, scratch: EvaluatorScratch): Uint32Array {
  const segments = store.segmentWeight.length;
  const { audience, open, contacts, work, media, cursors, amounts, sums } = scratch;
  return Uint32Array.of(
    store.containers.byteOffset,
    store.rowStart.byteOffset,
    store.segmentStart.byteOffset,
    store.segmentWeight.byteOffset,
    store.chunkSegment.byteOffset,
    store.weights.byteOffset,
    store.probabilityOf.byteOffset,
    store.hazardOf.byteOffset,
    store.personCount,
    segments,
    audience,
    open,
    contacts,
    work,
    media,
    cursors,
    amounts,
    scratch.segments,
    sums,
    store.personCount < segments * SHORT_SEGMENT_PERSONS ? 1 : 0,
    1,
    0,
  );
}
