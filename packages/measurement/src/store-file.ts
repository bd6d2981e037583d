/**
 * A RateStore as one little-endian block of bytes, for storage in a file and sharing between threads.
 * Decoding creates views on the block and copies nothing, so a SharedArrayBuffer stays shared.
 *
 * Layout: 64-byte header, then weights f64, rowStart u32, persons u32, rates f32, each padded to 8 bytes.
 * Header, u32 each: magic, version, personCount, mediaCount, entryCount, checksum low, checksum high, zeros.
 */
import type { RateStore } from './rate-store.ts';

const MAGIC = 0x52484f4f; // 'OOHR'
export const STORE_FILE_VERSION = 1;
const HEADER_BYTES = 64;

export class StoreFileError extends Error {
  override readonly name = 'StoreFileError';
}

const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;

const sections = (personCount: number, mediaCount: number, entryCount: number) => {
  const weights = HEADER_BYTES;
  const rowStart = weights + personCount * 8;
  const persons = rowStart + padded((mediaCount + 1) * 4);
  const rates = persons + padded(entryCount * 4);
  return { weights, rowStart, persons, rates, end: rates + padded(entryCount * 4) };
};

/** Size of an encoded store in bytes. */
export function encodedStoreBytes(store: RateStore): number {
  return sections(store.personCount, store.mediaCount, store.rowStart[store.mediaCount]).end;
}

/** Two 32-bit multiplicative hashes of the words from `from` on; detects damage, not forgery. */
export const checksum = (words: Uint32Array, from: number): [number, number] => {
  let [a, b] = [0x811c9dc5 | 0, words.length | 0];
  for (let i = from; i < words.length; i++) {
    a = Math.imul(a ^ words[i], 0x01000193);
    b = Math.imul((b << 5) | (b >>> 27), 0x9e3779b1) ^ words[i];
  }
  return [a >>> 0, b >>> 0];
};

/** Throws StoreFileError on a big-endian machine. */
export const assertLittleEndian = (): void => {
  if (new Uint8Array(Uint32Array.of(1).buffer)[0] !== 1) {
    throw new StoreFileError('store files need a little-endian machine');
  }
};

/** Writes the store into `block` from `offset` on, a multiple of 8; there must be room for `encodedStoreBytes`. */
export function encodeStoreInto(store: RateStore, block: ArrayBufferLike, offset = 0): void {
  assertLittleEndian();
  const { personCount, mediaCount } = store;
  const entryCount = store.rowStart[mediaCount];
  const at = sections(personCount, mediaCount, entryCount);
  if (block.byteLength < offset + at.end) {
    throw new RangeError(`a block of ${block.byteLength} bytes, ${offset + at.end} needed`);
  }
  new Float64Array(block, offset + at.weights, personCount).set(store.weights.subarray(0, personCount));
  new Uint32Array(block, offset + at.rowStart, mediaCount + 1).set(
    store.rowStart.subarray(0, mediaCount + 1),
  );
  new Uint32Array(block, offset + at.persons, entryCount).set(store.persons.subarray(0, entryCount));
  new Float32Array(block, offset + at.rates, entryCount).set(store.rates.subarray(0, entryCount));
  const words = new Uint32Array(block, offset, at.end / 4);
  words.set([MAGIC, STORE_FILE_VERSION, personCount, mediaCount, entryCount, 0, 0]);
  words.fill(0, 7, HEADER_BYTES / 4);
  words.set(checksum(words, HEADER_BYTES / 4), 5);
}

/** The store as bytes of a new file. */
export function encodeStore(store: RateStore): Uint8Array<ArrayBuffer> {
  const block = new ArrayBuffer(encodedStoreBytes(store));
  encodeStoreInto(store, block);
  return new Uint8Array(block);
}

const assertRows = (store: RateStore, entryCount: number): void => {
  const { rowStart, persons, rates, personCount } = store;
  if (rowStart[0] !== 0 || rowStart[store.mediaCount] !== entryCount) {
    throw new StoreFileError('rows do not span the entries');
  }
  for (let m = 0; m < store.mediaCount; m++) {
    if (rowStart[m] > rowStart[m + 1]) throw new StoreFileError(`row ${m} ends before it begins`);
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const ordered = e === rowStart[m] || persons[e - 1] < persons[e];
      if (!ordered || persons[e] >= personCount || !(rates[e] > 0)) {
        throw new StoreFileError(`row ${m}: entry ${e} is broken`);
      }
    }
  }
};

/**
 * The store held in `bytes` (a buffer, a shared buffer, or a part of one at an offset divisible by 8), as
 * views on it. Throws StoreFileError when the block is not a store file, of another version, cut or damaged.
 * `verify: false` skips checksum and row checks for a block that this process has verified before.
 */
export function decodeStore(
  bytes: ArrayBufferLike | Uint8Array,
  options: { readonly verify?: boolean } = {},
): RateStore {
  assertLittleEndian();
  const { buffer, byteOffset, byteLength } = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  if (byteLength < HEADER_BYTES) throw new StoreFileError('too short for a store file');
  if (byteOffset % 8 !== 0) throw new StoreFileError('the bytes do not begin at a multiple of 8');
  const [magic, version, personCount, mediaCount, entryCount, low, high] = new Uint32Array(
    buffer,
    byteOffset,
    7,
  );
  if (magic !== MAGIC) throw new StoreFileError('not a store file');
  if (version !== STORE_FILE_VERSION) throw new StoreFileError(`store file of version ${version}`);
  const at = sections(personCount, mediaCount, entryCount);
  if (byteLength < at.end) throw new StoreFileError(`store file cut: ${byteLength} of ${at.end} bytes`);
  const store: RateStore = {
    personCount,
    weights: new Float64Array(buffer, byteOffset + at.weights, personCount),
    mediaCount,
    rowStart: new Uint32Array(buffer, byteOffset + at.rowStart, mediaCount + 1),
    persons: new Uint32Array(buffer, byteOffset + at.persons, entryCount),
    rates: new Float32Array(buffer, byteOffset + at.rates, entryCount),
  };
  if (options.verify === false) return store;
  const [a, b] = checksum(new Uint32Array(buffer, byteOffset, at.end / 4), HEADER_BYTES / 4);
  if (a !== low || b !== high) throw new StoreFileError('store file damaged: its checksum differs');
  assertRows(store, entryCount);
  return store;
}
