import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderPermit } from '../domain/media-order.ts';

export const selectBrandList = endpoint({
  method: 'POST',
  path: 'mediaOrder/selectBrandList',
  permit: orderPermit,
  scope: 'city-media',
  summary: '下单可选的品牌，按名称、拼音或首字母检索，附本组织的下单次数',
  reads: ['brand'],
  input: z.object({
    keyword: z.string().max(60).default(''),
    industry: z.string().min(1).max(60).optional(),
    limit: z.int().min(1).max(200).default(50),
  }),
  output: z.array(
    z.object({
      brandId: z.string(),
      brandName: z.string(),
      industry: z.string(),
      groupName: z.string().nullable(),
      isSample: z.boolean(),
      /** Number of orders of the brand that the reader may see. */
      orders: z.int(),
    }),
  ),
  example: {
    input: { keyword: '星河' },
    output: [
      {
        brandId: 'b-0001',
        brandName: '星河汽车',
        industry: '汽车',
        groupName: '星河集团',
        isSample: true,
        orders: 3,
      },
    ],
  },
});
