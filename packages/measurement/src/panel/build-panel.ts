import { evaluatorBytes } from './evaluator-scratch.ts';
import { panelMemory, sealImage, sectionOffsets, viewPanel, writeHeader } from './panel-image.ts';
import { orderPersons, type PanelOrder, type PanelPersons } from './panel-order.ts';
import {
  BEYOND_DIGITS,
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
import { type PanelRows, assertRows, formOf } from './panel-rows.ts';
import { fillContainers } from './fill-containers.ts';

export interface PanelBuildOptions {
  /** Number of evaluators (threads) for which the memory has room, at least 1. */
  readonly evaluators?: number;
  /** Rows get bitmaps where worthwhile, within this size of the image. */
  readonly imageLimitBytes?: number;
}

/** Minimum share of a chunk from which a bitmap is read faster than a list; a higher value saves memory. */
const DENSE_SHARES = [1 / 256, 1 / 128, 1 / 64, 1 / 32, 1 / 16, 1 / 8, 2];

/** A bitmap has digits when so many persons of the chunk, or more, pass more than once: found by measurement. */
const DIGITS_SHARE = 1 / 32;

const IMAGE_LIMIT_BYTES = 1.75 * 2 ** 30;

const MOST_PROBABILITIES = 65_536;

/** Size of every container: chunk, persons, persons of more than one passage, and of more than the digits tell. */
interface Containers {
  readonly rowStart: Uint32Array;
  readonly chunk: Uint16Array;
  readonly size: Uint32Array;
  readonly surplus: Uint32Array;
  readonly many: Uint32Array;
  readonly large: number;
}

function measureContainers(rows: PanelRows, positionOf: Uint32Array): Containers {
  const chunks = chunkCountOf(positionOf.length);
  const { rowStart, persons, passages } = rows;
  const sizes = new Uint32Array(chunks);
  const surplus = new Uint32Array(chunks);
  const many = new Uint32Array(chunks);
  const starts = new Uint32Array(rows.mediaCount + 1);
  let capacity = Math.max(1024, rows.mediaCount);
  let found = {
    chunk: new Uint16Array(capacity),
    size: new Uint32Array(capacity),
    surplus: new Uint32Array(capacity),
    many: new Uint32Array(capacity),
  };
  let [count, large] = [0, 0];
  for (let m = 0; m < rows.mediaCount; m++) {
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const chunk = positionOf[persons[e]] >>> 16;
      sizes[chunk]++;
      if (passages && passages[e] > 1) surplus[chunk]++;
      if (passages && passages[e] >= BEYOND_DIGITS) many[chunk]++;
      if (passages && passages[e] > 255) large++;
    }
    if (count + chunks > capacity) {
      capacity = capacity * 2 + chunks;
      const grown = {
        chunk: new Uint16Array(capacity),
        size: new Uint32Array(capacity),
        surplus: new Uint32Array(capacity),
        many: new Uint32Array(capacity),
      };
      grown.chunk.set(found.chunk);
      grown.size.set(found.size);
      grown.surplus.set(found.surplus);
      grown.many.set(found.many);
      found = grown;
    }
    for (let c = 0; c < chunks; c++) {
      if (sizes[c] === 0) continue;
      found.chunk[count] = c;
      found.size[count] = sizes[c];
      found.surplus[count] = surplus[c];
      found.many[count++] = many[c];
      sizes[c] = 0;
      surplus[c] = 0;
      many[c] = 0;
    }
    starts[m + 1] = count;
  }
  return { rowStart: starts, large, ...found };
}

const DATA_BYTES = { passages: 0, thinned: 2, rates: 4 } as const;

const eights = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/**
 * Writes the records for bitmaps, some with digits, from `denseShare` up and returns the end of the contents. A row's bitmaps are
 * contiguous and before its lists, so that neighbouring chunks are read together.
 */
function placeContainers(
  found: Containers,
  form: ContactForm,
  personCount: number,
  denseShare: number,
  hasDigits: boolean,
  contentsAt: number,
  into: Uint32Array | null,
): number {
  let at = contentsAt;
  const take = (bytes: number): number => {
    const start = at;
    at += eights(bytes);
    return start;
  };
  const { rowStart, chunk, size, surplus, many } = found;
  const personsOf = (c: number): number => Math.min(CHUNK_PERSONS, personCount - chunk[c] * CHUNK_PERSONS);
  const isDense = (c: number): boolean => form === 'passages' && size[c] >= denseShare * personsOf(c);
  const takeDigits = (c: number): number => {
    if (!hasDigits || surplus[c] < DIGITS_SHARE * personsOf(c)) return 0;
    at = Math.ceil(at / 64) * 64;
    return take(DIGITS * bitmapBytes(personCount, chunk[c]) + 4 + 3 * many[c]);
  };
  const record = (c: number, kind: number, contents: readonly number[]): void =>
    into?.set([chunk[c] + CHUNK_PERSONS * kind, size[c], ...contents], c * CONTAINER_WORDS);
  for (let m = 0; m + 1 < rowStart.length; m++) {
    let bitmapAt = 0;
    for (let c = rowStart[m]; c < rowStart[m + 1]; c++) {
      if (!isDense(c)) continue;
      if (bitmapAt === 0) {
        at = Math.ceil(at / 64) * 64;
        bitmapAt = at;
      }
      take(bitmapBytes(personCount, chunk[c]));
    }
    for (let c = rowStart[m]; c < rowStart[m + 1]; c++) {
      if (isDense(c)) {
        const extraAt = surplus[c] === 0 ? 0 : take(surplus[c] * 3);
        record(c, BITMAP, [bitmapAt, extraAt, surplus[c], takeDigits(c)]);
        bitmapAt += bitmapBytes(personCount, chunk[c]);
      } else {
        const listAt = take(size[c] * 2);
        const extraAt = surplus[c] === 0 ? 0 : take(size[c]);
        const dataAt = DATA_BYTES[form] === 0 ? 0 : take(size[c] * DATA_BYTES[form]);
        record(c, LIST, [listAt, extraAt, 0, dataAt]);
      }
    }
  }
  return Math.ceil(at / 64) * 64;
}

