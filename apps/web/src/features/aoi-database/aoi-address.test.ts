import { expect, test } from 'vitest';
import { filterOf, orderOf } from './aoi-question.ts';
import { aoiList } from './aoi-address.ts';

const whole = {
  city: 440300,
  ta: '102',
  type: '商场,医院',
  districts: '福田区',
  cbd: '440300-bd-1',
  q: '福塘',
  persons: '1000',
  share: '20',
  from: 1,
  to: '30',
  sort: '-tgi',
  page: '3',
  size: 50,
  aoi: '440300-aoi-01',
  ring: '500',
};

test('an address is read as far as it is understood', () => {
  expect(aoiList.parse(whole)).toEqual({
    ...whole,
    city: '440300',
    persons: 1000,
    share: 20,
    to: 30,
    page: 3,
    ring: 500,
  });
  const odd = { city: 'x', cbd: '<b>', share: 120, sort: '-price', ring: 42, aoi: 7, persons: -1 };
  expect(Object.values(aoiList.parse(odd)).filter((value) => value !== undefined)).toEqual([]);
});

test('list, map and workbook ask for the same: percent as a share, hectares as square metres', () => {
  expect(filterOf('440300', aoiList.parse(whole))).toEqual({
    cityCode: '440300',
    targetAudience: {
      groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [102] }] }],
    },
    keyword: '福塘',
    aoiTypes: ['商场', '医院'],
    districtNames: ['福田区'],
    businessDistrictId: '440300-bd-1',
    minPersons: 1000,
    minConcentration: 0.2,
    minSquareMeters: 10_000,
    maxSquareMeters: 300_000,
  });
  expect(filterOf('440300', {})).not.toHaveProperty('minPersons');
});

test('most people come first; clearing filters keeps city, audience and order', () => {
  expect(orderOf({})).toEqual({ orderBy: 'persons', isAscending: false });
  expect(orderOf({ sort: 'name' })).toEqual({ orderBy: 'name', isAscending: true });
  const address = aoiList.parse(whole);
  expect(aoiList.countFilters(address)).toBe(8);
  expect(aoiList.cleared(address)).toEqual({ city: '440300', ta: '102', sort: '-tgi', size: 50 });
});
