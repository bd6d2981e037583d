import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { shift } from '../../domain/budget-shift.ts';
import { optimisePermit, signedShare } from '../../domain/opportunity.ts';

const simulated = z.object({
  netFen: z.int(),
  /** TA reach over the cities with figures. */
  reachShare: signedShare,
  impressions: z.number(),
  frequency: z.number().nullable(),
  cpmFen: z.int().nullable(),
});

export const simulateShifts = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'optimise/simulate',
  permit: optimisePermit,
  scope: 'city-media',
  summary: '按城市与媒体增减投放量：前后指标、成对差值与同等金额的理论最高',
  privacy: 'refused',
  reads: ['order'],
  input: z.object({ orderId: z.string().min(1).max(40), shifts: z.array(shift).max(200).default([]) }),
  output: z.object({
    orderId: z.string(),
    orderName: z.string(),
    /** What can be shifted, with its net price in the order. */
    parts: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        mediumId: z.int(),
        mediumName: z.string(),
        units: z.int(),
        netFen: z.int(),
      }),
    ),
    /** Cities without figures, with the reason. */
    missing: z.array(z.object({ cityCode: z.string(), cityName: z.string(), reason: z.string() })),
    /** Null where no city has figures. */
    result: z
      .object({
        before: simulated,
        after: simulated,
        difference: signedShare,
        /** No shift of at most the same money, up to twice of each part, reaches more. */
        highestReachShare: z.number(),
      })
      .nullable(),
    basis: z.string(),
  }),
  example: {
    input: { orderId: 'o-1', shifts: [{ cityCode: '440300', mediumId: 1, factor: 0.8 }] },
    output: {
      orderId: 'o-1',
      orderName: '星河汽车2026冬季品牌焕新',
      parts: [
        {
          cityCode: '440300',
          cityName: '深圳市',
          mediumId: 1,
          mediumName: '公交车身',
          units: 30,
          netFen: 90_000_000,
        },
      ],
      missing: [],
      result: {
        before: {
          netFen: 90_000_000,
          reachShare: { value: 0.3, low: 0.29, high: 0.31 },
          impressions: 12_000_000,
          frequency: 4,
          cpmFen: 7500,
        },
        after: {
          netFen: 72_000_000,
          reachShare: { value: 0.28, low: 0.27, high: 0.29 },
          impressions: 9_600_000,
          frequency: 3.4,
          cpmFen: 7500,
        },
        difference: { value: -0.02, low: -0.022, high: -0.018 },
        highestReachShare: 0.29,
      },
      basis: '计划投放，预估，成对差值，95% 区间',
    },
  },
});
