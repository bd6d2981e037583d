import { expect, test } from 'vitest';
import { parseDetailAddress, tabsOf, withTab, withView } from './detail-address.ts';

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

test('a view keeps order and city and begins anew; lines to compare are few and each there once', () => {
  const before = { orderId: 'o-1', city: '440300', tab: 'media', q: '南', page: 3 } as const;
  expect(withView(before, 'heat-map')).toEqual({ orderId: 'o-1', city: '440300', view: 'heat-map' });
  const read = parseDetailAddress({
    view: 'medium-info-line',
    with: ['a', 'a', 'b', 7, 'c', 'd'],
    look: 'x',
  });
  expect(read.with).toEqual(['a', 'b', '7']);
  expect(read.look).toBeUndefined();
  expect(parseDetailAddress({ view: 'toString' }).view).toBeUndefined();
});

test('people matched with places have their tab in every detail of such an order, and in no other', () => {
  expect(tabsOf('man-land', undefined, 'overview')).toMatchObject({ first: 'overview', tab: 'overview' });
  expect(tabsOf('man-land', 'man-land', 'overview').tab).toBe('man-land');
  expect(tabsOf('man-land', undefined, 'man-land').tab).toBe('man-land');
  expect(tabsOf('base', 'man-land', 'man-land')).toMatchObject({ first: 'overview', tab: 'overview' });
  expect(tabsOf('base', undefined, 'overview').tabs).not.toContain('man-land');
});
