import { expect, test } from 'vitest';
import { parsePlanAddress } from './plan-address.ts';

test('an address is restored, numbers as text', () => {
  const words = { cond: 'mainRoad', tab: 'reach', show: 'chosen', q: 'M3', sort: '-tgi', line: 'l-1' };
  expect(parsePlanAddress({ ...words, planId: 17, city: 440300 })).toEqual({
    ...words,
    planId: '17',
    city: '440300',
  });
});

test('what is not understood counts as absent', () => {
  const address = parsePlanAddress({
    planId: {},
    city: '44',
    cond: 'x',
    tab: 3,
    show: null,
    q: ' ',
    sort: [],
  });
  expect(address.planId).toBe('');
  expect(Object.values(address).filter((value) => value !== undefined)).toEqual(['']);
});
