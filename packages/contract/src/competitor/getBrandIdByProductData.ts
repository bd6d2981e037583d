import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { competitorPermit } from '../domain/competitor.ts';
import { orderPermit } from '../domain/media-order.ts';
import { smartSelectPermit } from '../domain/smart-plan.ts';

export const getBrandIdByProductData = endpoint({
  method: 'GET',
  path: 'competitor/getBrandIdByProductData',
  permit: { anyOf: [...competitorPermit.anyOf, ...orderPermit.anyOf, ...smartSelectPermit.anyOf] },
  scope: 'reference',
  summary: '品牌的产品',
  input: z.object({ brandId: z.string().min(1).max(64) }),
  output: z.array(z.object({ productId: z.string(), productName: z.string(), isSample: z.boolean() })),
  example: {
    input: { brandId: 'b-0001' },
    output: [{ productId: 'p-1', productName: '星河 S5', isSample: true }],
  },
});
