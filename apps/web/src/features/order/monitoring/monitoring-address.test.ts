import { expect, test } from 'vitest';
import { postingList } from './monitoring-address.ts';

test('an address of any shape is read, and what is not understood is left out', () => {
  const words = {
    orderId: '0198c0de-0000-7000-8000-000000000001',
    view: 'photos',
    city: '440300',
    verdict: 'unchecked',
    doubt: 'far-away',
    sort: '-postedOn',
  };
  expect(postingList.parse({ ...words, page: '3' })).toEqual({ ...words, page: 3 });
  const nothing = postingList.parse({ view: 'x', city: 'sz', state: 'lost', sort: 'netFen', size: 999 });
  expect(Object.values(nothing).every((value) => value === undefined)).toBe(true);
});
