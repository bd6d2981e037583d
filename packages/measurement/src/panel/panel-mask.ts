/** Masks and ranges over positions: bit p % 32 of word p / 32 is the person at position p. */
import type { PersonMask } from '../reach-figures.ts';
import { assertMask } from '../reach-figures.ts';
import { CHUNK_PERSONS, maskWords, type PanelStore } from './panel-store.ts';

/** The mask of the persons that `persons` marks, which follows the list the store was built from. */
export function maskOfPersons(store: PanelStore, persons: PersonMask): Uint32Array {
  assertMask(persons, store.personCount);
  const mask = new Uint32Array(maskWords(store.personCount));
  const { personAt } = store;
  for (let p = 0; p < personAt.length; p++) {
    if (persons[personAt[p]] !== 0) mask[p >>> 5] |= 1 << (p & 31);
  }
  return mask;
}

/** The mask of whole segments, e.g. the strata or the city of a target audience. */
export function maskOfSegments(store: PanelStore, segments: Iterable<number>): Uint32Array {
  const mask = new Uint32Array(maskWords(store.personCount));
  for (const h of segments) {
    if (!(h >= 0 && h < store.segmentWeight.length)) throw new RangeError(`segment ${h} is not in the store`);
    for (let p = store.segmentStart[h]; p < store.segmentStart[h + 1]; p++) mask[p >>> 5] |= 1 << (p & 31);
  }
  return mask;
}

/** Positions from … to − 1; both are multiples of 65,536, or `to` is the end of the panel. */
export interface PositionRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Cuts the panel into at most `parts` ranges of nearly equal size for as many threads. The counts of the parts
 * add up to the whole: exactly for reach and distribution, since sums of weights are exact.
 */
export function splitPositions(store: PanelStore, parts: number): PositionRange[] {
  const chunks = store.chunkSegment.length;
  const count = Math.min(parts, chunks);
  const edge = (i: number) => Math.min(store.personCount, Math.round((i * chunks) / count) * CHUNK_PERSONS);
  return Array.from({ length: count }, (_, i) => ({ from: edge(i), to: edge(i + 1) }));
}

/** Chunks of a range, [first, end). Throws RangeError when it is not aligned to chunks. */
export function chunksOf(store: PanelStore, range: PositionRange | undefined): [number, number] {
  const { from, to } = range ?? { from: 0, to: store.personCount };
  const fine = from % CHUNK_PERSONS === 0 && (to % CHUNK_PERSONS === 0 || to === store.personCount);
  if (fine && from >= 0 && from <= to && to <= store.personCount) {
    return [from / CHUNK_PERSONS, Math.ceil(to / CHUNK_PERSONS)];
  }
  throw new RangeError(`positions ${from} to ${to} are no range of whole chunks`);
}
