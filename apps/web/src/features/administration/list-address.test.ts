import { expect, test } from 'vitest';
import { isFiltered, pageOfAddress, parseListAddress, withFilter } from './list-address.ts';

test('known filters are read, whatever else stands in the address', () => {
  expect(
    parseListAddress({ q: ' 李 ', page: '2', size: 50, state: 'ended', of: 'u-1', from: '2026-11-01', z: 1 }),
  ).toEqual({ q: '李', page: 2, size: 50, state: 'ended', of: 'u-1', from: '2026-11-01' });
  expect(parseListAddress({ q: {}, page: -1, state: '<x>', of: '../x', from: '2026-13-01' })).toEqual({});
});

test('a change of filter leads back to the first page and keeps the rest', () => {
  expect(withFilter({ page: 4, size: 50, q: 'a' }, { state: 'ended' })).toEqual({
    size: 50,
    q: 'a',
    state: 'ended',
  });
});

test('an empty address asks for the first page of everything', () => {
  expect(pageOfAddress({})).toEqual({ keyword: '', pageNo: 1, pageSize: 20 });
  expect(isFiltered({ page: 3, size: 50 })).toBe(false);
  expect(isFiltered({ action: 'plan.' })).toBe(true);
});
