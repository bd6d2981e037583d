import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { exampleOpportunity, opportunity, optimisePermit } from '../../domain/opportunity.ts';

export const getOptimiseHistory = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'optimise/history',
  permit: optimisePermit,
  scope: 'city-media',
  summary: '采纳记录：预期与实际的到达率增量，落在预期区间的条数',
  privacy: 'refused',
  reads: ['opportunity', 'order', 'booking'],
  input: z.object({ orderId: z.string().min(1).max(40).optional() }),
  output: z.object({
    adopted: z.int(),
    verified: z.int(),
    /** Verified ones whose realised gain is in the expected interval. */
    asExpected: z.int(),
    /** Money that adopted changes save the order, and what media owners bear of them. */
    savedFen: z.int(),
    rows: z.array(opportunity),
  }),
  example: {
    input: {},
    output: {
      adopted: 1,
      verified: 1,
      asExpected: 1,
      savedFen: 4_620_000,
      rows: [
        {
          ...exampleOpportunity,
          state: 'verified',
          realised: { value: 0.015, low: 0.007, high: 0.023, isExpected: true },
        },
      ],
    },
  },
});
