import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { deck } from '../../domain/bus.ts';
import { basis, figure } from '../../domain/figure.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { exampleBasis } from '../../domain/place-insight-example.ts';
import { cityCode } from '../../domain/region.ts';

const curvePoint = z.object({
  /** Cost, tax included, of the items of all points up to this one. */
  totalFen: z.int(),
  /** Share of the audience that they reach together. */
  reachShare: figure,
  /** What this point adds, in the order of the list. */
  items: z.array(
    z.object({
      itemId: z.string(),
      unitName: z.string(),
      deck: deck.nullable(),
      formName: z.string(),
      quantity: z.int(),
      unit: z.string(),
      totalFen: z.int(),
    }),
  ),
});

export const getOrderReachCurve = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/reach-curve',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单一个城市的到达率–预算曲线：已选媒体按每元新增到达依次加入，逐点实测，末点为全部已选',
  privacy: 'refused',
  reads: ['order'],
  input: z.object({ orderId, cityCode }),
  output: z.object({
    audienceSentence: z.string(),
    /** Why there is no curve of what is bought in the city; null where nothing is. */
    reason: z.string().nullable(),
    curve: z
      .object({
        basis,
        /** Nested plans, cheapest first; between two of them at least the minimum cell of panel persons is met. */
        points: z.array(curvePoint),
        /** Items that the contact model does not cover: on no point. */
        unmodelled: z.object({ items: z.int(), totalFen: z.int() }),
      })
      .nullable(),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, cityCode: '440300' },
    output: {
      audienceSentence: '全体人群',
      reason: null,
      curve: {
        basis: exampleBasis.basis,
        points: [
          {
            totalFen: 4_200_000,
            reachShare: { value: 0.21, low: 0.19, high: 0.23, suppressed: false },
            items: [
              {
                itemId: 'i-1',
                unitName: '1 路',
                deck: 'single',
                formName: '全车彩贴',
                quantity: 10,
                unit: '辆',
                totalFen: 4_200_000,
              },
            ],
          },
        ],
        unmodelled: { items: 0, totalFen: 0 },
      },
    },
  },
});
