import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  competitorBasis,
  competitorFilter,
  competitorPermit,
  exampleCompetitorBasis,
} from '../domain/competitor.ts';

export const marketLayoutCityData = endpoint({
  method: 'POST',
  path: 'competitor/marketLayoutCityData',
  permit: competitorPermit,
  scope: {
    facts: ({ rows }) => rows.flatMap(({ cityCode, media }) => media.map((part) => ({ cityCode, ...part }))),
  },
  summary: '市场布局（按城市）：花费、品牌数、领先品牌、所选品牌 SOS 与媒体结构',
  input: competitorFilter,
  output: z.object({
    basis: competitorBasis,
    marketFen: z.int(),
    rows: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        tier: z.string().nullable(),
        center: z.tuple([z.number(), z.number()]).nullable(),
        spendFen: z.int(),
        /** Share of the market's spend in all cities. */
        share: z.number(),
        brandCount: z.int(),
        leader: z.object({ brandId: z.string(), brandName: z.string(), sos: z.number() }),
        /** Share of the requested brands in the city; null when none is requested. */
        sos: z.number().nullable(),
        media: z.array(
          z.object({ mediumId: z.int(), mediumName: z.string(), spendFen: z.int(), brandCount: z.int() }),
        ),
      }),
    ),
  }),
  example: { input: {}, output: { basis: exampleCompetitorBasis, marketFen: 0, rows: [] } },
});
