import { z } from 'zod';

/**
 * Quantity, vacancy and price of a medium. Units are slots of faces, or vehicles of a moving medium.
 * `free` is today and in 30, 60 and 90 days.
 */
export const inventory = z.object({
  positions: z.int(),
  faces: z.int(),
  units: z.int(),
  free: z.array(z.int()).length(4),
  /** Rate card of one unit for `periodDays`; null without a rate card. */
  minPriceFen: z.int().nullable(),
  maxPriceFen: z.int().nullable(),
  periodDays: z.int().nullable(),
  /** True when any price does not come from a rate card (示例价). */
  isSamplePrice: z.boolean(),
});
export type Inventory = z.infer<typeof inventory>;

export const exampleInventory: Inventory = {
  positions: 10,
  faces: 20,
  units: 20,
  free: [8, 11, 14, 17],
  minPriceFen: 300_000,
  maxPriceFen: 1_200_000,
  periodDays: 28,
  isSamplePrice: true,
};
