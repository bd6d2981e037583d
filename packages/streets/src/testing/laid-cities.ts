import { declaredCities } from '../declaration/declared-cities.ts';
import { layStreetsOnGround, type LaidStreets } from '../lay-streets.ts';
import { inlandAround } from './plain-land.ts';

const laid = new Map<string, LaidStreets>();

/** A declared city with land on all sides; laid once for all tests. */
export function laidCity(cityCode: string): LaidStreets {
  const declaration = declaredCities.get(cityCode)!;
  const land = [inlandAround(declaration)];
  const city =
    laid.get(cityCode) ??
    layStreetsOnGround({ declaration, districts: land, land, coastMeters: 80_000, seed: '1' });
  laid.set(cityCode, city);
  return city;
}
