import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityBaseFilter, cityBaseOrder } from '../domain/city-base.ts';
import { cityAnalysisPermit, mediaGroups } from '../domain/media-filter.ts';
import { pageInput, pageOf } from '../domain/page.ts';

const cityRow = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  provinceName: z.string(),
  tier: z.string().nullable(),
  center: z.tuple([z.number(), z.number()]).nullable(),
  /** Residents in units of 10,000; null outside the 49 high-tier cities. */
  populationWan: z.number().nullable(),
  /** True where only one source gives the population (示例). */
  isSamplePopulation: z.boolean(),
  /** GDP of 2023 in 亿元; null where two sources do not agree. */
  gdpYi: z.number().nullable(),
  positions: z.int(),
  faces: z.int(),
  units: z.int(),
  busLines: z.int(),
  busVehicles: z.int(),
  /** Free units today and in 30, 60 and 90 days. */
  free: z.array(z.int()).length(4),
  /** Free units ÷ units, today and in 30, 60 and 90 days; null without units. */
  freeShare: z.array(z.number()).length(4).nullable(),
  /** Units per 10,000 residents; null without a population. */
  unitsPerWan: z.number().nullable(),
  /** Rate card relative to the mean of the cities that the user may see, for the same forms and levels; 100 = mean. */
  priceIndex: z.number().nullable(),
  media: z.array(
    z.object({
      mediumId: z.int(),
      mediumName: z.string(),
      /** Counting unit: 辆, 面, 块. */
      unit: z.string(),
      positions: z.int(),
      faces: z.int(),
      units: z.int(),
    }),
  ),
});

export const queryCities = endpoint({
  method: 'POST',
  path: 'app-analyse-city/conditionQuery',
  permit: cityAnalysisPermit,
  scope: {
    grants: mediaGroups.nationwide,
    facts: ({ rows }) => rows.flatMap(({ cityCode, media }) => media.map((part) => ({ cityCode, ...part }))),
  },
  summary: '城市底盘：按等级、人口、GDP、媒体存量与价格水平筛选和比较城市',
  input: pageInput.extend({
    ...cityBaseFilter.shape,
    ...cityBaseOrder.shape,
    /** A page may be large enough for every city of the country. */
    pageSize: z.coerce.number().int().min(1).max(400).default(20),
  }),
  output: pageOf(cityRow).extend({ asOf: z.string(), isDemo: z.boolean() }),
  example: {
    input: { tiers: ['一线'] },
    output: { rows: [], total: 0, pageNo: 1, pageSize: 20, asOf: '2026-11-21', isDemo: true },
  },
});
