/**
 * Drawing order from below to above. Every layer is inserted under the marker of its own level, so levels
 * keep their order whatever is switched on when. Names of a higher level keep those of a lower one away: those of points
 * come before those of districts, these before those of places and roads, and these before those of streets.
 */
export const mapLevels = [
  'sea',
  'land',
  'ground',
  'streets',
  'borders',
  'areas',
  'roads',
  'lines',
  'points',
  'street-labels',
  'place-labels',
  'district-labels',
  'labels',
] as const;
export type MapLevel = (typeof mapLevels)[number];

export function markerOf(level: MapLevel): string {
  return `level-${level}`;
}
