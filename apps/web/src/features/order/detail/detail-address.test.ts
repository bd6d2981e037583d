import { expect, test } from 'vitest';
import { parseDetailAddress, withTab } from './detail-address.ts';

test('an address of any shape is read; an older name of the order id counts', () => {
  expect(parseDetailAddress({ id: 'o-1', tab: 'schedule', city: '440300', v: '3' })).toMatchObject({
    orderId: 'o-1',
    tab: 'schedule',
    city: '440300',
    v: 3,
  });
  const read = parseDetailAddress({ orderId: '../x', tab: 'toString', medium: -1, page: 'a' });
  expect(Object.values(read).every((value) => value === undefined)).toBe(true);
});

test('another tab begins on its first page and keeps the filters', () => {
  expect(withTab({ orderId: 'o-1', city: '440300', page: 4 }, 'media')).toEqual({
    orderId: 'o-1',
    city: '440300',
    tab: 'media',
    page: undefined,
  });
  expect(withTab({ orderId: 'o-1', tab: 'media' }, 'overview').tab).toBeUndefined();
  expect(withTab({ orderId: 'o-1' }, 'overview', 'man-land').tab).toBe('overview');
  expect(withTab({ orderId: 'o-1', tab: 'overview' }, 'man-land', 'man-land').tab).toBeUndefined();
});
