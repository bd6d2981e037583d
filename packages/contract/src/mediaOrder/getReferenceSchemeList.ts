import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { mediumId, orderPermit } from '../domain/media-order.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import { referenceScheme, referenceSchemeExample } from '../domain/reference-scheme.ts';
import { cityCode } from '../domain/region.ts';
import { targetAudience } from '../domain/target-audience.ts';

export const getReferenceSchemeList = endpoint({
  method: 'POST',
  path: 'mediaOrder/getReferenceSchemeList',
  permit: orderPermit,
  scope: 'city-media',
  summary: '参考方案：按行业、城市、预算、媒体与人群的相似度排列的已结案订单',
  input: pageInput.extend({
    brandId: z.string().min(1).max(40).optional(),
    cityCodes: z.array(cityCode).max(60).default([]),
    mediumIds: z.array(mediumId).max(50).default([]),
    budgetFen: z.int().min(100).max(1e14).optional(),
    targetAudience: targetAudience.prefault({}),
  }),
  output: pageOf(referenceScheme),
  example: {
    input: { brandId: 'b-0001', cityCodes: ['440300'] },
    output: { rows: [referenceSchemeExample], total: 1, pageNo: 1, pageSize: 20 },
  },
});
