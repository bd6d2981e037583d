import { expect, test } from 'vitest';
import { comparedOf, filterOf, cityList, toggledCity, withCompared } from './city-base-address.ts';

test('an address is read as far as it is understood', () => {
  const address = cityList.parse({
    metric: 'vacancy',
    ahead: '60',
    tier: '二线,一线,九线',
    area: '华南',
    media: '2,2,0,x,5',
    q: 42,
    province: 440000,
    line: '0198c0de-0000-7000-8000-000000000001',
    cmp: '440300,310100,440300,110100,440100,510100',
    sort: '-gdp',
    page: '2',
  });
  expect(address).toMatchObject({
    metric: 'vacancy',
    ahead: 60,
    tier: '一线,二线',
    area: '华南',
    media: '2,5',
    q: '42',
    province: '440000',
    line: '0198c0de-0000-7000-8000-000000000001',
    cmp: '440300,310100,110100,440100',
    sort: '-gdp',
    page: 2,
  });
  const odd = cityList.parse({
    metric: 'x',
    ahead: 45,
    tier: '九线',
    area: '火星',
    media: '0',
    province: '440300',
    cmp: 'abc',
    sort: 'x',
    page: 0,
  });
  expect(Object.values(odd).filter((value) => value !== undefined)).toEqual([]);
});

test('an address that was read reads the same again', () => {
  const address = cityList.parse({ cmp: '440300,310100', media: '1,2', tier: '一线', ahead: 30 });
  expect(cityList.parse({ ...address })).toEqual(address);
});

test('list and workbook get the same filters; no filter means everything', () => {
  expect(filterOf({ tier: '一线', media: '1,2', province: '440000', q: '深' }, ['440300'])).toEqual({
    cityCodes: ['440300'],
    mediumIds: [1, 2],
    tiers: ['一线'],
    greatRegions: [],
    provinceCode: '440000',
    keyword: '深',
  });
  expect(filterOf({}, [])).toEqual({
    cityCodes: [],
    mediumIds: [],
    tiers: [],
    greatRegions: [],
    keyword: '',
  });
});

test('a filter leads to the first page, and clearing keeps what is compared', () => {
  const address = { tier: '一线', page: 3, cmp: '440300', metric: 'gdp' as const };
  expect(cityList.filtered(address, { q: '深' })).toMatchObject({ tier: '一线', q: '深', page: undefined });
  expect(cityList.countFilters(address)).toBe(1);
  expect(cityList.cleared(address)).toMatchObject({ cmp: '440300', metric: 'gdp' });
});

test('at most four cities are compared', () => {
  const four = { cmp: '440300,310100,110100,440100' };
  expect(withCompared(four, toggledCity(four, '510100'))).toBeUndefined();
  expect(toggledCity(four, '310100')).toEqual(['440300', '110100', '440100']);
  expect(comparedOf(withCompared({}, toggledCity({}, '510100'))!)).toEqual(['510100']);
  expect(withCompared({ cmp: '440300' }, toggledCity({ cmp: '440300' }, '440300'))!.cmp).toBeUndefined();
});
