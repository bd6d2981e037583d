import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  competitorBasis,
  exampleCompetitorBasis,
  month,
  orderCompetitionPermit,
  shareOfVoiceCell,
} from '../domain/competitor.ts';
import { brandIdList, cityCodeList, mediumIdList } from '../domain/media-filter.ts';

export const getMediaCompetitorData = endpoint({
  method: 'GET',
  path: 'competitor/getMediaCompetitorData',
  permit: orderCompetitionPermit,
  scope: 'city-media',
  summary: '品牌与竞品同城同媒的花费与 SOS',
  input: z.object({
    brandId: z.string().min(1).max(64),
    /** Competitors to list; empty: the five largest of each cell. */
    brandIds: brandIdList,
    cityCodes: cityCodeList,
    mediumIds: mediumIdList,
    startMonth: month.optional(),
    endMonth: month.optional(),
  }),
  output: z.object({
    basis: competitorBasis,
    brandId: z.string(),
    brandName: z.string(),
    industry: z.string(),
    marketFen: z.int(),
    ownFen: z.int(),
    sos: z.number().nullable(),
    /** The largest cells first, at most 300. */
    cells: z.array(shareOfVoiceCell),
  }),
  example: {
    input: { brandId: 'b-0001', cityCodes: ['440300'] },
    output: {
      basis: exampleCompetitorBasis,
      brandId: 'b-0001',
      brandName: '星河汽车',
      industry: '汽车',
      marketFen: 0,
      ownFen: 0,
      sos: null,
      cells: [],
    },
  },
});
