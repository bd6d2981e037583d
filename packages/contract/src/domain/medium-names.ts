/** Levels of positions, from dear to cheap. */
export const positionLevels = ['S', 'A++', 'A+', 'A', 'B'] as const;
export type PositionLevel = (typeof positionLevels)[number];
