import { expect, test } from 'vitest';
import { groupByArea, groupByLetter, groupByProvince, groupByTier, shortNameOf } from './city-catalog.ts';
import { citiesForTest } from './testing/cities-for-test.ts';

test.each([
  ['深圳市', '深圳'],
  ['和田地区', '和田'],
  ['兴安盟', '兴安'],
  ['黔西南布依族苗族自治州', '黔西南'],
  ['伊犁哈萨克自治州', '伊犁'],
  ['克孜勒苏柯尔克孜自治州', '克孜勒苏'],
  ['大理白族自治州', '大理'],
  ['海西蒙古族藏族自治州', '海西'],
  ['香港岛', '香港岛'],
])('%s is called %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});

test('only cities are taken, with the name of their province', () => {
  expect(citiesForTest).toHaveLength(10);
  expect(citiesForTest.find(({ adcode }) => adcode === '440300')).toMatchObject({
    shortName: '深圳',
    provinceName: '广东省',
    area: '华南',
  });
});

const labels = (groups: readonly { label: string; cities: readonly unknown[] }[]) =>
  groups.map(({ label, cities }) => `${label} ${cities.length}`);

test('groups come in their customary order and hold every city once', () => {
  expect(labels(groupByTier(citiesForTest))).toEqual(['一线 4', '新一线 2', '二线 1', '其他城市 3']);
  expect(labels(groupByLetter(citiesForTest))).toEqual(['B 1', 'C 1', 'G 1', 'H 2', 'Q 1', 'S 4']);
  expect(labels(groupByArea(citiesForTest))).toEqual(['华北 2', '华东 3', '华南 2', '西南 2', '西北 1']);
  expect(labels(groupByProvince(citiesForTest)).slice(0, 2)).toEqual(['北京市 1', '150000 1']);
});

test('a letter lists its cities by pinyin', () => {
  const s = groupByLetter(citiesForTest).find(({ key }) => key === 'S');
  expect(s?.cities.map(({ shortName }) => shortName)).toEqual(['上海', '深圳', '苏州', '宿州']);
});
