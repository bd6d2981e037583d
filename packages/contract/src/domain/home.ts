import { z } from 'zod';
import { orderMode } from './order.ts';
import { planKinds } from './plan-names.ts';
import { taskKinds } from './task-names.ts';
import { cityCode } from './region.ts';

/** Orders or plans: either opens the list of what is to be done. */
export const taskPermit = {
  anyOf: [
    'investmentOrderData.orderPatternData.isEnabled',
    'investmentOrderData.wiseChoicePatternData.isEnabled',
  ],
} as const;

export const taskKind = z.enum(taskKinds);

/** Something that waits for the reader, about one order or one plan. */
export const task = z.object({
  kind: taskKind,
  orderId: z.string().nullable(),
  planId: z.string().nullable(),
  /** The page on which a plan or an order goes on depends on its kind and mode. */
  planKind: z.enum(planKinds).nullable(),
  orderMode: orderMode.nullable(),
  name: z.string(),
  brandName: z.string(),
  cityNames: z.array(z.string()),
  /** Units that it is about: held, wrongly posted; null where it is about the whole. */
  units: z.int().nullable(),
  /** Since when it waits. */
  since: z.string().nullable(),
  /** Until when it may be done: a moment. */
  dueAt: z.string().nullable(),
  /** Why a plan has to be computed again, or an order's plan to be made anew. */
  reason: z.string().nullable(),
});
export type Task = z.infer<typeof task>;

/** Units of one medium in one city of an order. */
export const duePosting = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  orderName: z.string(),
  brandName: z.string(),
  cityCode,
  cityName: z.string(),
  mediumId: z.int(),
  mediumName: z.string(),
  /** First booked day. */
  dueOn: z.string(),
  plannedUnits: z.int(),
  /** Units of which nothing is recorded yet. */
  openUnits: z.int(),
});
export type DuePosting = z.infer<typeof duePosting>;

/** Units of one medium in one city of an order whose posting went wrong and is not made good. */
export const postingFault = duePosting
  .omit({ dueOn: true, plannedUnits: true, openUnits: true })
  .extend({ wrong: z.int(), missing: z.int(), damaged: z.int() });
export type PostingFault = z.infer<typeof postingFault>;

/** Slots of one medium in one city today. */
export const vacancy = z.object({
  cityCode,
  cityName: z.string(),
  mediumId: z.int(),
  mediumName: z.string(),
  slots: z.int(),
  freeSlots: z.int(),
});
export type Vacancy = z.infer<typeof vacancy>;
