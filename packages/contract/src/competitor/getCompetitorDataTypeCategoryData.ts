import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  competitorBasis,
  competitorFilter,
  competitorPermit,
  exampleCompetitorBasis,
} from '../domain/competitor.ts';

const spent = { spendFen: z.int(), share: z.number(), units: z.int() };

export const getCompetitorDataTypeCategoryData = endpoint({
  method: 'POST',
  path: 'competitor/getCompetitorDataTypeCategoryData',
  permit: competitorPermit,
  scope: 'city-media',
  summary: '竞品投放的媒体结构：大类、媒体、形式，及各品牌的媒体构成',
  input: competitorFilter,
  output: z.object({
    basis: competitorBasis,
    marketFen: z.int(),
    /** Shares are of the market's spend. */
    categories: z.array(
      z.object({
        category: z.string(),
        ...spent,
        media: z.array(
          z.object({
            mediumId: z.int(),
            mediumName: z.string(),
            unit: z.string(),
            ...spent,
            forms: z.array(z.object({ formId: z.int(), formName: z.string(), ...spent })),
          }),
        ),
      }),
    ),
    /** Of the requested brands, or of all when none is requested; shares are of the brand's spend. */
    brands: z.array(
      z.object({
        brandId: z.string(),
        brandName: z.string(),
        spendFen: z.int(),
        media: z.array(z.object({ mediumId: z.int(), spendFen: z.int(), share: z.number() })),
      }),
    ),
  }),
  example: {
    input: {},
    output: { basis: exampleCompetitorBasis, marketFen: 0, categories: [], brands: [] },
  },
});
