import { expect, test } from 'vitest';
import { cityToShow } from './city-to-show.ts';

test('the city of the address stands, else the usual one where it is open, else the first open one', () => {
  expect(cityToShow('310100', new Set(['110100']))).toBe('310100');
  expect(cityToShow(undefined, 'ALL')).toBe('440300');
  expect(cityToShow(undefined, new Set(['110100', '440300']))).toBe('440300');
  expect(cityToShow(undefined, new Set(['110100', '310100']))).toBe('110100');
  expect(cityToShow(undefined, new Set())).toBeUndefined();
});
