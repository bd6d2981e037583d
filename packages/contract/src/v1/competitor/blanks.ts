import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { noAudience } from '../../core/privacy.ts';
import {
  competitorBasis,
  competitorFilter,
  competitorPermit,
  exampleCompetitorBasis,
  shareOfVoiceCell,
} from '../../domain/competitor.ts';

export const listBlanks = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'competitor/blanks',
  permit: competitorPermit,
  scope: 'city-media',
  summary: '空白机会：行业花费不低于中位、本品牌花费为 0 的城市 × 媒体，花费多的在前；屏幕与 PPT 同一结果',
  privacy: noAudience,
  input: competitorFilter.omit({ brandIds: true }).extend({ ownBrandId: z.string().min(1).max(64) }),
  output: z.object({
    basis: competitorBasis,
    /** Of the filter, else that of the own brand. */
    industry: z.string(),
    /** The largest first, at most 100. */
    blanks: z.array(shareOfVoiceCell),
  }),
  example: {
    input: { ownBrandId: 'b-0001', cityCodes: ['440300'] },
    output: { basis: exampleCompetitorBasis, industry: '汽车', blanks: [] },
  },
});
