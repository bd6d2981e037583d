import { expect, test } from 'vitest';
import { flag, oneOf, text } from '../address/address-fields.ts';
import { listAddress } from './list-address.ts';

const list = listAddress({
  filters: { q: text(60), state: oneOf(['open', 'closed']) },
  period: 'filters',
  sorts: ['name', 'price'],
  others: { view: oneOf(['board']), item: text(20) },
  details: ['item'],
});

const address = {
  q: 'a',
  from: '2026-12-01',
  to: '2026-12-02',
  sort: '-price',
  page: 3,
  size: 50,
  view: 'board',
  item: 'i-1',
} as const;

test('filters are counted, a period as one', () => {
  expect(list.countFilters(address)).toBe(2);
  expect(list.countFilters({ page: 3, view: 'board', sort: 'name', item: 'i-1' })).toBe(0);
});

test('another filter leads to the first page and closes open panels', () => {
  expect(list.filtered(address, { state: 'open' })).toEqual({
    ...address,
    state: 'open',
    page: undefined,
    item: undefined,
  });
});

test('without filters sort, page size and view stay', () => {
  expect(list.cleared(address)).toEqual({ sort: '-price', size: 50, view: 'board' });
});

test('a sort is a known column and a direction', () => {
  expect(list.sortOf(list.parse({ sort: '-price' }))).toEqual({ key: 'price', order: 'desc' });
  expect(list.sortOf(list.parse({ sort: 'name' }))).toEqual({ key: 'name', order: 'asc' });
  expect(list.sortOf(list.parse({ sort: 'constructor' }))).toBeUndefined();
});

test('a period is complete or absent; where it is not a filter, it is kept', () => {
  expect(list.parse({ from: '2026-12-02', to: '2026-12-01' })).toEqual({});
  expect(list.parse({ from: '2026-12-02' })).toEqual({});
  const stays = listAddress({ filters: { free: flag() }, period: 'others' });
  const asked = stays.parse({ from: '2026-12-01', to: '2026-12-02', free: 'true' });
  expect(stays.countFilters(asked)).toBe(1);
  expect(stays.cleared(asked)).toEqual({ from: '2026-12-01', to: '2026-12-02' });
});
