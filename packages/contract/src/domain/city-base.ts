import { z } from 'zod';
import { greatRegions } from './great-region.ts';
import { cityCodeList, mediumIdList } from './media-filter.ts';

const wide = z.coerce.number().min(0).max(1_000_000);

/** Filter of the compared cities and of their media; empty fields mean everything that the user may see. */
export const cityBaseFilter = z.object({
  cityCodes: cityCodeList,
  mediumIds: mediumIdList,
  /** 一线, 新一线, 二线. */
  tiers: z.array(z.string().max(10)).max(10).default([]),
  greatRegions: z.array(z.enum(greatRegions)).max(greatRegions.length).default([]),
  provinceCode: z
    .string()
    .regex(/^\d{2}0000$/, '省级代码须为 6 位数字，以 0000 结尾')
    .optional(),
  keyword: z.string().max(40).default(''),
  minPopulationWan: wide.optional(),
  maxPopulationWan: wide.optional(),
  minGdpYi: wide.optional(),
  maxGdpYi: wide.optional(),
  minUnits: z.coerce.number().int().min(0).max(100_000_000).optional(),
  maxPriceIndex: z.coerce.number().min(0).max(10_000).optional(),
});

/** Sort key of cities; unknown values come last. */
export const cityBaseOrder = z.object({
  sort: z
    .enum(['population', 'gdp', 'positions', 'units', 'freeShare', 'unitsPerWan', 'priceIndex', 'city'])
    .default('units'),
  order: z.enum(['desc', 'asc']).default('desc'),
});
