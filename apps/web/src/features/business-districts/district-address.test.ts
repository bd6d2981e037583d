import { expect, test } from 'vitest';
import { questionOf } from './district-question.ts';
import { districtList, maxChosen } from './district-address.ts';

test('an address is read as far as it is understood', () => {
  expect(
    districtList.parse({
      city: 440300,
      ym: '2026-02',
      day: 'weekend',
      ta: '102n113',
      districts: '福田区,南山区',
      types: '商场',
      q: '华强',
      metric: 'areaMedia',
      asc: 'true',
      ids: 'a-1,<b>,a-2,a-1',
      page: '2',
      size: 50,
    }),
  ).toEqual({
    city: '440300',
    ym: '2026-02',
    day: 'weekend',
    ta: '102n113',
    districts: '福田区,南山区',
    types: '商场',
    q: '华强',
    metric: 'areaMedia',
    asc: true,
    ids: 'a-1,a-2',
    page: 2,
    size: 50,
  });
  const odd = { city: 'x', ym: '2026-13', day: 'all', metric: 'cpm', asc: 1, ids: '', page: -1 };
  expect(Object.values(districtList.parse(odd)).filter((value) => value !== undefined)).toEqual([]);
});

test('no more are chosen than a condition is looked over with', () => {
  const ids = Array.from({ length: 60 }, (_, at) => `id-${at}`).join(',');
  expect(districtList.parse({ ids }).ids?.split(',')).toHaveLength(maxChosen);
});

test('a question names time and audience; filters of the list are none of it', () => {
  expect(questionOf('440300', {})).toEqual({
    cityCode: '440300',
    dayType: 'all',
    targetAudience: { groups: [] },
  });
  expect(questionOf('440300', { ym: '2026-02', day: 'workday', ta: '102' })).toMatchObject({
    month: '2026-02',
    dayType: 'workday',
    targetAudience: { groups: [{ conditions: [{ labelIds: [102] }] }] },
  });
  expect(districtList.countFilters({ q: 'x', types: '商场', ym: '2026-02', ta: '102' })).toBe(2);
});
