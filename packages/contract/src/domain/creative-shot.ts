import { z } from 'zod';

/** A picture of a creative application: from how far (近景, 中景, 远景), by day or at night. */
export const creativeShot = z.object({
  shot: z.enum(['near', 'middle', 'far']),
  isNight: z.boolean(),
});
export type CreativeShot = z.infer<typeof creativeShot>;
