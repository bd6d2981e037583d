import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { mediumId, orderDay, orderPermit, orderRow, orderRowExample } from '../domain/media-order.ts';
import { orderMode, orderSource, orderState } from '../domain/order.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import { cityCode } from '../domain/region.ts';

export const listOrders = endpoint({
  method: 'POST',
  path: 'mediaOrder/list',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单列表：分页、筛选、排序，附进行中、待确认、本月净价等汇总',
  reads: ['order', 'booking'],
  input: pageInput.extend({
    /** Part of the number, the name or the brand's name. */
    keyword: z.string().max(60).default(''),
    brandId: z.string().min(1).max(40).optional(),
    groupName: z.string().min(1).max(60).optional(),
    industry: z.string().min(1).max(60).optional(),
    ownerId: z.string().min(1).max(40).optional(),
    sources: z.array(orderSource).max(10).default([]),
    modes: z.array(orderMode).max(10).default([]),
    states: z.array(orderState).max(20).default([]),
    cityCode: cityCode.optional(),
    mediumId: mediumId.optional(),
    /** Orders that run on at least one day of this period. */
    startDate: orderDay.optional(),
    endDate: orderDay.optional(),
    sortBy: z.enum(['updatedAt', 'startDate', 'endDate', 'budgetFen', 'netFen', 'name']).default('updatedAt'),
    ascending: z.boolean().default(false),
  }),
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
