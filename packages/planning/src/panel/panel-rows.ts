import { maskOfPersons } from '@ooh/measurement/panel/panel-mask';
import { BITMAP, CHUNK_PERSONS, CONTAINER_WORDS, type PanelStore } from '@ooh/measurement/panel/panel-store';
import type { ContactRows } from './contact-index.ts';

/** Which part of a panel store is selected on. */
export interface PanelPart {
  /** Positions from … to − 1; default all. Persons are numbered from `from` on. */
  readonly from: number;
  readonly to: number;
  /** Media of the store, ascending; numbered by their index here. */
  readonly media: ArrayLike<number>;
}

/** The whole store as one part. */
export function wholePanel(store: PanelStore): PanelPart {
  const media = Uint32Array.from({ length: store.mediaCount }, (_, m) => m);
  return { from: 0, to: store.personCount, media };
}

/**
 * Contact rows of a part of a store in passage form, passages limited to k.
 * @param audience audience, in the order of persons from which the store was built; all persons when null
 * @throws RangeError when the store is of another form
 */
export function contactRowsOf(
  store: PanelStore,
  k: number,
  audience: ArrayLike<number> | null,
  part: PanelPart = wholePanel(store),
): ContactRows {
  if (store.form !== 'passages') throw new RangeError(`a store of ${store.form}, passages needed`);
  const { from, to, media } = part;
  const weights = store.weights.slice(from, to);
  if (audience) {
    const mask = maskOfPersons(store, Uint8Array.from(audience));
    for (let p = from; p < to; p++) if (((mask[p >>> 5] >>> (p & 31)) & 1) === 0) weights[p - from] = 0;
  }
  let capacity = 0;
  for (let i = 0; i < media.length; i++)
    for (let c = store.rowStart[media[i]]; c < store.rowStart[media[i] + 1]; c++)
      capacity += store.containers[c * CONTAINER_WORDS + 1];
  const reader = new RowReader(store, from, to, k, capacity);
  const rowStart = new Uint32Array(media.length + 1);
  for (let i = 0; i < media.length; i++) {
    reader.read(media[i]);
    rowStart[i + 1] = reader.count;
  }
  return {
    weights,
    rowStart,
    persons: reader.persons.subarray(0, reader.count),
    amounts: reader.several ? (reader.amounts?.subarray(0, reader.count) ?? null) : null,
  };
}

class RowReader {
  readonly persons: Uint32Array;
  readonly amounts: Uint8Array | null;
  count = 0;
  /** Whether any person passes a medium more than once (and that matters). */
  several = false;
  private readonly store: PanelStore;
  private readonly from: number;
  private readonly to: number;
  private readonly k: number;

  constructor(store: PanelStore, from: number, to: number, k: number, capacity: number) {
    this.store = store;
    this.from = from;
    this.to = to;
    this.k = k;
    this.persons = new Uint32Array(capacity);
    this.amounts = k > 1 ? new Uint8Array(capacity).fill(1) : null;
  }

  read(medium: number): void {
    const { rowStart, containers } = this.store;
    for (let c = rowStart[medium]; c < rowStart[medium + 1]; c++) {
      const at = c * CONTAINER_WORDS;
      const start = (containers[at] % CHUNK_PERSONS) * CHUNK_PERSONS;
      if (start >= this.to || start + CHUNK_PERSONS <= this.from) continue;
      if (Math.floor(containers[at] / CHUNK_PERSONS) === BITMAP) this.readBitmap(at, start);
      else this.readList(at, start);
    }
  }

  private readList(at: number, start: number): void {
    const { containers, u16, u8 } = this.store;
    const { persons, amounts, from, to, k } = this;
    const size = containers[at + 1];
    const listAt = containers[at + 2] / 2;
    const extraAt = containers[at + 3];
    let n = this.count;
    for (let i = 0; i < size; i++) {
      const p = start + u16[listAt + i];
      if (p < from || p >= to) continue;
      if (amounts && extraAt !== 0 && u8[extraAt + i] > 1) {
        amounts[n] = Math.min(k, u8[extraAt + i]);
        this.several = true;
      }
      persons[n++] = p - from;
    }
    this.count = n;
  }

  private readBitmap(at: number, start: number): void {
    const { containers, u16, u8 } = this.store;
    const { persons, amounts, from, to, k } = this;
    const bitsAt = containers[at + 2] / 2;
    const [extraAt, extra] = [containers[at + 3], containers[at + 4]];
    const words = Math.ceil(Math.min(CHUNK_PERSONS, this.store.personCount - start) / 16);
    const begin = this.count;
    let n = begin;
    for (let word = 0; word < words; word++) {
      let bits = u16[bitsAt + word];
      while (bits !== 0) {
        const p = start + word * 16 + 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
        if (p >= from && p < to) persons[n++] = p - from;
      }
    }
    this.count = n;
    if (!amounts) return;
    let e = begin;
    for (let i = 0; i < extra; i++) {
      const p = start + u16[extraAt / 2 + i] - from;
      while (e < n && persons[e] < p) e++;
      if (e < n && persons[e] === p) {
        amounts[e] = Math.min(k, 1 + u8[extraAt + 2 * extra + i]);
        this.several = true;
      }
    }
  }
}
