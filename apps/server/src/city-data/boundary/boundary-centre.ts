import { areaCentroid } from '@ooh/geo/polygon';
import { boundariesOf } from './boundaries.ts';

/** The centre of the country, for a city whose outline is unknown. */
const countryCentre: [number, number] = [104.2, 35.9];

/** Centre of mass of a city's outline, [lng, lat]. */
export async function boundaryCentre(cityCode: string): Promise<[number, number]> {
  const { self } = await boundariesOf(cityCode);
  if (self === null) return countryCentre;
  const { lng, lat } = areaCentroid(self.area);
  return [lng, lat];
}
