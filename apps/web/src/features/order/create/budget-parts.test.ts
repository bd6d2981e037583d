import { expect, test } from 'vitest';
import { partsFor, splitParts } from './budget-parts.ts';

test('equal parts where nothing is stored or what is stored is damaged', () => {
  expect(partsFor(undefined, 100, ['a', 'b', 'c']).map(({ fen }) => fen)).toEqual([34, 33, 33]);
  expect(partsFor([{ key: 'a', fen: -1 }, null, 'x'], 100, ['a', 'b']).map(({ fen }) => fen)).toEqual([
    50, 50,
  ]);
});

test('stored parts are kept, and scaled when the budget has changed', () => {
  const stored = [
    { key: 'a', fen: 30, isLocked: true },
    { key: 'b', fen: 70, isLocked: false },
  ];
  expect(partsFor(stored, 100, ['a', 'b'])).toEqual(stored);
  expect(partsFor(stored, 200, ['a', 'b']).map(({ fen }) => fen)).toEqual([60, 140]);
});

test('a city that left gives its part to those that stay; a new one begins with nothing', () => {
  const stored = [
    { key: 'a', fen: 25, isLocked: false },
    { key: 'gone', fen: 75, isLocked: false },
  ];
  expect(partsFor(stored, 100, ['a', 'new']).map(({ fen }) => fen)).toEqual([100, 0]);
});

test('a new split opens every part', () => {
  const parts = [
    { key: 'a', fen: 1, isLocked: true },
    { key: 'b', fen: 99, isLocked: false },
  ];
  expect(splitParts(parts, 100, (key) => (key === 'a' ? 3 : 1))).toEqual([
    { key: 'a', fen: 75, isLocked: false },
    { key: 'b', fen: 25, isLocked: false },
  ]);
});
