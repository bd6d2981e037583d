import { areaContains, areaSquareMeters } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import { expect, test } from 'vitest';
import { boundariesOf, districtsOf } from './boundaries.ts';

test('Shenzhen is one city of nine districts whose areas make up the city', async () => {
  const { self, children } = await boundariesOf('440300');
  expect(self?.name).toBe('深圳市');
  expect(children.map((child) => child.name).toSorted()).toEqual(
    ['罗湖区', '福田区', '南山区', '宝安区', '龙岗区', '盐田区', '龙华区', '坪山区', '光明区'].toSorted(),
  );
  const total = children.reduce((sum, child) => sum + areaSquareMeters(child.area), 0);
  expect(total / areaSquareMeters(self!.area)).toBeCloseTo(1, 1);
  expect(areaContains(self!.area, wgs84(114.0579, 22.5431))).toBe(true);
});

test('a municipality returns its districts, a province its cities, the country its 34 provinces', async () => {
  const shanghai = await boundariesOf('310000');
  expect(shanghai.self?.name).toBe('上海市');
  expect(shanghai.children).toHaveLength(16);
  const chongqing = await boundariesOf('500100');
  expect(chongqing.self).toMatchObject({ adcode: '500100', name: '重庆市' });
  expect(chongqing.children).toHaveLength(38);
  const guangdong = await boundariesOf('440000');
  expect(guangdong.self?.name).toBe('广东省');
  expect(guangdong.children.map((child) => child.adcode)).toContain('440300');
  expect((await boundariesOf('100000')).children).toHaveLength(34);
});

test('a city without counties is its own district, and an unknown code has none', async () => {
  expect((await districtsOf('441900')).map((district) => district.adcode)).toEqual(['441900']);
  expect(await districtsOf('999900')).toEqual([]);
});
