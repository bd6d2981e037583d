import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differingEntries, mergedValues } from './merge-edits.ts';

const isSame = (one: number | undefined, other: number | undefined) => one === other;
const of = (values: Record<string, number>) => new Map(Object.entries(values));
const none: ReadonlySet<string> = new Set();

test('changes of both are kept: additions, removals and other values', () => {
  const base = of({ a: 1, b: 1, c: 1, d: 1 });
  const mine = of({ a: 2, b: 1, d: 1, e: 5 });
  const theirs = of({ a: 1, b: 3, c: 1, f: 6 });
  const entries = differingEntries(base, mine, theirs, isSame);
  expect(Object.fromEntries(entries.map(({ key, kind }) => [key, kind]))).toEqual({
    a: 'mine',
    b: 'theirs',
    c: 'mine',
    d: 'theirs',
    e: 'mine',
    f: 'theirs',
  });
  expect(mergedValues(theirs, entries, none)).toEqual(of({ a: 2, b: 3, f: 6, e: 5 }));
});

test('where both changed the same, mine wins unless theirs is chosen', () => {
  const [base, mine, theirs] = [of({ a: 1, b: 1 }), of({ a: 2 }), of({ a: 3, b: 4 })];
  const entries = differingEntries(base, mine, theirs, isSame);
  expect(entries.map(({ kind }) => kind)).toEqual(['clash', 'clash']);
  expect(mergedValues(theirs, entries, none)).toEqual(of({ a: 2 }));
  expect(mergedValues(theirs, entries, new Set(['a', 'b']))).toEqual(theirs);
});

const values = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 2 })).map(of);

test('no change of either is lost: every key has the value of one side', () => {
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const merged = mergedValues(theirs, differingEntries(base, mine, theirs, isSame), none);
      for (const key of ['a', 'b', 'c', 'd']) {
        const hasMine = mine.get(key) !== base.get(key);
        expect(merged.get(key)).toBe((hasMine ? mine : theirs).get(key));
      }
    }),
  );
});
