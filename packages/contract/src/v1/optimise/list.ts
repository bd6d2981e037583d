import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  exampleOpportunity,
  opportunity,
  opportunityKind,
  opportunityState,
  optimisePermit,
} from '../../domain/opportunity.ts';
import { cityCode } from '../../domain/region.ts';

export const listOpportunities = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'optimise/list',
  permit: optimisePermit,
  scope: 'city-media',
  summary: '优化机会：按预期增量与确定性排序；区间含 0 的不列出，只给条数',
  privacy: 'refused',
  reads: ['opportunity', 'order', 'booking'],
  input: z.object({
    orderId: z.string().min(1).max(40).optional(),
    brandId: z.string().min(1).max(40).optional(),
    cityCode: cityCode.optional(),
    kind: opportunityKind.optional(),
    states: z.array(opportunityState).max(6).default(['open']),
    pageNo: z.int().min(1).max(1000).default(1),
    pageSize: z.int().min(1).max(200).default(50),
  }),
  output: z.object({
    rows: z.array(opportunity),
    total: z.int(),
    /** Of the reader's orders that were scanned, under the same filters of order, brand and city. */
    scannedOrders: z.int(),
    checked: z.int(),
    insignificant: z.int(),
    /** Values that filters offer, of everything that the reader sees. */
    brands: z.array(z.object({ brandId: z.string(), name: z.string(), count: z.int() })),
    cities: z.array(z.object({ cityCode: z.string(), name: z.string(), count: z.int() })),
  }),
  example: {
    input: {},
    output: {
      rows: [exampleOpportunity],
      total: 1,
      scannedOrders: 1,
      checked: 8,
      insignificant: 2,
      brands: [{ brandId: 'b-0001', name: '星河汽车', count: 1 }],
      cities: [{ cityCode: '440300', name: '深圳市', count: 1 }],
    },
  },
});
