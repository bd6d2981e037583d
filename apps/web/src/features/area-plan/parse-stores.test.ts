import { expect, test } from 'vitest';
import { mostStores, parseStores } from './parse-stores.ts';

const centre = [114.05, 22.54] as const;

test('names and places of stores, in any separator; what cannot be a store is told by row', () => {
  const text = [
    '门店,经度,纬度',
    '海岸城店,113.936,22.517',
    '福田店\t114.055；22.541',
    '',
    '海岸城店二,113.936,22.517',
    '颠倒店,22.517,113.936',
    '上海店,121.47,31.23',
    '没有坐标的店',
    '114.06,22.55',
  ].join('\n');
  const { stores, refused } = parseStores(text, 'WGS84', centre);
  expect(stores).toEqual([
    { name: '海岸城店', center: [113.936, 22.517] },
    { name: '福田店', center: [114.055, 22.541] },
    { name: '门店 9', center: [114.06, 22.55] },
  ]);
  expect(refused.map(({ row }) => row)).toEqual([6, 7, 8]);
});

test('other systems are turned into WGS-84, and a plan has no more fences than it may', () => {
  const [store] = parseStores('店,114.06,22.55', 'GCJ02', centre).stores;
  expect(store!.center[0]).not.toBeCloseTo(114.06, 4);
  expect(store!.center[0]).toBeCloseTo(114.055, 2);
  const many = Array.from({ length: mostStores + 3 }, (_, i) => `店${i},${114 + i / 1000},22.5`).join('\n');
  const parsed = parseStores(many, 'WGS84', centre);
  expect(parsed.stores).toHaveLength(mostStores);
  expect(parsed.refused).toHaveLength(3);
});
