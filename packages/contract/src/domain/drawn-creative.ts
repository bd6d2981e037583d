import { z } from 'zod';

/** What a creative is drawn of (演示): hue in degrees, one of three layouts, a slogan of the industry. */
export const drawnCreative = z.object({ hue: z.int(), variant: z.int(), slogan: z.string() });
export type DrawnCreative = z.infer<typeof drawnCreative>;
