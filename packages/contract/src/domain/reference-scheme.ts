import { z } from 'zod';
import { amounts } from './evaluation.ts';
import { orderRowExample } from './media-order.ts';

/** A closed order as a starting point, with its similarity to the brief. */
export const referenceScheme = z.object({
  planId: z.string(),
  orderNo: z.string(),
  name: z.string(),
  brandName: z.string(),
  industry: z.string(),
  cityCodes: z.array(z.string()),
  cityNames: z.array(z.string()),
  mediumIds: z.array(z.int()),
  mediumNames: z.array(z.string()),
  startDate: z.string(),
  endDate: z.string(),
  budgetFen: z.int(),
  units: z.int(),
  amounts,
  isSample: z.boolean(),
  /** 0–100, the sum of its parts. */
  similarity: z.number(),
  parts: z.array(z.object({ name: z.string(), points: z.number(), most: z.number() })),
  /** Differences from the brief: 缺城市, 超预算 … */
  differences: z.array(z.string()),
});
export type ReferenceScheme = z.infer<typeof referenceScheme>;

export const referenceSchemeExample: z.input<typeof referenceScheme> = {
  planId: orderRowExample.orderId,
  orderNo: orderRowExample.orderNo,
  name: orderRowExample.name,
  brandName: '星河汽车',
  industry: '汽车',
  cityCodes: ['440300'],
  cityNames: ['深圳市'],
  mediumIds: [1],
  mediumNames: ['公交车身'],
  startDate: '2026-03-01',
  endDate: '2026-03-28',
  budgetFen: 100_000_000,
  units: 20,
  amounts: orderRowExample.amounts,
  isSample: true,
  similarity: 82.5,
  parts: [{ name: '行业', points: 25, most: 25 }],
  differences: [],
};
