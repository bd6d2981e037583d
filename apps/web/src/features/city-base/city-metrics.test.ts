import { expect, test } from 'vitest';
import type { CityMetricKey } from './city-metric-keys.ts';
import { cityMetricOf, type CityRow } from './city-metrics.ts';
import { rankedCities } from './ranked-cities.ts';
import { cityRowForTest } from './testing/city-row-for-test.ts';

const big = cityRowForTest('440300', {
  units: 300,
  free: [30, 60, 90, 120],
  freeShare: [0.1, 0.2, 0.3, 0.4],
  populationWan: 100,
  priceIndex: 120,
});
const small = cityRowForTest('440100', {
  units: 100,
  free: [50, 50, 50, 50],
  freeShare: [0.5, 0.5, 0.5, 0.5],
  populationWan: 300,
  priceIndex: 80,
});
const bare = cityRowForTest('440600', {
  units: 0,
  positions: 0,
  free: [0, 0, 0, 0],
  freeShare: null,
  populationWan: 900,
  priceIndex: null,
  unitsPerWan: 0,
  media: [],
});

const many = (key: CityMetricKey, rows: readonly CityRow[], days?: 0 | 30 | 60 | 90) =>
  cityMetricOf(key, days).ofMany(rows);

test('what no stock is on record of is unknown, not zero', () => {
  for (const key of [
    'units',
    'positions',
    'faces',
    'shelters',
    'busLines',
    'busVehicles',
    'unitsPerWan',
  ] as const)
    expect(cityMetricOf(key).valueOf(bare), key).toBeNull();
  expect(cityMetricOf('population').valueOf(bare)).toBe(900);
  expect(cityMetricOf('busLines').valueOf({ ...big, busLines: 0 })).toBeNull();
});

test('counts add up over the cities that they are known of', () => {
  expect(many('units', [big, small, bare])).toBe(400);
  expect(many('population', [big, small, bare])).toBe(1300);
  expect(many('units', [bare])).toBeNull();
  expect(many('gdp', [])).toBeNull();
});

test('shares of several cities are shares of their sums, not means', () => {
  expect(many('vacancy', [big, small, bare])).toBeCloseTo(80 / 400, 9);
  expect(many('vacancy', [big, small], 90)).toBeCloseTo(170 / 400, 9);
  // The city without stock counts neither above nor below.
  expect(many('unitsPerWan', [big, small, bare])).toBeCloseTo(1, 9);
  expect(many('priceIndex', [big, small, bare])).toBeCloseTo((120 * 300 + 80 * 100) / 400, 9);
});

test('a single city alone has its own figures', () => {
  for (const key of ['units', 'vacancy', 'unitsPerWan', 'priceIndex', 'population'] as const) {
    const metric = cityMetricOf(key);
    expect(metric.ofMany([big]), key).toBeCloseTo(metric.valueOf(big)!, 6);
  }
});

test('the greatest comes first and the unknown last', () => {
  const order = rankedCities([bare, small, big], cityMetricOf('units')).map(({ cityCode }) => cityCode);
  expect(order).toEqual(['440300', '440100', '440600']);
  const byVacancy = rankedCities([bare, big, small], cityMetricOf('vacancy')).map(({ cityCode }) => cityCode);
  expect(byVacancy).toEqual(['440100', '440300', '440600']);
});
