import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { basis } from '../../../domain/figure.ts';
import { manLandQuestion } from '../../../domain/man-land.ts';
import { orderPermit, orderRowExample } from '../../../domain/media-order.ts';
import { exampleBasis } from '../../../domain/place-insight-example.ts';

export const getManLandHeat = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/man-land/heat',
  permit: orderPermit,
  scope: { medium: null, facts: ({ cells, withheld }) => [...cells, { withheld }] },
  summary: '订单目标人群的热力：按约 0.7 平方公里的网格，日均 TA 人数与 TA浓度',
  privacy: 'refused',
  reads: ['order'],
  input: manLandQuestion.omit({ unit: true }),
  output: z.object({
    basis,
    cells: z.array(
      z.object({
        cell: z.string(),
        ring: z.array(z.tuple([z.number(), z.number()])),
        taPersons: z.number(),
        taConcentration: z.number(),
      }),
    ),
    /** Number of cells that may not be disclosed. */
    withheld: z.int(),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, cityCode: '440300' },
    output: { basis: exampleBasis.basis, cells: [], withheld: 0 },
  },
});
