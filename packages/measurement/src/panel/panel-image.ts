/**
 * A PanelStore as one little-endian image of bytes: stored in a file or at the beginning of a shared memory. Opening
 * creates views and copies nothing.
 *
 * Layout: header of 64 u32 words, then the sections, each at a multiple of 64 bytes.
 * Header: magic, version, form, persons, media, segments, cities, containers, probabilities, large counts,
 * image bytes, checksum low, checksum high, zeros to word 16, then the offset of each section.
 */
import { assertLittleEndian, checksum, StoreFileError } from '../store-file.ts';
import {
  BITMAP,
  bitmapBytes,
  chunkCountOf,
  CHUNK_PERSONS,
  CONTAINER_WORDS,
  DIGITS,
  LIST,
  type ContactForm,
  type PanelStore,
} from './panel-store.ts';
import { sharedMemory, type WasmMemory } from './wasm-api.ts';

const MAGIC = 0x50484f4f; // 'OOHP'
export const PANEL_IMAGE_VERSION = 2;
const HEADER_WORDS = 64;
const [IMAGE_BYTES_AT, CHECKSUM_AT, OFFSETS_AT] = [10, 11, 16];
const FORMS: readonly ContactForm[] = ['passages', 'thinned', 'rates'];

/** Numbers of the objects in an image. */
export interface PanelSizes {
  readonly form: ContactForm;
  readonly persons: number;
  readonly media: number;
  readonly segments: number;
  readonly cities: number;
  readonly containers: number;
  readonly probabilities: number;
  readonly large: number;
}

const aligned = (bytes: number): number => Math.ceil(bytes / 64) * 64;

/** Section lengths in bytes, in the image's order. */
const sectionBytes = (n: PanelSizes): number[] => [
  n.persons * 4, // personAt
  n.persons * 8, // weights
  (n.segments + 1) * 4, // segmentStart
  n.segments * 8, // segmentWeight
  n.segments * 4, // segmentCity
  n.segments * 4, // segmentStratum
  n.cities * 4, // cityIds
  (n.cities + 1) * 4, // cityStart
  chunkCountOf(n.persons) * 4, // chunkSegment
  (n.media + 1) * 4, // rowStart
  n.containers * CONTAINER_WORDS * 4, // containers
  n.media * 8, // mediumWeight
  n.media * 8, // mediumContacts
  n.probabilities * 8, // probabilityOf
  n.probabilities * 8, // hazardOf
  n.large * 12, // large
];

/** Offsets of the sections; the last is the start of the containers' contents. */
export function sectionOffsets(sizes: PanelSizes): number[] {
  const offsets = [HEADER_WORDS * 4];
  for (const bytes of sectionBytes(sizes)) offsets.push(aligned(offsets[offsets.length - 1] + bytes));
  return offsets;
}

/** Writes the header of an empty image; the sections are filled through `viewPanel`. */
export function writeHeader(memory: WasmMemory, sizes: PanelSizes, imageBytes: number): void {
  const words = new Uint32Array(memory.buffer, 0, HEADER_WORDS);
  words.fill(0);
  const { persons, media, segments, cities, containers, probabilities, large } = sizes;
  words.set([MAGIC, PANEL_IMAGE_VERSION, FORMS.indexOf(sizes.form), persons, media, segments, cities]);
  words.set([containers, probabilities, large, imageBytes], 7);
  words.set(sectionOffsets(sizes), OFFSETS_AT);
}

/** Writes the checksum of a complete image into its header. */
export function sealImage(memory: WasmMemory): void {
  const header = new Uint32Array(memory.buffer, 0, HEADER_WORDS);
  const words = new Uint32Array(memory.buffer, 0, header[IMAGE_BYTES_AT] / 4);
  header.set(checksum(words, HEADER_WORDS), CHECKSUM_AT);
}

/** The store whose image is at the start of the memory, as views. Nothing is checked. */
export function viewPanel(memory: WasmMemory): PanelStore {
  const { buffer } = memory;
  const [, , form, persons, media, segments, cities, containers, probabilities, large, imageBytes] =
    new Uint32Array(buffer, 0, HEADER_WORDS);
  const at = new Uint32Array(buffer, OFFSETS_AT * 4, HEADER_WORDS - OFFSETS_AT);
  return {
    memory,
    imageBytes,
    form: FORMS[form],
    personCount: persons,
    mediaCount: media,
    personAt: new Uint32Array(buffer, at[0], persons),
    weights: new Float64Array(buffer, at[1], persons),
    segmentStart: new Uint32Array(buffer, at[2], segments + 1),
    segmentWeight: new Float64Array(buffer, at[3], segments),
    segmentCity: new Uint32Array(buffer, at[4], segments),
    segmentStratum: new Uint32Array(buffer, at[5], segments),
    cityIds: new Uint32Array(buffer, at[6], cities),
    cityStart: new Uint32Array(buffer, at[7], cities + 1),
    chunkSegment: new Uint32Array(buffer, at[8], chunkCountOf(persons)),
    rowStart: new Uint32Array(buffer, at[9], media + 1),
    containers: new Uint32Array(buffer, at[10], containers * CONTAINER_WORDS),
    mediumWeight: new Float64Array(buffer, at[11], media),
    mediumContacts: new Float64Array(buffer, at[12], media),
    probabilityOf: new Float64Array(buffer, at[13], probabilities),
    hazardOf: new Float64Array(buffer, at[14], probabilities),
    large: new Uint32Array(buffer, at[15], large * 3),
    u8: new Uint8Array(buffer, 0, imageBytes),
    u16: new Uint16Array(buffer, 0, imageBytes / 2),
    f32: new Float32Array(buffer, 0, imageBytes / 4),
  };
}

