import type { NamedPlace } from '@ooh/city/city-centres';
import { localPlane } from '@ooh/geo/local-plane';
import { declaredCities } from '@ooh/streets/declaration/declared-cities';

/** The centres that a city's plan of streets declares, so that people, shops and streets gather at the same places. */
export function knownCentresOf(adcode: string): readonly NamedPlace[] {
  const declared = declaredCities.get(adcode);
  if (declared === undefined) return [];
  const plane = localPlane(declared.lng, declared.lat);
  return declared.centres.map(({ name, x, y }) => {
    const { lng, lat } = plane.point(x, y);
    return { name, lng, lat };
  });
}
