import { expect, test } from 'vitest';
import { listInputOf, releaseList } from './release-address.ts';

test('known filters are read, whatever else stands in the address', () => {
  const search = { kind: 'panel', city: '440300', page: '2', size: 50, release: 'a-1', job: '<x>', z: 1 };
  expect(releaseList.parse(search)).toEqual({
    kind: 'panel',
    city: '440300',
    page: 2,
    size: 50,
    release: 'a-1',
  });
  expect(releaseList.parse({ kind: 'x', city: 'abc', page: -1, size: 9999 })).toEqual({});
});

test('an empty address asks for the first page of everything', () => {
  expect(listInputOf({})).toEqual({ pageNo: 1, pageSize: 20 });
  expect(listInputOf({ kind: 'panel', city: '440300', page: 3 })).toEqual({
    kind: 'panel',
    cityCode: '440300',
    pageNo: 3,
    pageSize: 20,
  });
});

test('another filter leads back to the first page and keeps the page size', () => {
  expect(releaseList.filtered({ page: 4, size: 50, kind: 'panel' }, { kind: undefined })).toEqual({
    size: 50,
  });
});
