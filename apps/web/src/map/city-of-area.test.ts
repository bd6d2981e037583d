import { expect, test } from 'vitest';
import { cityOfArea } from './city-of-area.ts';

test.each([
  ['440300', '440300'],
  ['440305', '440300'],
  ['110100', '110100'],
  ['440000', undefined],
  ['100000', undefined],
  [undefined, undefined],
])('the city of %s is %s', (adcode, city) => {
  expect(cityOfArea(adcode)).toBe(city);
});
