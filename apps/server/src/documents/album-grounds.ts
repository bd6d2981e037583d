import type { AlbumSpot } from '@ooh/report/album-map';
import type { Context } from '../context.ts';
import { cityGround, type CityGround } from './plan-map.ts';

type LngLat = readonly [lng: number, lat: number];

/** The grounds of the maps of cities, by code; a city without an outline has none. */
export async function groundsOf(
  context: Context,
  cityCodes: readonly string[],
): Promise<Map<string, CityGround>> {
  const codes = [...new Set(cityCodes)];
  const grounds = await Promise.all(codes.map((code) => cityGround(context, code)));
  return new Map(codes.flatMap((code, i) => (grounds[i] === null ? [] : [[code, grounds[i]] as const])));
}

/** A position or a line on the map of its city; undefined where nobody knows where it is. */
export function albumSpot(
  { at }: CityGround,
  place: LngLat | null,
  way: readonly LngLat[],
): AlbumSpot | undefined {
  if (place === null && way.length === 0) return undefined;
  return { at: place === null ? null : at(place), way: way.map(at) };
}
