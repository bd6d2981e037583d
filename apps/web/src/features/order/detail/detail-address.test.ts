import { expect, test } from 'vitest';
import { parseDetailAddress, tabOf } from './detail-address.ts';

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

test('lines to compare are few and each there once', () => {
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
  expect(tabOf('man-land', undefined, 'overview')).toBe('overview');
  expect(tabOf('man-land', 'man-land', 'overview')).toBe('man-land');
  expect(tabOf('man-land', undefined, 'man-land')).toBe('man-land');
  expect(tabOf('base', 'man-land', 'man-land')).toBe('overview');
  expect(tabOf('base', 'media', 'overview')).toBe('media');
});
