import {
  BEYOND_DIGITS,
  bitmapBytes,
  CHUNK_PERSONS,
  CONTAINER_WORDS,
  DIGITS,
  type PanelStore,
} from './panel-store.ts';
import { type PanelRows } from './panel-rows.ts';

function ascends(row: Uint32Array): boolean {
  for (let i = 1; i < row.length; i++) if (row[i - 1] > row[i]) return false;
  return true;
}

/** Writes the digits of a container from its bitmap and its surplus; `many` persons have more than they tell. */
function writeDigits(
  { containers, personCount, u8, u16 }: PanelStore,
  container: number,
  many: number,
): void {
  const at = container * CONTAINER_WORDS;
  const [head, , bitmapAt, extraAt, surplus, onesAt] = containers.subarray(at, at + CONTAINER_WORDS);
  const bytes = bitmapBytes(personCount, head % CHUNK_PERSONS);
  const [twosAt, foursAt, manyAt] = [onesAt + bytes, onesAt + 2 * bytes, onesAt + DIGITS * bytes];
  u8.copyWithin(onesAt, bitmapAt, bitmapAt + bytes);
  [u16[manyAt / 2], u16[manyAt / 2 + 1]] = [many % 65_536, Math.floor(many / 65_536)];
  let next = 0;
  for (let i = 0; i < surplus; i++) {
    const local = u16[extraAt / 2 + i];
    const n = 1 + u8[extraAt + 2 * surplus + i];
    const [byte, bit] = [local >>> 3, local & 7];
    u8[onesAt + byte] ^= (~n & 1) << bit;
    u8[twosAt + byte] |= ((n >>> 1) & 1) << bit;
    u8[foursAt + byte] |= ((n >>> 2) & 1) << bit;
    if (n < BEYOND_DIGITS) continue;
    u16[manyAt / 2 + 2 + next] = local;
    u8[manyAt + 4 + 2 * many + next++] = n - (n % BEYOND_DIGITS);
  }
}

/** Sorts each row by position and writes it to its containers. */
export function fillContainers(
  store: PanelStore,
  rows: PanelRows,
  positionOf: Uint32Array,
  codeOf: (p: number) => number,
  many: Uint32Array,
): void {
  const { rowStart, passages, probabilities, rates } = rows;
  const { containers, weights, u8, u16, f32, large } = store;
  let longest = 0;
  for (let m = 0; m < rows.mediaCount; m++) longest = Math.max(longest, rowStart[m + 1] - rowStart[m]);
  const positions = new Uint32Array(longest);
  const entryOf = new Uint32Array(store.personCount);
  let largeAt = 0;
  for (let m = 0; m < rows.mediaCount; m++) {
    const size = rowStart[m + 1] - rowStart[m];
    const row = positions.subarray(0, size);
    for (let e = 0; e < size; e++) {
      row[e] = positionOf[rows.persons[rowStart[m] + e]];
      entryOf[row[e]] = rowStart[m] + e;
    }
    if (!ascends(row)) row.sort();
    let [at, weightSum, contacts] = [0, 0, 0];
    for (let c = store.rowStart[m]; c < store.rowStart[m + 1]; c++) {
      const [head, persons, listAt, extraAt, surplus, dataAt] = containers.subarray(
        c * CONTAINER_WORDS,
        (c + 1) * CONTAINER_WORDS,
      );
      const dense = head >= CHUNK_PERSONS;
      for (let [i, extra] = [0, 0]; i < persons; i++, at++) {
        const position = row[at];
        if (at > 0 && row[at - 1] === position) {
          throw new RangeError(`medium ${m}: person ${store.personAt[position]} stands twice in its row`);
        }
        const local = position % CHUNK_PERSONS;
        const entry = entryOf[position];
        const n = passages ? passages[entry] : 1;
        const chance = probabilities ? codeOf(probabilities[entry]) : 0;
        if (dense) {
          u8[listAt + (local >>> 3)] |= 1 << (local & 7);
          if (n > 1) {
            u16[extraAt / 2 + extra] = local;
            u8[extraAt + 2 * surplus + extra++] = Math.min(255, n) - 1;
          }
        } else {
          u16[listAt / 2 + i] = local;
          if (extraAt > 0) u8[extraAt + i] = Math.min(255, n);
          if (probabilities) u16[dataAt / 2 + i] = chance;
          if (rates) f32[dataAt / 4 + i] = rates[entry];
        }
        if (n > 255) large.set([m, position, n - 255], 3 * largeAt++);
        const each = rates ? rates[entry] : probabilities ? n * store.probabilityOf[chance] : n;
        weightSum += weights[position];
        contacts += weights[position] * each;
      }
      if (dense && dataAt > 0) writeDigits(store, c, many[c]);
    }
    store.mediumWeight[m] = weightSum;
    store.mediumContacts[m] = contacts;
  }
}
