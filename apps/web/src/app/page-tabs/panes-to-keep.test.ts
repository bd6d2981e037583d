import { expect, test } from 'vitest';
import { panesToKeep, type LivePane } from './panes-to-keep.ts';

const pane = (tabKey: string, holdsMap = false): LivePane => ({
  tabKey,
  metadata: { title: tabKey, layout: 'default', holdsMap },
});
const keysOf = (panes: readonly LivePane[]) => panes.map(({ tabKey }) => tabKey).join(' ');

test('panes stay while their tab is open', () => {
  const known = [pane('/'), pane('/a'), pane('/b')];
  expect(keysOf(panesToKeep(known, pane('/c'), ['/', '/a', '/c'], ['/', '/a']))).toBe('/ /a /c');
});

test('the active pane stays even before its tab is listed', () => {
  expect(keysOf(panesToKeep([], pane('/a'), [], []))).toBe('/a');
});

test('of three maps the two visited last stay', () => {
  const known = [pane('/m1', true), pane('/m2', true), pane('/a')];
  const keys = ['/m1', '/m2', '/m3', '/a'];
  expect(keysOf(panesToKeep(known, pane('/m3', true), keys, ['/m2', '/a', '/m1']))).toBe('/m1 /a /m3');
  expect(keysOf(panesToKeep(known, pane('/m1', true), keys, ['/m2', '/m1']))).toBe('/m1 /m2 /a');
});
