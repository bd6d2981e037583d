import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityAnalysisPermit, cityCodeList, mediumIdList } from '../domain/media-filter.ts';
import { pageInput, pageOf } from '../domain/page.ts';

const wide = z.coerce.number().min(0).max(1_000_000);

const cityRow = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  provinceName: z.string(),
  tier: z.string().nullable(),
  center: z.tuple([z.number(), z.number()]).nullable(),
  /** Residents in units of 10,000; null outside the 49 high-tier cities. */
  populationWan: z.number().nullable(),
  /** True where one source alone tells the population (示例). */
  isSamplePopulation: z.boolean(),
  /** GDP of 2023 in 亿元; null where two sources do not agree. */
  gdpYi: z.number().nullable(),
  positions: z.int(),
  faces: z.int(),
  units: z.int(),
  busLines: z.int(),
  busVehicles: z.int(),
  /** Free units ÷ units, today and in 30, 60 and 90 days; null without units. */
  freeShare: z.array(z.number()).length(4).nullable(),
  /** Units for 10,000 residents; null without a population. */
  unitsPerWan: z.number().nullable(),
  /** Rate card against the mean of the cities that the user may see, same forms and levels; 100 = mean. */
  priceIndex: z.number().nullable(),
  media: z.array(z.object({ mediumId: z.int(), mediumName: z.string(), positions: z.int(), units: z.int() })),
});

export const queryCities = endpoint({
  method: 'POST',
  path: 'app-analyse-city/conditionQuery',
  permit: cityAnalysisPermit,
  summary: '城市底盘：按等级、人口、GDP、媒体存量与价格水平筛选和比较城市',
  input: pageInput.extend({
    cityCodes: cityCodeList,
    mediumIds: mediumIdList,
    /** 一线, 新一线, 二线. */
    tiers: z.array(z.string().max(10)).max(10).default([]),
    keyword: z.string().max(40).default(''),
    minPopulationWan: wide.optional(),
    maxPopulationWan: wide.optional(),
    minGdpYi: wide.optional(),
    maxGdpYi: wide.optional(),
    minUnits: z.coerce.number().int().min(0).max(100_000_000).optional(),
    maxPriceIndex: z.coerce.number().min(0).max(10_000).optional(),
    sort: z
      .enum(['population', 'gdp', 'positions', 'units', 'freeShare', 'unitsPerWan', 'priceIndex', 'city'])
      .default('units'),
    order: z.enum(['desc', 'asc']).default('desc'),
  }),
  output: pageOf(cityRow).extend({ asOf: z.string(), isDemo: z.boolean() }),
  example: {
    input: { tiers: ['一线'] },
    output: { rows: [], total: 0, pageNo: 1, pageSize: 20, asOf: '2026-11-21', isDemo: true },
  },
});
