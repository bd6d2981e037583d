/**
 * The panel of a city (or of several) in the form that every reach kernel reads: persons sorted by city,
 * expansion stratum, weight and home cell, so that weights are constant on *segments* and a city is a
 * contiguous range; contacts in one *row* per medium, cut into *containers* of 65,536 persons each.
 * A person's index in this order is the *position*. Everything is a view on one image of bytes in a shared
 * WebAssembly memory, so threads share it without copying. Immutable once built.
 */
import type { WasmMemory } from './wasm-api.ts';

/** Number of persons of one chunk; a container holds the persons of one medium in one chunk, numbered from its start. */
export const CHUNK_PERSONS = 65_536;

/** Words (u32) of a container's record. */
export const CONTAINER_WORDS = 6;

/** Container kinds. */
export const LIST = 0;
export const BITMAP = 1;

/** Number of binary digits of the passages that a bitmap may have, and the smallest count that they cannot represent. */
export const DIGITS = 3;
export const BEYOND_DIGITS = 2 ** DIGITS;

/**
 * Content of a row for a person.
 * - `passages`: whole passages n ≥ 1, each a contact.
 * - `thinned`: whole passages n ≥ 1, each a contact with the probability of the pair.
 * - `rates`: contacts per unit (vehicle and day), Poisson.
 */
export type ContactForm = 'passages' | 'thinned' | 'rates';

export interface PanelStore {
  readonly memory: WasmMemory;
  /** Bytes of the image at the start of the memory; what follows is scratch of the evaluators. */
  readonly imageBytes: number;
  readonly form: ContactForm;
  readonly personCount: number;
  readonly mediaCount: number;
  /** personAt[position] = the person's index in the list the store was built from. */
  readonly personAt: Uint32Array;
  /**
   * People represented, by position. Weights lie on a fine binary grid, so any sum over persons is exact
   * and therefore the same in every order and on any number of threads.
   */
  readonly weights: Float64Array;
  /** Length segmentCount + 1: segment h is the positions segmentStart[h] … segmentStart[h + 1] − 1. */
  readonly segmentStart: Uint32Array;
  readonly segmentWeight: Float64Array;
  readonly segmentCity: Uint32Array;
  readonly segmentStratum: Uint32Array;
  /** Cities in ascending order; city c is the positions cityStart[c] … cityStart[c + 1] − 1. */
  readonly cityIds: Uint32Array;
  readonly cityStart: Uint32Array;
  /** The first segment that overlaps each chunk; length chunkCount. */
  readonly chunkSegment: Uint32Array;
  /** Length mediaCount + 1: containers of medium m are rowStart[m] … rowStart[m + 1] − 1, chunks ascending. */
  readonly rowStart: Uint32Array;
  /**
   * CONTAINER_WORDS words each: chunk + 65,536 × kind; persons; offset of the list (u16, ascending) or bitmap;
   * offset of the list's passages (u8, 0 when all are 1) or of the bitmap's surplus (u16 persons, then u8
   * passages beyond the first); persons of the surplus; offset of the list's rates (f32) or probability codes
   * (u16) or of the bitmap's digits, 0 when it has none. Offsets are bytes from the image's start.
   *
   * Digits repeat the passages so that they can be added bit-sliced: a bitmap of persons with an odd number, one of
   * the twos, one of the fours; then the number of persons with 8 or more (u32), these persons (u16), and their passages beyond the
   * digits (u8, a multiple of 8).
   */
  readonly containers: Uint32Array;
  /** Σ w over the persons of each medium: its reach on its own (rate form: people who can meet it). */
  readonly mediumWeight: Float64Array;
  /** Σ w·n, Σ w·n·p or Σ w·rate of each medium. */
  readonly mediumContacts: Float64Array;
  /** probabilityOf[code], thinned form. */
  readonly probabilityOf: Float64Array;
  /** −ln(1 − probabilityOf[code]), infinite for a probability of 1. */
  readonly hazardOf: Float64Array;
  /** Three words each for pairs of more than 255 passages: medium, position, passages beyond 255. */
  readonly large: Uint32Array;
  /** The image as bytes, 16-bit and 32-bit words and f32, for reading containers at their offsets. */
  readonly u8: Uint8Array;
  readonly u16: Uint16Array;
  readonly f32: Float32Array;
}

/** Number of chunks of a panel. */
export const chunkCountOf = (personCount: number): number => Math.ceil(personCount / CHUNK_PERSONS);

/** Bytes of a bitmap of a chunk: one bit a person, a multiple of 64. */
export function bitmapBytes(personCount: number, chunk: number): number {
  const persons = Math.min(CHUNK_PERSONS, personCount - chunk * CHUNK_PERSONS);
  return Math.ceil(persons / 512) * 64;
}

/** Number of words (u32) of a mask over positions: whole chunks, bit p % 32 of word p / 32. */
export const maskWords = (personCount: number): number => chunkCountOf(personCount) * (CHUNK_PERSONS / 32);
