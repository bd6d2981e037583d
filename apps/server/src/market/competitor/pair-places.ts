import { distanceMeters } from '@ooh/geo/distance';
import { wgs84 } from '@ooh/geo/point';

/** A place where a brand was seen, with its days, YYYY-MM-DD, both included. */
export interface SeenPlace {
  readonly sightingId: string;
  readonly mediumId: number;
  readonly lng: number;
  readonly lat: number;
  readonly firstSeen: string;
  readonly lastSeen: string;
}

export interface PlacePair<Place extends SeenPlace> {
  readonly own: Place;
  readonly rival: Place;
  readonly meters: number;
  /** Weeks in which both were seen, rounded up; 0 where they never stood at the same time. */
  readonly weeks: number;
}

const metersOfDegree = 111_320;
const dayMilliseconds = 86_400_000;

function commonWeeks(a: SeenPlace, b: SeenPlace): number {
  const from = a.firstSeen > b.firstSeen ? a.firstSeen : b.firstSeen;
  const until = a.lastSeen < b.lastSeen ? a.lastSeen : b.lastSeen;
  if (until < from) return 0;
  return Math.ceil(((Date.parse(until) - Date.parse(from)) / dayMilliseconds + 1) / 7);
}

/**
 * Own places and rivals' places of the same medium within a radius, nearest first. Places are sorted into squares of the
 * radius, so that only neighbours are compared.
 */
export function pairPlaces<Place extends SeenPlace>(
  own: readonly Place[],
  rivals: readonly Place[],
  radiusMeters: number,
): PlacePair<Place>[] {
  if (own.length === 0) return [];
  const north = radiusMeters / metersOfDegree;
  const highest = Math.max(...[...own, ...rivals].map(({ lat }) => Math.abs(lat)));
  const east = north / Math.cos((Math.min(highest + north, 85) * Math.PI) / 180);
  const squareOf = ({ lng, lat }: SeenPlace) => [Math.floor(lng / east), Math.floor(lat / north)] as const;
  const squares = Map.groupBy(rivals, (place) => squareOf(place).join(':'));
  const pairs = own.flatMap((place) => {
    const [x, y] = squareOf(place);
    const near = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => squares.get(`${x + dx}:${y + dy}`) ?? []),
    );
    return near
      .filter(({ mediumId }) => mediumId === place.mediumId)
      .map((rival) => ({
        own: place,
        rival,
        meters: distanceMeters(wgs84(place.lng, place.lat), wgs84(rival.lng, rival.lat)),
        weeks: commonWeeks(place, rival),
      }))
      .filter(({ meters }) => meters <= radiusMeters);
  });
  return pairs.toSorted(
    (a, b) =>
      a.meters - b.meters ||
      (a.own.sightingId < b.own.sightingId ? -1 : 1) ||
      (a.rival.sightingId < b.rival.sightingId ? -1 : 1),
  );
}
