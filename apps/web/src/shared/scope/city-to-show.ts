import { isOpen, type CityScope } from '../city-picker/choose-cities.ts';

const usualCity = '440300';

/** The city that an address names, else the usual one or the first that is open; undefined where none is. */
export function cityToShow(city: string | undefined, scope: CityScope): string | undefined {
  if (city !== undefined) return city;
  return isOpen(scope, usualCity) || scope === 'ALL' ? usualCity : [...scope][0];
}
