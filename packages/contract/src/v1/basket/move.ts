import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basketBriefInput, basketConflict, basketItemKey, maxBasketItems } from '../../domain/basket.ts';
import {
  changedOrder,
  changedOrderExample,
  orderId,
  orderPermit,
  orderRowExample,
} from '../../domain/media-order.ts';
import { savedVersion } from '../../domain/saved-version.ts';

export const moveBasket = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'basket/move',
  permit: orderPermit,
  scope: 'city-media',
  summary: '将方案篮的媒体转入订单；有冲突的逐项说明，版本过期时拒绝（11）',
  changes: ['basket', 'basket-content', 'order'],
  idempotent: 'by-key',
  audit: 'order.fill-from-basket',
  input: z.object({
    ...basketBriefInput,
    orderId,
    /** The version of the order that the change is based on. */
    version: savedVersion,
    /** Absent: the whole basket. */
    itemKeys: z.array(basketItemKey).min(1).max(maxBasketItems).optional(),
    /** Also move items that are taken or excluded by a rival; the order shows them as conflicts, with replacements. */
    withConflicts: z.boolean().default(false),
  }),
  output: changedOrder.extend({
    movedItems: z.int(),
    /** Items that stayed in the basket, with the reason. */
    conflicts: z.array(basketConflict),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, version: 1 },
    output: { ...changedOrderExample, state: 'draft', movedItems: 2, conflicts: [] },
  },
});