/** The image's bytes, to be written to a file. Copy them where the receiver does not accept shared memory. */
export const panelBytes = (store: PanelStore): Uint8Array => store.u8;

/**
 * A memory for an image of `imageBytes` bytes, to be read into at offset 0 and opened by `openPanel`, with
 * `scratchBytes` beyond it for evaluators. Throws RangeError beyond 4 GiB.
 */
export const panelMemory = (imageBytes: number, scratchBytes: number): WasmMemory =>
  sharedMemory(aligned(imageBytes) + scratchBytes);

/**
 * The store whose image is at the start of `memory`. Throws StoreFileError when it is not an image, of another version, cut or
 * damaged. `verify: false` skips checksum and contents, for a memory that another thread has verified.
 */
export function openPanel(memory: WasmMemory, options: { readonly verify?: boolean } = {}): PanelStore {
  assertLittleEndian();
  const { buffer } = memory;
  if (buffer.byteLength < HEADER_WORDS * 4) throw new StoreFileError('too short for a panel image');
  const header = new Uint32Array(buffer, 0, HEADER_WORDS);
  if (header[0] !== MAGIC) throw new StoreFileError('not a panel image');
  if (header[1] !== PANEL_IMAGE_VERSION) throw new StoreFileError(`panel image of version ${header[1]}`);
  const [form, persons, media, segments, cities, containers, probabilities, large] = header.slice(2, 10);
  const sizes = { form: FORMS[form], persons, media, segments, cities, containers, probabilities, large };
  const offsets = sizes.form === undefined ? [] : sectionOffsets(sizes);
  if (offsets.length === 0 || offsets.some((offset, i) => header[OFFSETS_AT + i] !== offset)) {
    throw new StoreFileError('panel image with a broken header');
  }
  const imageBytes = header[IMAGE_BYTES_AT];
  if (imageBytes % 64 !== 0 || imageBytes < offsets[offsets.length - 1]) {
    throw new StoreFileError('panel image with a broken header');
  }
  if (buffer.byteLength < imageBytes) {
    throw new StoreFileError(`panel image cut: ${buffer.byteLength} of ${imageBytes} bytes`);
  }
  const store = viewPanel(memory);
  if (options.verify === false) return store;
  const [low, high] = checksum(new Uint32Array(buffer, 0, imageBytes / 4), HEADER_WORDS);
  if (low !== header[CHECKSUM_AT] || high !== header[CHECKSUM_AT + 1]) {
    throw new StoreFileError('panel image damaged: its checksum differs');
  }
  assertContainers(store, offsets[offsets.length - 1]);
  return store;
}

/** Kernels read without bounds checks, so every offset and index they use is checked here once. */
function assertContainers(store: PanelStore, contentsAt: number): void {
  const { rowStart, containers, personCount, imageBytes, segmentStart, u16 } = store;
  const fail = (what: string): never => {
    throw new StoreFileError(`panel image: ${what} is broken`);
  };
  const inside = (at: number, bytes: number, align: number): boolean =>
    at >= contentsAt && at % align === 0 && at + bytes <= imageBytes;
  const count = containers.length / CONTAINER_WORDS;
  if (rowStart[0] !== 0 || rowStart[store.mediaCount] !== count) fail('the table of rows');
  if (segmentStart[0] !== 0 || segmentStart[segmentStart.length - 1] !== personCount) fail('segments');
  const dataBytes = { passages: 0, thinned: 2, rates: 4 }[store.form];
  for (let m = 0; m < store.mediaCount; m++) {
    if (rowStart[m] > rowStart[m + 1]) fail(`row ${m}`);
    let chunkBefore = -1;
    for (let c = rowStart[m]; c < rowStart[m + 1]; c++) {
      const [head, size, at, extraAt, extra, dataAt] = containers.subarray(
        c * CONTAINER_WORDS,
        (c + 1) * CONTAINER_WORDS,
      );
      const [chunk, kind] = [head % CHUNK_PERSONS, Math.floor(head / CHUNK_PERSONS)];
      const persons = Math.min(CHUNK_PERSONS, personCount - chunk * CHUNK_PERSONS);
      const listed = (offset: number, n: number): boolean => {
        if (!inside(offset, n * 2, 2)) return false;
        const i = offset / 2;
        for (let e = 1; e < n; e++) if (u16[i + e - 1] >= u16[i + e]) return false;
        return n === 0 || u16[i + n - 1] < persons;
      };
      const hasWholeDigits = (offset: number, bytes: number): boolean => {
        const manyAt = offset + DIGITS * bytes;
        if (!inside(offset, DIGITS * bytes + 4, 64)) return false;
        const many = u16[manyAt / 2] + u16[manyAt / 2 + 1] * 65_536;
        return listed(manyAt + 4, many) && inside(manyAt + 4, many * 3, 2);
      };
      const fine =
        chunk > chunkBefore &&
        size > 0 &&
        size <= persons &&
        (kind === LIST
          ? listed(at, size) &&
            (extraAt === 0 || inside(extraAt, size, 1)) &&
            (dataBytes === 0 || inside(dataAt, size * dataBytes, dataBytes))
          : kind === BITMAP &&
            store.form === 'passages' &&
            inside(at, bitmapBytes(personCount, chunk), 64) &&
            (extra === 0 || (listed(extraAt, extra) && inside(extraAt, extra * 3, 2))) &&
            (dataAt === 0 || hasWholeDigits(dataAt, bitmapBytes(personCount, chunk))));
      if (!fine) fail(`row ${m}, chunk ${chunk}`);
      chunkBefore = chunk;
    }
  }
}
