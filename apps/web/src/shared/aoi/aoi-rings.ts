/** How far around an AOI places, media and lines are counted, metres. */
export const aoiRings = [0, 300, 500, 1000, 3000] as const;
export type AoiRing = (typeof aoiRings)[number];
