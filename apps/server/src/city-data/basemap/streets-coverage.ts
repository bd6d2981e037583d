import type { MapObject } from '@ooh/basemap/map-object';
import { lngLatOf } from '@ooh/streets/on-map';
import { rankOf } from '@ooh/streets/street-class';
import type { StreetNetwork } from '@ooh/streets/street-network';

/** How much of a city has streets in a base map: all that the schematic ones fill, some of it, or none. */
export type StreetsCoverage = 'whole' | 'part' | 'none';

/** Squares of this side are compared, in degrees of latitude: about 2 km. */
const cellDegrees = 0.018;
/** From this part of the squares on a base map stands in for the schematic streets. */
const wholePart = 0.6;
/** Streets of this rank or wider are compared: they reach to the edge of what is built. */
const comparedRank = 3;

const cellOf = ([lng, lat]: readonly number[]) =>
  `${Math.floor(lng / cellDegrees)} ${Math.floor(lat / cellDegrees)}`;

/** Squares that lines pass; a line may have corners far apart. */
function addCells(cells: Set<string>, line: readonly (readonly number[])[]): void {
  for (const [i, [lng, lat]] of line.entries()) {
    const [fromLng, fromLat] = line[Math.max(0, i - 1)];
    const steps = Math.ceil(Math.max(Math.abs(lng - fromLng), Math.abs(lat - fromLat)) / (cellDegrees / 2));
    for (let step = 0; step <= steps; step += 1) {
      const part = steps === 0 ? 1 : step / steps;
      cells.add(cellOf([fromLng + (lng - fromLng) * part, fromLat + (lat - fromLat) * part]));
    }
  }
}

/** Compares the streets of a base map with the schematic ones, square by square. */
export function streetsCoverage(
  objects: readonly MapObject[],
  schematic: StreetNetwork | null,
): StreetsCoverage {
  const real = new Set<string>();
  for (const { layer, kind, geometry } of objects) {
    if (layer !== 'roads' || kind === 'rail') continue;
    if (geometry.type === 'LineString') addCells(real, geometry.coordinates);
    else if (geometry.type === 'MultiLineString')
      for (const line of geometry.coordinates) addCells(real, line);
  }
  if (real.size === 0) return 'none';
  if (schematic === null) return 'whole';
  const drawn = new Set<string>();
  const placed = lngLatOf(schematic);
  for (const { streetClass, path } of schematic.edges)
    if (rankOf[streetClass] <= comparedRank) addCells(drawn, path.map(placed));
  const shared = [...drawn].filter((cell) => real.has(cell)).length;
  return shared >= wholePart * drawn.size ? 'whole' : 'part';
}
