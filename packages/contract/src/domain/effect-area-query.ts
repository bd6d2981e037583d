import { z } from 'zod';
import { effectAreaSorts, effectAreaUnits } from './effect-area-names.ts';
import { manLandSegment } from './man-land.ts';
import { orderId } from './media-order.ts';
import { cityCode } from './region.ts';

/** Which areas of an order's effect are asked for, for the screen and for the file. */
export const effectAreaQuery = z.object({
  orderId,
  cityCode,
  unit: z.enum(effectAreaUnits).default('businessDistrict'),
  segment: manLandSegment,
  sortBy: z.enum(effectAreaSorts).default('gapPersons'),
  ascending: z.stringbool().default(false),
  keyword: z.string().max(60).default(''),
});
