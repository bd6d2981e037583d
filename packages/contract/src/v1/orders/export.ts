import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { orderId, orderPermit } from '../../domain/media-order.ts';
import { orderSearch } from '../../domain/order-search.ts';

export const exportOrders = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/export',
  kind: 'file',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单列表 Excel：与列表相同的行、金额与状态，附筛选条件与口径',
  privacy: 'refused',
  audit: 'export.order-list',
  input: orderSearch.extend({
    /** Only these of the orders that are found; all where left out. */
    orderIds: z.array(orderId).max(2000).default([]),
  }),
  output: fileOutput,
  example: { input: { states: ['running'] }, output: workbookExample },
});
