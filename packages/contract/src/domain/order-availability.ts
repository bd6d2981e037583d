import { z } from 'zod';
import { deck } from './bus.ts';
import { bookingStates } from './medium.ts';

/** A unit that could replace one that is not free, at a similar price. */
const replacement = z.object({
  faceId: z.string().nullable(),
  lineId: z.string().nullable(),
  deck: deck.nullable(),
  unitName: z.string(),
  level: z.string(),
  freeUnits: z.int(),
  priceFen: z.int(),
  priceDays: z.int(),
  /** Distance from the replaced unit; null for lines. */
  distanceMeters: z.number().nullable(),
});

/** Reason why an item cannot be held unchanged, and what could be held instead. */
export const orderConflict = z.object({
  itemId: z.string(),
  itemNo: z.int(),
  cityName: z.string(),
  unitName: z.string(),
  deck: deck.nullable(),
  /** 档期不足, 同业排斥, 不在售. */
  kind: z.enum(['taken', 'rival', 'gone']),
  message: z.string(),
  wantedUnits: z.int(),
  freeUnits: z.int(),
  /** Days booked by someone else. Does not reveal by whom. */
  taken: z.array(
    z.object({ startDate: z.string(), endDate: z.string(), state: z.enum(bookingStates), units: z.int() }),
  ),
  /** First days of the same length on which the item would fit, within 180 days; null when there are none. */
  nextFree: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
  replacement: replacement.nullable(),
});
/** What a replacement may differ in from the unit that it replaces. */
export const replacementTerms = z.object({
  /** Difference of the rate-card price of a unit and day. */
  maxPriceGapPermille: z.int('价差须为整数').min(0, '价差不能为负').max(10_000, '价差最多 1000%'),
  /** Only in the same 行政区; lines, which have none, are found in the whole city. */
  sameDistrict: z.boolean(),
});
export type ReplacementTerms = z.infer<typeof replacementTerms>;

/** What could be bought instead of an item, or why nothing can. */
export const itemReplacement = z.object({
  itemId: z.string(),
  replacement: replacement.nullable(),
  /** Chinese; null where there is a replacement. */
  lack: z.string().nullable(),
});
export type ItemReplacement = z.infer<typeof itemReplacement>;

export type OrderConflict = z.infer<typeof orderConflict>;
