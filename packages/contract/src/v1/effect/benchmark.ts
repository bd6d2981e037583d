import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { effectPermit, orderId } from '../../domain/effect.ts';
import { benchmarkMetrics } from '../../domain/effect-benchmark-names.ts';

/** Half of the orders lie between the ends, a half below the middle. */
const middle = z.object({ median: z.number(), low: z.number(), high: z.number() });

export const getEffectBenchmark = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'effect/benchmark',
  permit: effectPermit,
  scope: 'city-media',
  summary: '与行业和自己的过往相比：同行业已结案订单与本品牌已结案订单的中位数与四分位',
  privacy: 'refused',
  reads: ['effect'],
  input: z.object({ orderId }),
  output: z.object({
    industry: z.object({
      name: z.string(),
      /** Closed orders of the industry with figures, this one left out; null where they are too few to be counted. */
      orders: z.int().nullable(),
      /** Why there is no comparison; null where there is. */
      reason: z.string().nullable(),
    }),
    /** Closed orders of the same brand that the reader may see, this one left out. */
    past: z.object({ orders: z.int() }),
    rows: z.array(
      z.object({
        metric: z.enum(benchmarkMetrics),
        /** This order as run. */
        own: z.number().nullable(),
        industry: middle.nullable(),
        past: middle.nullable(),
      }),
    ),
  }),
  example: {
    input: { orderId: 'o-1' },
    output: {
      industry: { name: '汽车', orders: null, reason: '同行业可比的已结案订单少于 5 个' },
      past: { orders: 1 },
      rows: [
        {
          metric: 'cpmFen',
          own: 6600,
          industry: null,
          past: { median: 7000, low: 7000, high: 7000 },
        },
      ],
    },
  },
});
