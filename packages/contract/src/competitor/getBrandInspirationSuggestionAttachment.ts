import { z } from 'zod';
import { noAudience } from '../core/privacy.ts';
import { endpoint } from '../core/endpoint.ts';
import { fileOutput } from '../core/file.ts';
import { orderCompetitionPermit } from '../domain/competitor.ts';

export const getBrandInspirationSuggestionAttachment = endpoint({
  method: 'GET',
  path: 'competitor/getBrandInspirationSuggestionAttachment',
  kind: 'file',
  permit: orderCompetitionPermit,
  scope: 'city-media',
  summary: '品牌灵感与建议（PDF），由订单或品牌的竞品数据生成',
  privacy: noAudience,
  audit: 'export.suggestions',
  input: z.object({
    orderId: z.string().min(1).max(60).optional(),
    /** Used when no order is given. */
    brandId: z.string().min(1).max(64).optional(),
  }),
  output: fileOutput,
  example: {
    input: { brandId: 'b-0001' },
    output: { fileName: '星河汽车_品牌灵感与建议.pdf', mediaType: 'application/pdf' },
  },
});
