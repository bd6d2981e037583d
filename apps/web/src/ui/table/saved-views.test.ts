import { expect, test } from 'vitest';
import { parseViews, withView, type SavedView } from './saved-views.ts';
import { standardSettings } from './table-settings.ts';

const view = (name: string, isDefault = false): SavedView => ({
  name,
  address: { states: 'running' },
  settings: standardSettings,
  isDefault,
});

test('damaged views are left out, names are unique, one is the default', () => {
  const stored: unknown = [
    view('投放中', true),
    { name: '', address: {} },
    null,
    { name: '坏', address: 3 },
    view('投放中'),
    view('待确认', true),
  ];
  expect(parseViews(stored)).toEqual([view('投放中', true), view('待确认')]);
  expect(parseViews('no list')).toEqual([]);
});

test('settings of an old shape fall back', () => {
  expect(parseViews([{ name: 'a', address: {}, settings: { density: 'huge' } }])[0].settings).toEqual(
    standardSettings,
  );
});

test('a view of the same name is replaced, a new default ends the old one', () => {
  const views = [view('a', true), view('b')];
  const changed = { ...view('b', true), address: { q: '星河' } };
  expect(withView(views, changed)).toEqual([changed, view('a')]);
  expect(withView(views, view('c')).map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['c', false],
    ['a', true],
    ['b', false],
  ]);
});
