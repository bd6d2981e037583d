import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { deck } from '../../domain/bus.ts';
import { basis } from '../../domain/figure.ts';
import { lineDetail, lineDetailExample } from '../../domain/line-detail.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { exampleBasis } from '../../domain/place-insight-example.ts';
import { cityCode } from '../../domain/region.ts';
import { plannedMedium } from '../../domain/moving-media.ts';

export const getOrderLineDetail = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/line-detail',
  permit: orderPermit,
  scope: { medium: plannedMedium.mediumId, facts: (line) => [line] },
  summary: '订单的线路媒体信息：线路、走向与站点、24 小时接触、本订单所选车辆与余量',
  privacy: 'refused',
  input: z.object({ orderId, cityCode, lineId: z.string().max(60) }),
  output: lineDetail.extend({
    basis,
    /** Items of the order on the line. */
    items: z.array(
      z.object({
        itemId: z.string(),
        formName: z.string(),
        deck: deck.nullable(),
        quantity: z.int(),
        startDate: z.string(),
        endDate: z.string(),
        netFen: z.int(),
      }),
    ),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, cityCode: '440300', lineId: 'l-1' },
    output: { ...lineDetailExample, basis: exampleBasis.basis, items: [] },
  },
});
