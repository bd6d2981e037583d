import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeySet } from './key-set.ts';

test('agrees with a Set, also with growth and collisions', () => {
  const half = fc.oneof(
    fc.integer({ min: 0, max: 0xffff_ffff }),
    fc.constantFrom(0, 1, 0x4000, 0x8000, 0xffff_ffff),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(half, half), { maxLength: 300 }), (keys) => {
      const set = createKeySet();
      const known = new Set<string>();
      for (const [high, low] of keys) {
        // The key 0,0 shares its place with 0,1.
        const name = high === 0 && low === 0 ? '0|1' : `${high}|${low}`;
        expect(set.add(high, low)).toBe(!known.has(name));
        known.add(name);
      }
      expect(set.size).toBe(known.size);
    }),
  );
  const large = createKeySet();
  const high = (i: number): number => Math.imul(i, 2_654_435_761) >>> 0;
  const many = Array.from({ length: 40_000 }, (_, i) => i);
  expect(many.every((i) => large.add(high(i), i))).toBe(true);
  expect(many.some((i) => large.add(high(i), i))).toBe(false);
  expect(large.size).toBe(40_000);
});
