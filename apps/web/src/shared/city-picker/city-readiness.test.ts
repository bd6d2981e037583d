import type { CityReadiness } from '@ooh/contract/v1/cities/readiness';
import { expect, test } from 'vitest';
import { readinessOf } from './city-readiness.ts';

const cityCode = '440300';
const city = (change: Partial<CityReadiness>): CityReadiness => ({
  cityCode,
  persons: 50_000,
  places: 12_000,
  media: [
    { cityCode, mediumId: 1, units: 750 },
    { cityCode, mediumId: 2, units: 2005 },
    { cityCode, mediumId: 3, units: 1000 },
  ],
  canDeepen: false,
  ...change,
});

test('a city that has it all lacks nothing', () => {
  const ready = readinessOf(city({}), 'lines');
  expect(ready).toEqual({
    text: '公交 750 条 · 固定媒体 3,005 个 · 样本 5.0 万人',
    lack: null,
    isShut: false,
    canGenerate: false,
  });
});

test('without lines it is shut to plans of buses, unless they can be made, and open to the others', () => {
  const bare = city({ media: [{ cityCode, mediumId: 2, units: 40 }] });
  expect(readinessOf(bare, 'lines')).toMatchObject({
    lack: '暂无线路',
    isShut: true,
    canGenerate: false,
  });
  expect(readinessOf({ ...bare, canDeepen: true }, 'lines')).toMatchObject({
    canGenerate: true,
    lack: '暂无线路',
    isShut: false,
  });
  expect(readinessOf(bare, 'positions')).toMatchObject({ lack: null, isShut: false });
  expect(readinessOf(bare, 'people').text).toBe('暂无线路 · 固定媒体 40 个 · 样本 5.0 万人');
});

test('without people nothing is computed', () => {
  for (const need of ['lines', 'positions', 'people'] as const) {
    expect(readinessOf(city({ persons: 0 }), need)).toMatchObject({ lack: '暂无样本', isShut: true });
    expect(readinessOf(undefined, need)).toEqual({
      text: '暂无数据',
      lack: '暂无数据',
      isShut: true,
      canGenerate: false,
    });
  }
});
