import { usualCityWeights } from '@ooh/contract/domain/city-index-parts';
import { expect, test } from 'vitest';
import { parseCityPeople, weightsOf, weightsText } from './city-people-address.ts';

test('an address is read as far as it is understood', () => {
  expect(
    parseCityPeople({ city: '440300,x,310100', weeks: '8', w: '0-0-0-100', sort: '-cpm' }),
  ).toMatchObject({
    city: '440300,310100',
    weeks: 8,
    w: '0-0-0-100',
    sort: '-cpm',
  });
  const odd = parseCityPeople({ w: '1-2-3', sort: 'name', cmp: 'shanghai', weeks: -1 });
  expect(Object.values(odd).filter((value) => value !== undefined)).toEqual([]);
});

test('weights are written unless they are those declared', () => {
  const onCost = { scale: 0, concentration: 0, supply: 0, cost: 100 };
  expect(weightsText(onCost)).toBe('0-0-0-100');
  expect(weightsOf({ w: '0-0-0-100' })).toEqual(onCost);
  expect(weightsText(usualCityWeights)).toBeUndefined();
  expect(weightsOf({})).toEqual(usualCityWeights);
  expect(weightsOf({ w: '0-0-0-0' })).toEqual(usualCityWeights);
});
