/** Levels of positions, most expensive first. */
export const positionLevels = ['S', 'A++', 'A+', 'A', 'B'] as const;
export type PositionLevel = (typeof positionLevels)[number];
