import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  basketBriefInput,
  basketItemKey,
  basketView,
  emptyBasketExample,
  maxBasketItems,
} from '../../domain/basket.ts';
import { orderItemInput, orderPermit } from '../../domain/media-order.ts';

export const changeBasket = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'basket/change',
  permit: orderPermit,
  scope: { facts: ({ items }) => items },
  summary: '方案篮加入、修改、移除媒体；同一媒体再次加入即更新，答复为更新后的整个方案篮',
  changes: ['basket'],
  idempotent: 'naturally',
  audit: 'call.change',
  input: z.object({
    ...basketBriefInput,
    put: z.array(orderItemInput).max(maxBasketItems, `一次最多 ${maxBasketItems} 项`).default([]),
    remove: z.array(basketItemKey).max(maxBasketItems).default([]),
  }),
  output: basketView,
  example: {
    input: { remove: ['440300-s1-1|1'] },
    output: emptyBasketExample,
  },
});
