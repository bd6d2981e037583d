import { localPlane } from '@ooh/geo/local-plane';
import type { Area } from '@ooh/geo/polygon';
import type { CityDeclaration } from '../declaration/city-declaration.ts';

/** Land around a declared centre: a rectangle, in metres east and north of it. */
export function landAround(
  { lng, lat }: Pick<CityDeclaration, 'lng' | 'lat'>,
  [west, south, east, north]: readonly [number, number, number, number],
): Area {
  const plane = localPlane(lng, lat);
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const ring = corners.map(([x, y]) => {
    const point = plane.point(x, y);
    return [point.lng, point.lat];
  });
  return { type: 'Polygon', coordinates: [ring] };
}

/** Land on all sides, farther than any window reaches. */
export const inlandAround = (declaration: CityDeclaration): Area =>
  landAround(declaration, [-90_000, -90_000, 90_000, 90_000]);
