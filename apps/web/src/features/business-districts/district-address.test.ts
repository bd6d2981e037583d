import { expect, test } from 'vitest';
import { districtList, maxChosen } from './district-address.ts';

test('an address is read as far as it is understood', () => {
  const words = {
    ym: '2026-02',
    day: 'weekend',
    ta: '102n113',
    districts: '福田区,南山区',
    types: '商场',
    q: '华强',
    metric: 'areaMedia',
    size: 50,
  };
  expect(
    districtList.parse({ ...words, city: 440300, asc: 'true', ids: 'a-1,<b>,a-2,a-1', page: '2' }),
  ).toEqual({
    ...words,
    city: '440300',
    asc: true,
    ids: 'a-1,a-2',
    page: 2,
  });
  const odd = { city: 'x', ym: '2026-13', day: 'all', role: 'x', metric: 'cpm', asc: 1, ids: '', page: -1 };
  expect(Object.values(districtList.parse(odd)).filter((value) => value !== undefined)).toEqual([]);
});

test('no more are chosen than a condition is looked over with', () => {
  const ids = Array.from({ length: 60 }, (_, at) => `id-${at}`).join(',');
  expect(districtList.parse({ ids }).ids?.split(',')).toHaveLength(maxChosen);
});

test('what is asked about people is no filter of the list', () => {
  expect(districtList.countFilters({ q: 'x', types: '商场', ym: '2026-02', ta: '102', from: 7 })).toBe(2);
});
