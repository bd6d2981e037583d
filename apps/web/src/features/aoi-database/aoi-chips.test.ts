import { expect, test } from 'vitest';
import { aoiList } from './aoi-address.ts';
import { aoiChips } from './aoi-chips.ts';

const nameOf = (placeId: string) => `名${placeId}`;
const address = aoiList.parse({
  city: '440300',
  type: '商场,写字楼',
  districts: '福田区',
  cbd: 'cbd-1',
  persons: 5000,
  share: 12,
  from: 1,
  to: 20,
  q: '万象',
  aoi: 'aoi-1',
});

test('each filter that is set has one chip, and what is no filter has none', () => {
  expect(aoiChips(address, nameOf).map(({ text }) => text)).toEqual([
    '类型：商场、写字楼',
    '行政区：福田区',
    '商圈：名cbd-1',
    '客流 ≥ 5000 人/天',
    'TA浓度 ≥ 12%',
    '面积 ≥ 1 公顷',
    '面积 ≤ 20 公顷',
    '名称含「万象」',
  ]);
  expect(aoiChips(aoiList.parse({ city: '440300', aoi: 'aoi-1' }), nameOf)).toEqual([]);
});

test('without all chips no filter is left', () => {
  let left = address;
  for (const { without } of aoiChips(address, nameOf)) left = aoiList.filtered(left, without);
  expect(aoiList.countFilters(left)).toBe(0);
  expect(left).toMatchObject({ city: '440300' });
});
