import { expect, test } from 'vitest';
import { changedLineStates, lineStateOf, type LineState } from './line-states.ts';

const states = { chosen: new Set(['a']), matched: new Set(['b']) };

test('a chosen line stays visible though the conditions exclude it', () => {
  expect(lineStateOf('a', states, false)).toEqual({ chosen: true, out: false, dim: false });
  expect(lineStateOf('b', states, false)).toEqual({ chosen: false, out: false, dim: false });
  expect(lineStateOf('c', states, true)).toEqual({ chosen: false, out: true, dim: true });
});

test('without conditions no line is out', () => {
  expect(lineStateOf('c', { chosen: new Set(), matched: null }, false).out).toBe(false);
});

test('only lines that change are drawn again', () => {
  const drawn = new Map<string, LineState>();
  const ids = ['a', 'b', 'c'];
  expect(changedLineStates(ids, states, false, drawn)).toHaveLength(3);
  expect(changedLineStates(ids, states, false, drawn)).toEqual([]);
  const more = { ...states, chosen: new Set(['a', 'c']) };
  expect(changedLineStates(ids, more, false, drawn)).toEqual([
    ['c', { chosen: true, out: false, dim: false }],
  ]);
});
