import { z } from 'zod';

/**
 * How much of a medium there is, free and at what price. Units are slots of faces, or vehicles of a moving medium.
 * `free` is today and in 30, 60 and 90 days.
 */
export const stock = z.object({
  positions: z.int(),
  faces: z.int(),
  units: z.int(),
  free: z.array(z.int()).length(4),
  /** Rate card of one unit for `periodDays`; null without a rate card. */
  leastPriceFen: z.int().nullable(),
  mostPriceFen: z.int().nullable(),
  periodDays: z.int().nullable(),
  /** True when any price has no rate card behind it (示例价). */
  isSamplePrice: z.boolean(),
});
export type Stock = z.infer<typeof stock>;

export const exampleStock: Stock = {
  positions: 10,
  faces: 20,
  units: 20,
  free: [8, 11, 14, 17],
  leastPriceFen: 300_000,
  mostPriceFen: 1_200_000,
  periodDays: 28,
  isSamplePrice: true,
};
