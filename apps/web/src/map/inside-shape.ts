import { distanceMeters } from '@ooh/geo/distance';
import { wgs84 } from '@ooh/geo/point';
import { areaContains, polygonFrom } from '@ooh/geo/polygon';
import type { DrawnShape } from './draw-shape.ts';
import type { LngLat } from './map-data.ts';

function insideTest(shape: DrawnShape): (at: LngLat) => boolean {
  if (shape.kind === 'circle') {
    const center = wgs84(...shape.center);
    return (at) => distanceMeters(center, wgs84(...at)) <= shape.radiusMeters;
  }
  const area = polygonFrom(shape.ring.map((corner) => wgs84(...corner)));
  return (at) => areaContains(area, wgs84(...at));
}

/** Ids of the places that lie in a drawn shape, in their order. */
export function idsInside(
  shape: DrawnShape,
  places: readonly { readonly id: string; readonly at: LngLat }[],
): string[] {
  const isInside = insideTest(shape);
  return places.filter(({ at }) => isInside(at)).map(({ id }) => id);
}