/** The distinct probabilities, or a grid of 65,536 when there are more, and the code of each. */
function probabilityCodes(rows: PanelRows): { table: Float64Array; codeOf: (p: number) => number } {
  if (!rows.probabilities) return { table: new Float64Array(0), codeOf: () => 0 };
  const codes = new Map<number, number>();
  const codeOf = (p: number): number => {
    const known = codes.get(p);
    if (known !== undefined) return known;
    codes.set(p, codes.size);
    return codes.size - 1;
  };
  const entryCount = rows.rowStart[rows.mediaCount];
  for (let e = 0; e < entryCount && codes.size <= MOST_PROBABILITIES; e++) codeOf(rows.probabilities[e]);
  if (codes.size <= MOST_PROBABILITIES) return { table: Float64Array.from(codes.keys()), codeOf };
  return {
    table: Float64Array.from({ length: MOST_PROBABILITIES }, (_, i) => (i + 1) / MOST_PROBABILITIES),
    codeOf: (p) => Math.max(0, Math.round(p * MOST_PROBABILITIES) - 1),
  };
}

/**
 * The store of `rows` over `persons`, in a new shared memory. Throws RangeError with the position of the first
 * fault, or when the image would pass 4 GiB with the evaluators' scratch.
 */
export function buildPanel(
  persons: PanelPersons,
  rows: PanelRows,
  options: PanelBuildOptions = {},
): PanelStore {
  const order = orderPersons(persons);
  const personCount = order.personAt.length;
  assertRows(rows, personCount);
  const positionOf = new Uint32Array(personCount);
  order.personAt.forEach((p, position) => (positionOf[p] = position));
  const form = formOf(rows);
  const found = measureContainers(rows, positionOf);
  const { table, codeOf } = probabilityCodes(rows);
  const sizes = {
    form,
    persons: personCount,
    media: rows.mediaCount,
    segments: order.segmentWeight.length,
    cities: order.cityIds.length,
    containers: found.rowStart[rows.mediaCount],
    probabilities: table.length,
    large: found.large,
  };
  const offsets = sectionOffsets(sizes);
  const contentsAt = offsets[offsets.length - 1];
  const limit = options.imageLimitBytes ?? IMAGE_LIMIT_BYTES;
  const place = (share: number, hasDigits: boolean, into: Uint32Array | null) =>
    placeContainers(found, form, personCount, share, hasDigits, contentsAt, into);
  const hasDigits = place(DENSE_SHARES[0], true, null) <= limit;
  const denseShare = DENSE_SHARES.find((share) => place(share, hasDigits, null) <= limit) ?? 2;
  const imageBytes = place(denseShare, hasDigits, null);
  const memory = panelMemory(imageBytes, (options.evaluators ?? 1) * evaluatorBytes(sizes));
  writeHeader(memory, sizes, imageBytes);
  const store = viewPanel(memory);
  writeOrder(store, order);
  store.rowStart.set(found.rowStart);
  store.probabilityOf.set(table);
  store.hazardOf.set(table.map((p) => -Math.log1p(-p)));
  place(denseShare, hasDigits, store.containers);
  fillContainers(store, rows, positionOf, codeOf, found.many);
  sealImage(memory);
  return store;
}

function writeOrder(store: PanelStore, order: PanelOrder): void {
  store.personAt.set(order.personAt);
  store.weights.set(order.weights);
  store.segmentStart.set(order.segmentStart);
  store.segmentWeight.set(order.segmentWeight);
  store.segmentCity.set(order.segmentCity);
  store.segmentStratum.set(order.segmentStratum);
  store.cityIds.set(order.cityIds);
  store.cityStart.set(order.cityStart);
  let segment = 0;
  for (let chunk = 0; chunk < store.chunkSegment.length; chunk++) {
    while (order.segmentStart[segment + 1] <= chunk * CHUNK_PERSONS) segment++;
    store.chunkSegment[chunk] = segment;
  }
}
