import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';
import { evaluateRates } from './rate-reach.ts';
import {
  decodeStore,
  encodedStoreBytes,
  encodeStore,
  encodeStoreInto,
  StoreFileError,
} from './store-file.ts';
import { smallPlan, smallStore } from './testing/small-store.ts';

const shape = { persons: 33, media: 5, density: 0.3, highRate: 0.2 };

test('a store survives a round trip, also from bytes at an offset', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: 40 }), fc.nat({ max: 6 }), (seed, persons, media) => {
      const store = smallStore(seededRandom(seed), { ...shape, persons, media });
      const bytes = encodeStore(store);
      expect(bytes.length).toBe(encodedStoreBytes(store));
      expect(decodeStore(bytes)).toEqual(store);
      const inside = new Uint8Array(bytes.length + 24);
      inside.set(bytes, 16);
      expect(decodeStore(inside.subarray(16))).toEqual(store);
    }),
  );
});

test('decoding copies nothing, so a shared block is shared by all stores', () => {
  const random = seededRandom(8);
  const store = smallStore(random, shape);
  const shared = new SharedArrayBuffer(encodedStoreBytes(store));
  encodeStoreInto(store, shared);
  const [a, b] = [decodeStore(shared), decodeStore(shared, { verify: false })];
  expect(a.rates.buffer).toBe(shared);
  expect(b.persons.buffer).toBe(shared);
  const plan = smallPlan(random, 5);
  expect(evaluateRates(a, plan)).toEqual(evaluateRates(store, plan));
  expect(() => encodeStoreInto(store, new ArrayBuffer(64))).toThrow(RangeError);
});

test('flipped bits, truncation, another version and foreign bytes are refused', () => {
  const bytes = encodeStore(smallStore(seededRandom(12), { ...shape, persons: 6 }));
  for (let bit = 64 * 8; bit < bytes.length * 8; bit++) {
    const damaged = bytes.slice();
    damaged[bit >> 3] ^= 1 << (bit & 7);
    expect(() => decodeStore(damaged)).toThrow(StoreFileError);
  }
  expect(() => decodeStore(bytes.slice(0, -8))).toThrow(/cut/);
  expect(() => decodeStore(bytes.slice(0, 10))).toThrow(StoreFileError);
  const newer = bytes.slice();
  newer[4] = 2;
  expect(() => decodeStore(newer)).toThrow(/version 2/);
  expect(() => decodeStore(new Uint8Array(100))).toThrow(/not a store file/);
  const odd = new Uint8Array(bytes.length + 4);
  odd.set(bytes, 4);
  expect(() => decodeStore(odd.subarray(4))).toThrow(/multiple of 8/);
});

test('a block whose checksum is right but whose rows are not is refused', () => {
  const store = smallStore(seededRandom(13), shape);
  const unordered = { ...store, persons: store.persons.toReversed() };
  expect(() => decodeStore(encodeStore(unordered))).toThrow(/entry/);
  const foreign = { ...store, persons: store.persons.map((p) => p + 33) };
  expect(() => decodeStore(encodeStore(foreign))).toThrow(/entry 0 is broken/);
  const idle = { ...store, rates: store.rates.map(() => 0) };
  expect(() => decodeStore(encodeStore(idle))).toThrow(/entry 0 is broken/);
});
