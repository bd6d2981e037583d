import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../domain/media-order.ts';
import { orderCityAmounts, orderCityAmountsExample } from '../domain/order-city-amounts.ts';

export const getOrderCityBusAllAmountDataList = endpoint({
  method: 'GET',
  path: 'mediaOrder/getOrderCityBusAllAmountDataList',
  permit: orderPermit,
  scope: { facts: ({ rows }) => rows },
  summary: '订单分城市金额：公交车身媒体',
  reads: ['order'],
  input: z.object({ orderId }),
  output: orderCityAmounts,
  example: { input: { orderId: orderRowExample.orderId }, output: orderCityAmountsExample },
});
