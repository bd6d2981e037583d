import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderPermit, orderRow, orderRowExample } from '../domain/media-order.ts';
import { orderSearch } from '../domain/order-search.ts';
import { orderState } from '../domain/order.ts';
import { pageInput, pageOf } from '../domain/page.ts';

export const listOrders = endpoint({
  method: 'POST',
  path: 'mediaOrder/list',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单列表：分页、筛选、排序，附进行中、待确认、本月净价等汇总',
  reads: ['order', 'booking'],
  input: pageInput.extend(orderSearch.shape),
  output: pageOf(orderRow).extend({
    /** Over all orders that the reader may see, regardless of the filter. */
    summary: z.object({
      running: z.int(),
      awaitingConfirmation: z.int(),
      /** Net amount of orders that start in the current month. */
      monthNetFen: z.int(),
    }),
    /** Who created the orders that the reader may see, those with most orders first. */
    owners: z.array(z.object({ ownerId: z.string(), ownerName: z.string(), orders: z.int() })),
    /** Number of orders by state, with all filters except that of states. */
    stateCounts: z.array(z.object({ state: orderState, orders: z.int() })),
  }),
  example: {
    input: { states: ['running'] },
    output: {
      rows: [orderRowExample],
      total: 1,
      pageNo: 1,
      pageSize: 20,
      summary: { running: 12, awaitingConfirmation: 3, monthNetFen: 1_250_000_00 },
      owners: [{ ownerId: orderRowExample.ownerId, ownerName: orderRowExample.ownerName, orders: 1 }],
      stateCounts: [{ state: 'draft', orders: 1 }],
    },
  },
});
