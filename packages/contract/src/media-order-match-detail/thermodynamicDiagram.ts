import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderDay, orderId, orderPermit, orderRowExample } from '../domain/media-order.ts';
import { matchFilter } from '../domain/match-detail.ts';

export const getOrderHeat = endpoint({
  method: 'GET',
  path: 'media-order-match-detail/thermodynamicDiagram',
  permit: orderPermit,
  scope: {
    facts: ({ days, cells, unplacedUnitDays }) => [
      ...cells,
      ...(days === null ? [] : [{ days, unplacedUnitDays }]),
    ],
  },
  summary: '订单投放热力，全部城市或其中一座：按 H3 网格汇总媒体面天（点位）与车天（线路，按站点分摊）',
  reads: ['order'],
  input: matchFilter.extend({
    orderId,
    /** Limits the days of the order, both included. */
    startDate: orderDay.optional(),
    endDate: orderDay.optional(),
  }),
  output: z.object({
    /** Resolution of the H3 grid. */
    resolution: z.int(),
    /** First and last day of the order's items in the city; null without items. */
    days: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
    cells: z.array(
      z.object({
        cell: z.string(),
        lng: z.number(),
        lat: z.number(),
        /** Corners, [lng, lat], WGS-84. */
        ring: z.array(z.tuple([z.number(), z.number()])),
        /** Units × days in the cell; those of a line are spread over its stops. */
        unitDays: z.number(),
        netFen: z.number(),
      }),
    ),
    /** Units × days whose position is missing from the current data. */
    unplacedUnitDays: z.number(),
    isDemo: z.boolean(),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, cityCode: '440300' },
    output: { resolution: 8, days: null, cells: [], unplacedUnitDays: 0, isDemo: true },
  },
});
