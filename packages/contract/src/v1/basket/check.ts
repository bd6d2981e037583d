import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basketBriefInput, basketConflict, basketItemKey, maxBasketItems } from '../../domain/basket.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';

export const checkBasket = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'basket/check',
  permit: orderPermit,
  scope: 'city-media',
  summary: '方案篮转入订单前的检查：可转入的媒体与逐项冲突（档期、同业、范围、重复、不在售）',
  reads: ['basket'],
  input: z.object({
    ...basketBriefInput,
    orderId,
    /** Absent: the whole basket. */
    itemKeys: z.array(basketItemKey).min(1).max(maxBasketItems).optional(),
  }),
  output: z.object({
    orderNo: z.string(),
    orderName: z.string(),
    version: z.int(),
    freeKeys: z.array(z.string()),
    conflicts: z.array(basketConflict),
  }),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: {
      orderNo: orderRowExample.orderNo,
      orderName: orderRowExample.name,
      version: 1,
      freeKeys: ['440300-s1-1|1'],
      conflicts: [],
    },
  },
});
