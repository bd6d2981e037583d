import { expect, test } from 'vitest';
import { parsePlaceList, type PlaceListRules } from './parse-place-list.ts';

const rules: PlaceListRules = {
  crs: 'WGS84',
  faultOf: ([lng]) => (lng > 115 ? '坐标在深圳市以外' : null),
  most: 50,
  noun: '门店',
};

test('names and places, in any separator and below a head row; a row without a name is called by its number', () => {
  const text = [
    '门店,经度,纬度',
    '海岸城店,113.936,22.517',
    '福田店\t114.055；22.541',
    '',
    ',,',
    '"东门 2 店"，114.12，22.55,',
    '南山店 113.93 22.53',
    '114.06 22.55',
  ].join('\n');
  expect(parsePlaceList(text, rules)).toEqual({
    places: [
      { name: '海岸城店', center: [113.936, 22.517] },
      { name: '福田店', center: [114.055, 22.541] },
      { name: '东门 2 店', center: [114.12, 22.55] },
      { name: '南山店', center: [113.93, 22.53] },
      { name: '门店 8', center: [114.06, 22.55] },
    ],
    refused: [],
    duplicates: 0,
  });
});

test('every refused row is named with its reason', () => {
  const text = '22.51,113.93\n116.4,39.9\n没有坐标 3 号\n400,22\n没有坐标的店';
  const { places, refused } = parsePlaceList(text, rules);
  expect(places).toEqual([]);
  expect(refused).toEqual([
    { row: 1, text: '22.51,113.93', reason: '经纬度顺序颠倒，应为「经度,纬度」' },
    { row: 2, text: '116.4,39.9', reason: '坐标在深圳市以外' },
    { row: 3, text: '没有坐标 3 号', reason: '没有找到经度和纬度' },
    { row: 4, text: '400,22', reason: '坐标超出范围' },
    { row: 5, text: '没有坐标的店', reason: '没有找到经度和纬度' },
  ]);
});

test('a repeated place counts once, under its first name', () => {
  const parsed = parsePlaceList('甲,114,22.5\n乙,114.0,22.50', rules);
  expect(parsed.places.map(({ name }) => name)).toEqual(['甲']);
  expect(parsed.duplicates).toBe(1);
});

test('GCJ-02 places are converted: a few hundred metres, not nothing', () => {
  const [place] = parsePlaceList('114.06,22.54', { ...rules, crs: 'GCJ02' }).places;
  const [lng, lat] = place.center;
  const meters = Math.hypot((lng - 114.06) * 102_700, (lat - 22.54) * 111_000);
  expect(meters).toBeGreaterThan(200);
  expect(meters).toBeLessThan(900);
});

test('more places than there may be are refused, not dropped silently', () => {
  const rows = Array.from(
    { length: rules.most + 2 },
    (_, i) => `店${i},${(113.5 + i * 1e-3).toFixed(3)},22.5`,
  );
  const parsed = parsePlaceList(rows.join('\n'), rules);
  expect(parsed.places).toHaveLength(rules.most);
  expect(parsed.refused.map(({ reason }) => reason)).toEqual(['超过 50 个门店', '超过 50 个门店']);
});
