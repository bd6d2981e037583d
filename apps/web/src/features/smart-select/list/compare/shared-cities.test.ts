import { exampleRow, type PlanRow } from '@ooh/contract/domain/smart-plan';
import { expect, test } from 'vitest';
import { sharedCities } from './shared-cities.ts';

const plan = (planId: string, kind: PlanRow['kind'], ...cities: string[]): PlanRow => ({
  ...exampleRow,
  planId,
  kind,
  cityCodes: cities,
  cityNames: cities.map((city) => `${city}市`),
});

test('a city of two plans of one sort, with these plans alone', () => {
  const plans = [
    plan('1', 'bus', '深圳', '武汉'),
    plan('2', 'geo', '武汉'),
    plan('3', 'bus', '武汉'),
    plan('4', 'ta', '武汉', '深圳'),
  ];
  const found = (isBus: boolean) =>
    sharedCities(plans, isBus).map(({ cityName, plans: there }) => [
      cityName,
      there.map(({ planId }) => planId).join(),
    ]);
  expect(found(true)).toEqual([['武汉市', '1,3']]);
  expect(found(false)).toEqual([['武汉市', '2,4']]);
  expect(sharedCities(plans.slice(0, 2), true)).toEqual([]);
});
