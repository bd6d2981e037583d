import { z } from 'zod';
import { mediumId, orderDay } from './media-order.ts';
import { orderMode, orderSource, orderState } from './order.ts';
import { cityCode } from './region.ts';

/** Which orders a list shows, and in which order. */
export const orderSearch = z.object({
  /** Part of the number, the name or the brand's name. */
  keyword: z.string().max(60).default(''),
  brandId: z.string().min(1).max(40).optional(),
  groupName: z.string().min(1).max(60).optional(),
  industry: z.string().min(1).max(60).optional(),
  ownerId: z.string().min(1).max(40).optional(),
  sources: z.array(orderSource).max(10).default([]),
  modes: z.array(orderMode).max(10).default([]),
  states: z.array(orderState).max(20).default([]),
  cityCode: cityCode.optional(),
  mediumId: mediumId.optional(),
  /** Orders that run on at least one day of this period. */
  startDate: orderDay.optional(),
  endDate: orderDay.optional(),
  sortBy: z.enum(['updatedAt', 'startDate', 'endDate', 'budgetFen', 'netFen', 'name']).default('updatedAt'),
  ascending: z.boolean().default(false),
});
