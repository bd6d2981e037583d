import { expect, test } from 'vitest';
import { addCities, indexAfterKey, indexAfterLetter, toggleCity } from './choose-cities.ts';

const open = { max: 3, scope: 'ALL' as const };

test('cities are added in order up to the maximum, each once', () => {
  expect(addCities(['1'], ['1', '2', '3', '4', '5'], open)).toEqual({
    chosen: ['1', '2', '3'],
    refused: ['4', '5'],
  });
});

test('locked cities are never chosen and take no room', () => {
  const limits = { max: 2, scope: new Set(['2', '3']) };
  expect(addCities([], ['1', '2', '3'], limits)).toEqual({ chosen: ['2', '3'], refused: [] });
  expect(toggleCity([], '1', limits)).toEqual({ chosen: [], refused: [] });
});

test('a single choice replaces, a second click gives up', () => {
  expect(toggleCity(['1'], '2', { max: 1, scope: 'ALL' }).chosen).toEqual(['2']);
  expect(toggleCity(['1', '2'], '1', open).chosen).toEqual(['2']);
  expect(toggleCity(['1', '2', '3'], '4', open)).toEqual({ chosen: ['1', '2', '3'], refused: ['4'] });
});

// Two groups: rows of 4, 4, 2 and, further down, 4.
const corners = Array.from({ length: 14 }, (_, index) => {
  const row = index < 10 ? Math.floor(index / 4) : 4;
  const column = index < 10 ? index % 4 : index - 10;
  return { left: column * 100, top: row * 30 };
});

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 9, 11],
  ['ArrowDown', 13, 13],
  ['ArrowUp', 13, 9],
  ['ArrowUp', 2, 2],
  ['Home', 7, 0],
  ['End', 2, 13],
  ['x', 2, 2],
])('%s moves from %i to %i', (key, from, to) => {
  expect(indexAfterKey(key, from, corners)).toBe(to);
});

test('a letter jumps to the next word with it, going round', () => {
  const words = ['beijing', 'shanghai', 'chengdu', 'shenzhen'];
  expect(indexAfterLetter('s', 1, words)).toBe(3);
  expect(indexAfterLetter('S', 3, words)).toBe(1);
  expect(indexAfterLetter('x', 2, words)).toBe(2);
});
