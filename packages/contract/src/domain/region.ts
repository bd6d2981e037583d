import { z } from 'zod';

/** Six-digit adcode of a city (or municipality). */
export const cityCode = z.string().regex(/^\d{6}$/, '城市代码须为 6 位数字');

export const regionLevels = ['province', 'city', 'district'] as const;

/** One record of the region dictionary; trees are built by parentAdcode. */
export const region = z.object({
  adcode: z.string(),
  parentAdcode: z.string().nullable(),
  name: z.string(),
  level: z.enum(regionLevels),
  /** 一线, 新一线, 二线; null for cities outside the 49 and for other levels. */
  tier: z.string().nullable(),
  /** Full pinyin and initials, for search. */
  pinyin: z.string(),
  initials: z.string(),
  /** WGS-84 centre [lng, lat] where known. */
  center: z.tuple([z.number(), z.number()]).nullable(),
});
export type Region = z.infer<typeof region>;
