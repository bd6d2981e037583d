import { z } from 'zod';
import { amounts } from './evaluation.ts';
import { placementPart, purchase } from './media-order.ts';

/** One purchase of a placement plan, ready to be copied into an order. */
const placementItem = purchase.extend({
  discountPermille: z.int(),
  isGift: z.boolean(),
  designFen: z.int(),
  amounts,
});

/** Purchases of an order or of a smart-select plan. Only the reader's cities and media. */
export const placementPlan = z.object({
  planId: z.string(),
  planNo: z.string(),
  name: z.string(),
  source: z.enum(['order', 'smart-plan']),
  startDate: z.string(),
  endDate: z.string(),
  totals: amounts,
  cities: z.array(placementPart),
  media: z.array(placementPart),
  items: z.array(placementItem),
});
export type PlacementPlan = z.infer<typeof placementPlan>;

export const placementPlanExample: z.input<typeof placementPlan> = {
  planId: '0193a1b2-0000-7000-8000-000000000001',
  planNo: 'DD2611210001',
  name: '星河汽车2026冬季品牌焕新',
  source: 'order',
  startDate: '2027-03-01',
  endDate: '2027-03-28',
  totals: { rateCardFen: 0, netFen: 0, productionFen: 0, serviceFen: 0, taxFen: 0, totalFen: 0 },
  cities: [],
  media: [],
  items: [],
};
