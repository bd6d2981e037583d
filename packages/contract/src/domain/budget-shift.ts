import { z } from 'zod';
import { cityCode } from './region.ts';

/** How much of a medium in a city is bought, against the order as it is: 1 unchanged, 0 none, 2 twice as much. */
export const shift = z.object({
  cityCode,
  mediumId: z.int().min(1).max(10_000),
  factor: z.number().min(0).max(2),
});
export type Shift = z.infer<typeof shift>;
