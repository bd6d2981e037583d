import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basketBriefInput, basketView, emptyBasketExample } from '../../domain/basket.ts';
import { orderPermit } from '../../domain/media-order.ts';

export const getBasket = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'basket/get',
  permit: orderPermit,
  scope: { facts: ({ items }) => items },
  summary: '方案篮：本人在某方案、订单或通用下收集的媒体，附现价、空位与小计',
  reads: ['basket-content'],
  input: z.object(basketBriefInput),
  output: basketView,
  example: { input: {}, output: emptyBasketExample },
});
