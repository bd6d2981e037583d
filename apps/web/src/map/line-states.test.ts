import { expect, test } from 'vitest';
import { changedLineStates, lineStateOf, type LineState } from './line-states.ts';

const matched = new Set(['b']);

test('lines that the conditions exclude are out; pointing dims all', () => {
  expect(lineStateOf('b', matched, false)).toEqual({ out: false, dim: false });
  expect(lineStateOf('c', matched, true)).toEqual({ out: true, dim: true });
});

test('without conditions no line is out', () => {
  expect(lineStateOf('c', null, false).out).toBe(false);
});

test('only lines that change are drawn again', () => {
  const drawn = new Map<string, LineState>();
  const ids = ['a', 'b', 'c'];
  expect(changedLineStates(ids, matched, false, drawn)).toHaveLength(3);
  expect(changedLineStates(ids, matched, false, drawn)).toEqual([]);
  expect(changedLineStates(ids, new Set(['b', 'c']), false, drawn)).toEqual([
    ['c', { out: false, dim: false }],
  ]);
});
