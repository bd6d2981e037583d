import { wgs84 } from '@ooh/geo/point';
import { areaContains, areaSquareMeters, type Position, type Ring } from '@ooh/geo/polygon';
import type { MapGeometry } from '../map-object.ts';
import { joinPaths, type Path } from './join-paths.ts';

export type PlaceOfNode = (id: number) => Position | undefined;

/** Rings of ways; one that the extract cuts is closed straight across the gap. */
function ringsOf(paths: readonly Path[], placeOf: PlaceOfNode): Ring[] {
  return joinPaths(paths).flatMap((path) => {
    const ring = path.flatMap((id) => [placeOf(id)].filter((place) => place !== undefined));
    if (ring.length < 3) return [];
    const [first, last] = [ring[0], ring[ring.length - 1]];
    const isClosed = first[0] === last[0] && first[1] === last[1];
    const closed = isClosed ? ring : [...ring, first];
    return closed.length < 4 ? [] : [closed];
  });
}

const outline = (ring: Ring) => ({ type: 'Polygon' as const, coordinates: [ring] });

/** An area of outer and inner ways (a multipolygon); null where no ring is left of it. */
export function assembleArea(
  outer: readonly Path[],
  inner: readonly Path[],
  placeOf: PlaceOfNode,
): Extract<MapGeometry, { type: 'MultiPolygon' }> | null {
  const parts = ringsOf(outer, placeOf)
    .map((ring) => ({ rings: [ring], size: areaSquareMeters(outline(ring)) }))
    .sort((a, b) => a.size - b.size);
  for (const hole of ringsOf(inner, placeOf)) {
    const [lng, lat] = hole[0];
    // The smallest part around it: islands may hold lakes.
    parts.find(({ rings }) => areaContains(outline(rings[0]), wgs84(lng, lat)))?.rings.push(hole);
  }
  return parts.length === 0 ? null : { type: 'MultiPolygon', coordinates: parts.map(({ rings }) => rings) };
}
