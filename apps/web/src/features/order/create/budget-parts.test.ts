import { expect, test } from 'vitest';
import { partsFor, splitParts } from './budget-parts.ts';

const nothing = () => 0;

test('equal parts where nothing is stored or what is stored is damaged', () => {
  expect(partsFor(undefined, 100, ['a', 'b', 'c'], nothing).map(({ fen }) => fen)).toEqual([34, 33, 33]);
  expect(
    partsFor([{ key: 'a', fen: -1 }, null, 'x'], 100, ['a', 'b'], nothing).map(({ fen }) => fen),
  ).toEqual([50, 50]);
});

test('media that an order came with fit their cities where they fit the budget; else parts stay equal', () => {
  const spending = (fen: Readonly<Record<string, number>>) =>
    partsFor(undefined, 100, Object.keys(fen), (key) => fen[key]).map((part) => part.fen);
  expect(spending({ a: 40, b: 50 })).toEqual([50, 50]);
  expect(spending({ a: 20, b: 70 })).toEqual([25, 75]);
  expect(spending({ a: 20, b: 70, c: 0 })).toEqual([24, 73, 3]);
  expect(spending({ a: 20, b: 90 })).toEqual([50, 50]);
  const stored = [{ key: 'b', fen: 100, isLocked: false }];
  expect(partsFor(stored, 100, ['a', 'b'], () => 50).map((part) => part.fen)).toEqual([0, 100]);
});

test('stored parts are kept, and scaled when the budget has changed', () => {
  const stored = [
    { key: 'a', fen: 30, isLocked: true },
    { key: 'b', fen: 70, isLocked: false },
  ];
  expect(partsFor(stored, 100, ['a', 'b'], nothing)).toEqual(stored);
  expect(partsFor(stored, 200, ['a', 'b'], nothing).map(({ fen }) => fen)).toEqual([60, 140]);
});

test('a city that left gives its part to those that stay; a new one begins with nothing', () => {
  const stored = [
    { key: 'a', fen: 25, isLocked: false },
    { key: 'gone', fen: 75, isLocked: false },
  ];
  expect(partsFor(stored, 100, ['a', 'new'], nothing).map(({ fen }) => fen)).toEqual([100, 0]);
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
