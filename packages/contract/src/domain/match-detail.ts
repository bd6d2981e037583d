import { z } from 'zod';
import { mediumId } from './media-order.ts';
import { cityCode } from './region.ts';

/** Filter of the items of an order. */
export const matchFilter = z.object({
  cityCode: cityCode.optional(),
  mediumId: z.coerce.number().pipe(mediumId).optional(),
  formId: z.coerce.number().int().min(1).max(10_000).optional(),
  level: z.string().min(1).max(20).optional(),
});
export type MatchFilter = z.output<typeof matchFilter>;
