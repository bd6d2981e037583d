import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../domain/media-order.ts';

const option = z.object({ value: z.string(), label: z.string(), items: z.int() });

export const getDropDownMatchDetail = endpoint({
  method: 'GET',
  path: 'media-order-match-detail/getDropDownMatchDetail',
  permit: orderPermit,
  scope: 'city-media',
  summary: '匹配说明的筛选项：订单内的城市、媒体、媒体形式与等级',
  reads: ['order'],
  input: z.object({ orderId }),
  output: z.object({
    cities: z.array(option),
    media: z.array(option),
    /** Values are `medium:form`. */
    forms: z.array(option),
    levels: z.array(option),
  }),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: {
      cities: [{ value: '440300', label: '深圳市', items: 3 }],
      media: [{ value: '1', label: '公交车身', items: 3 }],
      forms: [{ value: '1:1', label: '公交车身 · 全车彩贴', items: 3 }],
      levels: [{ value: 'A+', label: 'A+', items: 3 }],
    },
  },
});
