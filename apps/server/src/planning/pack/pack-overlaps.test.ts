import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choicesOf, mayTell, type Choice } from './pack-overlaps.ts';

test('three packs have three pairs and one triple', () => {
  expect(choicesOf(3)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 1, 2],
  ]);
  expect(choicesOf(4)).toHaveLength(11);
});

test('packs may be told apart exactly where no part of their people is too small, counted person by person', () => {
  const packs = 3;
  const person = fc.uniqueArray(fc.integer({ min: 0, max: packs - 1 }));
  const panel = fc.array(person, { maxLength: 60 });
  fc.assert(
    fc.property(panel, fc.integer({ min: 2, max: 10 }), (persons, minimumCell) => {
      const commonOf = (choice: Choice) =>
        persons.filter((own) => choice.every((at) => own.includes(at))).length;
      for (const choice of choicesOf(packs)) {
        const parts = Map.groupBy(persons, (own) => choice.filter((at) => own.includes(at)).join());
        parts.delete('');
        const isSafe = [...parts.values()].every((part) => part.length >= minimumCell);
        expect(mayTell(choice, commonOf, minimumCell)).toBe(isSafe);
      }
    }),
  );
});
