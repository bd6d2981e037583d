import { expect, test } from 'vitest';
import { filterDistricts, filterOptions } from './filter-districts.ts';
import { districtForTest } from './testing/district-for-test.ts';

const rows = [
  districtForTest('a', {
    name: '华强北',
    aois: [
      { aoiType: '商场', count: 2 },
      { aoiType: '写字楼', count: 1 },
    ],
  }),
  districtForTest('b', { name: 'COCO Park', aois: [{ aoiType: '商场', count: 1 }] }),
  districtForTest('c', { name: '海岸城', districtName: '南山区' }),
  districtForTest('d', { name: '无区', districtName: null }),
];
const ids = (address: Parameters<typeof filterDistricts>[1]) =>
  filterDistricts(rows, address).map(({ areaId }) => areaId);

test('districts are alternatives, kinds of AOI are all asked for, names are found in any width and case', () => {
  expect(ids({})).toEqual(['a', 'b', 'c', 'd']);
  expect(ids({ districts: '福田区,南山区' })).toEqual(['a', 'b', 'c']);
  expect(ids({ types: '商场' })).toEqual(['a', 'b']);
  expect(ids({ types: '商场,写字楼' })).toEqual(['a']);
  expect(ids({ q: 'ｃｏｃｏ' })).toEqual(['b']);
  expect(ids({ districts: '南山区', q: '华强' })).toEqual([]);
});

test('what can be filtered by is counted in business districts', () => {
  expect(filterOptions(rows)).toEqual({
    districts: [
      { name: '福田区', count: 2 },
      { name: '南山区', count: 1 },
    ],
    types: [
      { name: '商场', count: 2 },
      { name: '写字楼', count: 1 },
    ],
  });
});
