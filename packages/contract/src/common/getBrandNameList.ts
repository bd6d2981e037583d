import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const getBrandNameList = endpoint({
  method: 'GET',
  path: 'common/getBrandNameList',
  permit: 'signed-in',
  scope: 'reference',
  summary: '品牌，可按名称（汉字或拼音）与行业检索',
  reads: ['brand'],
  input: z.object({
    keyword: z.string().max(60).default(''),
    industry: z.string().max(40).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.array(
    z.object({
      brandId: z.string(),
      brandName: z.string(),
      industry: z.string(),
      groupName: z.string().nullable(),
      /** True for brands of the demonstration data. */
      isSample: z.boolean(),
    }),
  ),
  example: {
    input: { keyword: '星河' },
    output: [
      { brandId: 'b-0001', brandName: '星河汽车', industry: '汽车', groupName: '星河集团', isSample: true },
    ],
  },
});
