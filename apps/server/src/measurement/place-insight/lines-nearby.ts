import { movingMedia } from '@ooh/contract/domain/moving-media';
import { boundsOf, expandBounds } from '@ooh/geo/bounds';
import { localPlane, planeCoordinates, type LocalPlane } from '@ooh/geo/local-plane';
import type { Wgs84Point } from '@ooh/geo/point';
import { pointToSegmentSquared } from '@ooh/geo/segment';
import { isMediumGranted, type GrantedCity } from '../city-perspective/granted-city.ts';
import { networkOf } from '../../city-data/bus-line/city-lines.ts';
import type { LineNetwork } from '../../city-data/bus-line/line-network.ts';
import type { CityData } from '../../city-data/release/city-data.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';

/** The segments of a network on one plane: x, y of both ends, four numbers each. */
interface PlaneNetwork {
  readonly plane: LocalPlane;
  readonly ends: Float64Array;
}

const kept = new WeakMap<LineNetwork, PlaneNetwork>();

function onPlane(network: LineNetwork): PlaneNetwork {
  let flat = kept.get(network);
  if (flat === undefined) {
    const points = network.segments.flatMap((segment) => segment.ends);
    const { west, east, south, north } = boundsOf(points);
    const plane = localPlane((west + east) / 2, (south + north) / 2);
    kept.set(network, (flat = { plane, ends: planeCoordinates(plane, points) }));
  }
  return flat;
}

/** How near a line comes to some places. */
export interface LineNearby {
  /** Position of the line in the network. */
  readonly line: number;
  readonly distanceMeters: number;
  /** Position of the nearest place. */
  readonly nearest: number;
  /** Places within the radius of its way. */
  readonly places: number;
}

/** The lines whose way comes within a radius of any of the places, nearest first. */
export function linesNear(
  network: LineNetwork,
  places: readonly Wgs84Point[],
  radiusMeters: number,
): LineNearby[] {
  if (network.segments.length === 0) return [];
  const { plane, ends } = onPlane(network);
  const found = new Map<number, { line: number; distanceMeters: number; nearest: number; places: number }>();
  const squared = radiusMeters * radiusMeters;
  places.forEach((place, index) => {
    const [x, y] = [plane.x(place.lng), plane.y(place.lat)];
    const own = new Map<number, number>();
    for (const at of network.segmentIndex.touching(expandBounds(boundsOf([place]), radiusMeters))) {
      const e = at * 4;
      const far = pointToSegmentSquared(x, y, ends[e], ends[e + 1], ends[e + 2], ends[e + 3]);
      const { line } = network.segments[at];
      if (far <= squared && far < (own.get(line) ?? Infinity)) own.set(line, far);
    }
    for (const [line, far] of own) {
      const distanceMeters = Math.sqrt(far);
      const sum = found.get(line);
      if (sum === undefined) found.set(line, { line, distanceMeters, nearest: index, places: 1 });
      else {
        sum.places++;
        if (distanceMeters < sum.distanceMeters) Object.assign(sum, { distanceMeters, nearest: index });
      }
    }
  });
  return [...found.values()].sort((a, b) => a.distanceMeters - b.distanceMeters || a.line - b.line);
}

/** The bus lines of a city that may be seen; null where there are none, or they are not granted. */
export async function grantedNetwork(
  db: Db,
  granted: GrantedCity & { readonly data: CityData },
): Promise<LineNetwork | null> {
  const { busLines } = granted.data;
  const { mediumId } = movingMedia.on('bus-lines');
  return busLines !== null && isMediumGranted(granted, mediumId) ? networkOf(db, busLines) : null;
}
