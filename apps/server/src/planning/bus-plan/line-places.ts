import { expandBounds, boundsIntersect, boundsOf } from '@ooh/geo/bounds';
import { overlapMeters, servesArea } from '@ooh/geo/corridor';
import { areaBounds } from '@ooh/geo/polygon';
import type { CityPlaces } from '../../city-data/bus-line/city-places.ts';
import { roadCorridorMeters } from './condition-hits.ts';
import type { NetworkLine } from '../../city-data/bus-line/line-network.ts';

/** Roads shared for less than this are crossings, not stretches. */
const minStretchMeters = 300;

/** The business districts that a line comes through and the main roads that it runs on, longest first. */
export function placesAlong(
  line: NetworkLine,
  places: CityPlaces,
): {
  businessDistricts: { id: string; name: string }[];
  mainRoads: { id: string; name: string; overlapMeters: number }[];
} {
  const bounds = boundsOf(line.directions.flat());
  const businessDistricts = places.businessDistricts
    .filter(
      (district) =>
        boundsIntersect(bounds, areaBounds(district.area)) &&
        line.directions.some((way) => servesArea(way, district.area, 0)),
    )
    .map(({ id, name }) => ({ id, name }));
  const mainRoads = places.mainRoads
    .filter((road) => boundsIntersect(bounds, expandBounds(boundsOf(road.path), roadCorridorMeters)))
    .map(({ id, name, path }) => ({
      id,
      name,
      overlapMeters: Math.max(...line.directions.map((way) => overlapMeters(way, path, roadCorridorMeters))),
    }))
    .filter((road) => road.overlapMeters >= minStretchMeters)
    .sort((a, b) => b.overlapMeters - a.overlapMeters);
  return { businessDistricts, mainRoads };
}
