import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByWeights, withPart, type BudgetPart } from './split-amount.ts';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('a fen that cannot be halved goes to the larger remainder', () => {
  expect(splitByWeights(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitByWeights(10, [1, 2])).toEqual([3, 7]);
  expect(splitByWeights(7, [0, 0])).toEqual([4, 3]);
  expect(splitByWeights(7, [])).toEqual([]);
});

test('parts add up to the amount, none is negative, none is off its share by a fen or more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 30 }),
      (total, weights) => {
        const parts = splitByWeights(total, weights);
        expect(sum(parts)).toBe(total);
        const all = sum(weights);
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          const share = all > 0 ? weights[index] / all : 1 / weights.length;
          expect(Math.abs(part - total * share)).toBeLessThan(1.001);
        }
      },
    ),
  );
});

const part = (key: string, fen: number, isLocked = false): BudgetPart => ({ key, fen, isLocked });

test('others give in proportion; a locked part gives nothing', () => {
  const parts = [part('a', 500), part('b', 300), part('c', 100), part('d', 100, true)];
  expect(withPart(parts, 'a', 700).map(({ fen }) => fen)).toEqual([700, 150, 50, 100]);
  expect(withPart(parts, 'a', 5000).map(({ fen }) => fen)).toEqual([900, 0, 0, 100]);
  expect(withPart(parts, 'a', -3).map(({ fen }) => fen)).toEqual([0, 675, 225, 100]);
});

test('without another city to give or take, nothing changes', () => {
  const parts = [part('a', 500), part('b', 300, true)];
  expect(withPart(parts, 'a', 700)).toEqual(parts);
  expect(withPart(parts, 'x', 700)).toEqual(parts);
});

test('the total stays whatever is set', () => {
  const anyParts = fc.array(fc.record({ fen: fc.nat(1_000_000), isLocked: fc.boolean() }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyParts, fc.nat(11), fc.integer({ min: -10, max: 5_000_000 }), (raw, at, wanted) => {
      const parts = raw.map(({ fen, isLocked }, index) => part(String(index), fen, isLocked));
      const after = withPart(parts, String(at % parts.length), wanted);
      expect(sum(after.map(({ fen }) => fen))).toBe(sum(parts.map(({ fen }) => fen)));
      for (const [index, { fen, isLocked }] of after.entries()) {
        expect(fen).toBeGreaterThanOrEqual(0);
        if (isLocked && index !== at % parts.length) expect(fen).toBe(parts[index].fen);
      }
    }),
  );
});
