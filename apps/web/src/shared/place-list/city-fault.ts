import { neighbourMeters, noBoundaryText, outsideCityText } from '@ooh/contract/domain/outside-city';
import type { CallOutput } from '@ooh/contract/registry';
import { cityFence } from '@ooh/geo/city-fence';
import { wgs84 } from '@ooh/geo/point';

/** Why a place, WGS-84, is none of a city; null where it is one. */
export type CityFault = (place: readonly [number, number]) => string | null;

type Boundaries = CallOutput<'v1/boundaries/{adcode}'>['features'];

/** The rule of one city, by its boundary; the service keeps the same one for files and stored places. */
export function cityFaultOf(boundaries: Boundaries): CityFault {
  const own = boundaries.find(({ properties }) => properties.isSelf);
  if (own === undefined) return () => noBoundaryText;
  const fence = cityFence(own.properties.name, own.geometry);
  return ([lng, lat]) => {
    const meters = fence.metersOutside(wgs84(lng, lat));
    return meters > neighbourMeters ? outsideCityText(fence.cityName, meters) : null;
  };
}
