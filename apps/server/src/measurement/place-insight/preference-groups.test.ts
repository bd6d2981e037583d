import { expect, test } from 'vitest';
import { visitShareOf } from '@ooh/reference/visit-shares';
import type { CityGeography, CityPoi } from '../../city-data/place/city-geography.ts';
import { placeGroupsOf, preferenceGroups } from './preference-groups.ts';

const poi = (category: string, brand: string | null) => ({ category, brand }) as CityPoi;
const ground = (pois: readonly (readonly [CityPoi, cell: string])[]) =>
  ({
    pois: pois.map(([one]) => one),
    poiCells: () => pois.map(([, cell]) => cell),
    aois: [],
  }) as unknown as CityGeography;

const coffee = '餐饮服务;咖啡厅;咖啡厅';
const shop = '购物服务;便民商店/便利店;便利店';
const mall = '购物服务;商场;购物中心';

test('a place draws its declared share of a cell; companies and homes draw nothing', () => {
  expect([coffee, shop, mall, '公司企业;公司;公司', '商务住宅;住宅区;住宅小区'].map(visitShareOf)).toEqual([
    0.04,
    0.05,
    0.45,
    undefined,
    undefined,
  ]);
  const city = ground([
    [poi(coffee, '甲'), 'a'],
    [poi(coffee, '甲'), 'a'],
    [poi(coffee, null), 'b'],
    [poi(shop, '乙'), 'b'],
    [poi('公司企业;公司;公司', null), 'b'],
  ]);
  const brands = preferenceGroups(city, 'brand');
  expect(brands.map(({ name, places, shares }) => [name, places, [...shares]])).toEqual([
    ['甲', 2, [['a', 0.08]]],
    ['乙', 1, [['b', 0.05]]],
  ]);
  expect(preferenceGroups(city, 'dining').map(({ name, places }) => [name, places])).toEqual([
    ['咖啡厅', 3],
    ['甲', 2],
  ]);
  expect(preferenceGroups(city, 'format').map(({ name }) => name)).toEqual(['便利店']);
});

test('places that would draw more than all stays of a cell share them', () => {
  const three = [poi(mall, '甲'), poi(mall, '乙'), poi(mall, '丙')] as const;
  const groups = preferenceGroups(ground(three.map((one) => [one, 'a'] as const)), 'brand');
  for (const { shares } of groups) expect(shares.get('a')).toBeCloseTo(1 / 3, 9);
});

test('cells that nobody visits are left out of what the engine is asked', () => {
  const groups = preferenceGroups(
    ground([
      [poi(coffee, '甲'), 'far'],
      [poi(coffee, '乙'), 'a'],
      [poi(coffee, '甲'), 'a'],
    ]),
    'brand',
  );
  const asked = placeGroupsOf(groups, new Map([['a', 7]]));
  expect([...asked.start]).toEqual([0, 1, 2]);
  expect([...asked.cell]).toEqual([7, 7]);
});
