import { expect, test } from 'vitest';
import { citiesForTest } from '../../shared/city-picker/testing/cities-for-test.ts';
import { cityMetricOf } from './city-metrics.ts';
import { shadeCities, shadeProvinces, type RegionBoundary } from './shade-regions.ts';
import { cityRowForTest } from './testing/city-row-for-test.ts';

const boundary = (adcode: string, isSelf = false): RegionBoundary => ({
  properties: { adcode, name: `区${adcode}`, isSelf },
  geometry: { type: 'Polygon' },
});
const all = { metric: cityMetricOf('units'), cities: citiesForTest };
const shenzhen = new Set(['440300']);
const provinces = [...new Set(citiesForTest.map(({ provinceCode }) => provinceCode))];
const country = provinces.map((code) => boundary(code));

test('a province has the value of its listed cities together', () => {
  const rows = [cityRowForTest('440300', { units: 30 }), cityRowForTest('440100', { units: 12 })];
  const { regions, locked } = shadeProvinces(country, { rows, ...all, scope: 'ALL' });
  expect(regions.find(({ code }) => code === '440000')).toMatchObject({ value: 42, cities: 2 });
  const others = regions.filter(({ code }) => code !== '440000');
  expect(others.length).toBe(provinces.length - 1);
  expect(others.every(({ value }) => value === null)).toBe(true);
  expect(locked).toEqual([]);
});

test('provinces without an open city are locked, not empty', () => {
  const { regions, locked } = shadeProvinces(country, { rows: [], ...all, scope: shenzhen });
  expect(regions.map(({ code }) => code)).toEqual(['440000']);
  expect(locked).toHaveLength(provinces.length - 1);
});

test('a province shows its cities separately, and ungranted ones are locked', () => {
  const inside = [boundary('440000', true), boundary('440300'), boundary('440100')];
  const rows = [cityRowForTest('440300', { units: 30 })];
  const { regions, locked } = shadeCities('440000', inside, { rows, ...all, scope: shenzhen });
  expect(regions.map(({ code, value }) => [code, value])).toEqual([['440300', 30]]);
  expect(locked).toHaveLength(citiesForTest.some(({ adcode }) => adcode === '440100') ? 1 : 0);
});

test('a municipality is one city with the outline of its province', () => {
  const inside = [boundary('310000', true), boundary('310101'), boundary('310104')];
  const rows = [cityRowForTest('310100', { units: 7 })];
  const { regions } = shadeCities('310000', inside, { rows, ...all, scope: 'ALL' });
  expect(regions.map(({ code, value }) => [code, value])).toEqual([['310100', 7]]);
});
