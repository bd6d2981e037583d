import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderPermit } from '../../domain/media-order.ts';
import { smartSelectPermit } from '../../domain/smart-plan.ts';

export const addBrand = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'brands/add',
  permit: { anyOf: [...orderPermit.anyOf, ...smartSelectPermit.anyOf] },
  scope: 'own',
  summary: '登记本组织的品牌：品牌库没有的品牌也能建方案与订单，仅本组织可见；已有同名品牌时答复该品牌',
  changes: ['brand'],
  idempotent: 'naturally',
  audit: 'brand.add',
  input: z.object({
    brandName: z.string().trim().min(1, '请填写品牌名称').max(60, '品牌名称不超过 60 字'),
    industry: z.string().trim().min(1, '请选择或填写行业').max(40, '行业不超过 40 字'),
    groupName: z.string().trim().max(60, '集团不超过 60 字').default(''),
  }),
  output: z.object({
    brandId: z.string(),
    brandName: z.string(),
    /** False when the brand existed before. */
    isNew: z.boolean(),
  }),
  example: {
    input: { brandName: '云帆运动', industry: '运动户外' },
    output: { brandId: 'o-4f2a9c31d07be856', brandName: '云帆运动', isNew: true },
  },
});
