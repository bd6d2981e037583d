/**
 * Drawing order from below to above. Every layer is inserted under the marker of its own level, so levels
 * keep their order whatever is switched on when.
 */
export const mapLevels = ['land', 'areas', 'roads', 'lines', 'points', 'labels'] as const;
export type MapLevel = (typeof mapLevels)[number];

export function markerOf(level: MapLevel): string {
  return `level-${level}`;
}
