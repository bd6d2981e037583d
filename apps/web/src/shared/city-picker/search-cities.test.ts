import { expect, test } from 'vitest';
import { searchCities } from './search-cities.ts';
import { citiesForTest } from './testing/cities-for-test.ts';

const found = (query: string) => searchCities(citiesForTest, query).map(({ shortName }) => shortName);

test.each([
  ['深圳', ['深圳']],
  ['深', ['深圳']],
  ['州', ['广州', '苏州', '宿州', '黔西南']],
  ['shenzhen', ['深圳']],
  ['SHEN', ['深圳']],
  ['shen zhen', ['深圳']],
  ['sz', ['深圳', '苏州', '宿州']],
  ['suzhou', ['苏州', '宿州']],
  ['4403', ['深圳']],
  ['44', ['广州', '深圳']],
  ['广东', ['广州', '深圳']],
  ['hen', []],
  ['', []],
  ['  ', []],
])('%s brings up %s', (query, cities) => {
  expect(found(query)).toEqual(cities);
});
