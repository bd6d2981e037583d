import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { competitorBasis, exampleCompetitorBasis, orderCompetitionPermit } from '../domain/competitor.ts';
import { cityCodeList, mediumIdList } from '../domain/media-filter.ts';

export const getCompetitor = endpoint({
  method: 'POST',
  path: 'mediaOrder/getCompetitor',
  permit: orderCompetitionPermit,
  scope: 'city-media',
  summary: '品牌的竞品：同业品牌，按投放城市与媒体的相似度排序',
  input: z.object({
    brandId: z.string().min(1).max(64),
    cityCodes: cityCodeList,
    mediumIds: mediumIdList,
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  output: z.object({
    basis: competitorBasis,
    brandId: z.string(),
    brandName: z.string(),
    industry: z.string(),
    rows: z.array(
      z.object({
        brandId: z.string(),
        brandName: z.string(),
        groupName: z.string().nullable(),
        /** True for a brand of the same owner. */
        isSameGroup: z.boolean(),
        spendFen: z.int(),
        cityCount: z.int(),
        /** Number of (city, medium) pairs in which both brands have placements. */
        sharedCells: z.int(),
        /** Cosine of the two brands' spend over cities and media, 0–1; null when the brand itself has no placements. */
        similarity: z.number().nullable(),
      }),
    ),
  }),
  example: {
    input: { brandId: 'b-0001' },
    output: {
      basis: exampleCompetitorBasis,
      brandId: 'b-0001',
      brandName: '星河汽车',
      industry: '汽车',
      rows: [],
    },
  },
});
