import { z } from 'zod';
import { cityCode } from './region.ts';

/** 我的城市线: a named list of cities that a user keeps. */
export const cityLine = z.object({
  lineId: z.string(),
  name: z.string(),
  /** The cities of the list that the user may see now. */
  cities: z.array(z.object({ cityCode: z.string(), cityName: z.string() })),
  updatedAt: z.string(),
});

export const cityLineName = z.string().trim().min(1, '名称不能为空').max(40, '名称不超过 40 字');
export const cityLineId = z.string().min(1).max(60);
export const cityLineCities = z.array(cityCode).min(1, '至少选择一个城市').max(200, '至多 200 个城市');

export const exampleCityLine = {
  lineId: '0198c0de-0000-7000-8000-000000000001',
  name: '华南重点城市',
  cities: [{ cityCode: '440300', cityName: '深圳市' }],
  updatedAt: '2026-11-21T00:00:00.000Z',
};
