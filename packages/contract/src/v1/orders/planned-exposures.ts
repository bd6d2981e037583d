import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { effectCity } from '../../domain/effect.ts';
import { figure } from '../../domain/figure.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { exampleBasis } from '../../domain/place-insight-example.ts';

/** computed: 已测算; waiting: 未测算; insufficient: 数据不足; empty: nothing is bought yet. */
export const plannedExposureState = z.enum(['computed', 'waiting', 'insufficient', 'empty']);

const plannedExposure = z.object({
  orderId: z.string(),
  state: plannedExposureState,
  /** Reason why there are no figures; null where there are. */
  reason: z.string().nullable(),
  /** Impressions on all people over the whole planned period. */
  impressions: figure,
  /** Reach in the order's TA. */
  reach: figure,
  /** Net price of the units included in the figures ÷ impressions × 1000. */
  cpmFen: z.int().nullable(),
  /** 口径 by city, or the reason why a city has no figure; for computed and insufficient orders. */
  cities: z.array(effectCity),
});

export const getPlannedExposures = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/planned-exposures',
  permit: orderPermit,
  scope: 'city-media',
  summary: '一页订单的预估曝光、触达与千人成本；只读已测算的结果，不触发测算',
  privacy: { cover: { notOfPeople: ['rows.cities'], withheld: ['impressions', 'reach', 'cpmFen'] } },
  input: z.object({
    orderIds: z.array(orderId).min(1, '请选择订单').max(200, '一次最多查询 200 个订单'),
  }),
  output: z.object({
    /** In the order of the ids; ids of orders outside the reader's scope are left out. */
    rows: z.array(plannedExposure),
    /** Over the orders with a CPM: sum of net prices ÷ sum of impressions × 1000. */
    average: z.object({ orders: z.int(), cpmFen: z.int().nullable() }),
  }),
  example: {
    input: { orderIds: [orderRowExample.orderId] },
    output: {
      rows: [
        {
          orderId: orderRowExample.orderId,
          state: 'computed',
          reason: null,
          impressions: { value: 12_000_000, low: 11_400_000, high: 12_600_000, suppressed: false },
          reach: { value: 1_800_000, low: 1_740_000, high: 1_860_000, suppressed: false },
          cpmFen: 1860,
          cities: [
            {
              cityCode: '440300',
              cityName: '深圳市',
              state: 'measured',
              reason: null,
              basis: exampleBasis.basis,
              unmeasuredUnits: 0,
            },
          ],
        },
      ],
      average: { orders: 1, cpmFen: 1860 },
    },
  },
});
