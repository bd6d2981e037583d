import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../domain/media-order.ts';

export const getSelectionPlanRegion = endpoint({
  method: 'GET',
  path: 'mediaOrder/getSelectionPlanRegion',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单（或最近引用某方案的订单）所选方案的地区：城市、省份、大区、等级与配置情况',
  reads: ['order'],
  input: z
    .object({ orderId: orderId.optional(), planId: orderId.optional() })
    .refine((input) => input.orderId !== undefined || input.planId !== undefined, '请给出 orderId 或 planId'),
  output: z.array(
    z.object({
      cityCode: z.string(),
      cityName: z.string(),
      provinceName: z.string(),
      /** 华东, 华南 … */
      greatRegion: z.string(),
      tier: z.string().nullable(),
      center: z.tuple([z.number(), z.number()]).nullable(),
      items: z.int(),
      units: z.int(),
      netFen: z.int(),
      /** 未配置: nothing chosen yet. */
      isConfigured: z.boolean(),
    }),
  ),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: [
      {
        cityCode: '440300',
        cityName: '深圳市',
        provinceName: '广东省',
        greatRegion: '华南',
        tier: '一线',
        center: [114.0683, 22.54554],
        items: 3,
        units: 12,
        netFen: 1_000_000,
        isConfigured: true,
      },
    ],
  },
});
