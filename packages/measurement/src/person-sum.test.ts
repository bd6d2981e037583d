import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PersonSum } from './person-sum.ts';

test('a sum over persons is that of a table of all of them, and is empty after it was drained', () => {
  const personCount = 130;
  const rows = fc.array(fc.tuple(fc.nat(personCount - 1), fc.integer({ min: -1, max: 5 })), {
    maxLength: 200,
  });
  fc.assert(
    fc.property(fc.array(rows, { minLength: 1, maxLength: 4 }), (rounds) => {
      const sum = new PersonSum(personCount);
      for (const added of rounds) {
        const table = new Map<number, number>();
        for (const [person, value] of added) {
          sum.add(person, value);
          if (value > 0) table.set(person, (table.get(person) ?? 0) + value);
        }
        expect(sum.size).toBe(table.size);
        const told: [number, number][] = [];
        sum.drain((person, value) => told.push([person, value]));
        expect(told).toEqual([...table].toSorted(([a], [b]) => a - b));
        expect(sum.size).toBe(0);
      }
    }),
  );
});
