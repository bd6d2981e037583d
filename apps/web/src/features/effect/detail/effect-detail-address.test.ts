import { expect, test } from 'vitest';
import { parseEffectDetailAddress } from './effect-detail-address.ts';

test('order, tab and city are read; the first tab and what is not understood are absent', () => {
  expect(parseEffectDetailAddress({ id: 'o-1', tab: 'behaviour', city: '440300' })).toEqual({
    orderId: 'o-1',
    tab: 'behaviour',
    city: '440300',
  });
  expect(parseEffectDetailAddress({ orderId: 'o-1', tab: 'overview', city: 'x' })).toEqual({
    orderId: 'o-1',
    tab: undefined,
    city: undefined,
  });
});
