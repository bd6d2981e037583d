import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../domain/media-order.ts';
import { matchFilter } from '../domain/match-detail.ts';
import { cityCode } from '../domain/region.ts';

export const getOrderHeat = endpoint({
  method: 'GET',
  path: 'media-order-match-detail/thermodynamicDiagram',
  permit: orderPermit,
  summary: '订单投放热力：按 H3 网格汇总媒体面天（点位）与车天（线路，按站点分摊）',
  input: matchFilter.extend({ orderId, cityCode }),
  output: z.object({
    /** Of the H3 grid. */
    resolution: z.int(),
    cells: z.array(
      z.object({
        cell: z.string(),
        lng: z.number(),
        lat: z.number(),
        /** Units × days in the cell; those of a line are spread over its stops. */
        unitDays: z.number(),
        netFen: z.number(),
      }),
    ),
    /** Units × days whose place is not in the data in force. */
    unplacedUnitDays: z.number(),
    isDemo: z.boolean(),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, cityCode: '440300' },
    output: { resolution: 8, cells: [], unplacedUnitDays: 0, isDemo: true },
  },
});
