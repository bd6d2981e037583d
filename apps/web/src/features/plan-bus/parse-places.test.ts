import { expect, test } from 'vitest';
import { mostPlaces, parsePlaces } from './parse-places.ts';

const shenzhen = [114.06, 22.54] as const;

test('names, separators and a head row are understood', () => {
  const parsed = parsePlaces(
    '名称,经度,纬度\n海岸城店,113.93,22.51\n"东门店"\t114.12\t22.55\n\n114.05 22.53',
    'WGS84',
    shenzhen,
  );
  expect(parsed.points).toEqual([
    [113.93, 22.51],
    [114.12, 22.55],
    [114.05, 22.53],
  ]);
  expect(parsed.refused).toEqual([]);
});

test('every refused line is named with its reason', () => {
  const parsed = parsePlaces('22.51,113.93\n116.4,39.9\n没有坐标 3 号\n400,22', 'WGS84', shenzhen);
  expect(parsed.points).toEqual([]);
  expect(parsed.refused.map(({ row, reason }) => [row, reason])).toEqual([
    [1, '经纬度顺序颠倒，应为「经度,纬度」'],
    [2, '坐标不在该城市附近'],
    [3, '没有找到经度和纬度'],
    [4, '坐标超出范围'],
  ]);
});

test('a repeated place counts once', () => {
  const parsed = parsePlaces('114,22.5\n114.0,22.50', 'WGS84', shenzhen);
  expect(parsed.points).toHaveLength(1);
  expect(parsed.duplicates).toBe(1);
});

test('GCJ-02 places are converted: a few hundred metres, not nothing', () => {
  const [[lng, lat]] = parsePlaces('114.06,22.54', 'GCJ02', shenzhen).points;
  const meters = Math.hypot((lng - 114.06) * 102_700, (lat - 22.54) * 111_000);
  expect(meters).toBeGreaterThan(200);
  expect(meters).toBeLessThan(900);
});

test('more places than a condition may hold are refused, not dropped silently', () => {
  const text = Array.from({ length: mostPlaces + 2 }, (_, i) => `${(113.5 + i * 1e-4).toFixed(4)},22.5`).join(
    '\n',
  );
  const parsed = parsePlaces(text, 'WGS84', shenzhen);
  expect(parsed.points).toHaveLength(mostPlaces);
  expect(parsed.refused).toHaveLength(2);
});
