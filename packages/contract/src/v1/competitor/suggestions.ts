import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  competitorBasis,
  exampleCompetitorBasis,
  orderCompetitionPermit,
  suggestion,
} from '../../domain/competitor.ts';

export const getCompetitorSuggestions = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'competitor/suggestions',
  permit: orderCompetitionPermit,
  scope: 'city-media',
  summary: '品牌灵感与建议的卡片：城市、媒体、创意、节奏',
  reads: ['order'],
  input: z.object({
    orderId: z.string().min(1).max(60).optional(),
    /** Used when no order is given. */
    brandId: z.string().min(1).max(64).optional(),
  }),
  output: z.object({
    basis: competitorBasis,
    brandId: z.string(),
    brandName: z.string(),
    suggestions: z.array(suggestion),
  }),
  example: {
    input: { brandId: 'b-0001' },
    output: { basis: exampleCompetitorBasis, brandId: 'b-0001', brandName: '星河汽车', suggestions: [] },
  },
});
