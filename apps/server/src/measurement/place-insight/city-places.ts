import type { CallKey } from '@ooh/contract/registry';
import { grantedCity, type GrantedCity } from '../city-perspective/granted-city.ts';
import type { Context } from '../../context.ts';
import { readDataOfCity, type CityData } from '../../city-data/release/city-data.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { geographyOf, type CityGeography } from '../../city-data/place/city-geography.ts';

/** A city's places as a user may see them in a call. */
export interface GrantedPlaces extends GrantedCity {
  readonly data: CityData;
  readonly ground: CityGeography;
}

/** Loads the places of a city; empty where it has none. Refuses cities outside the call's grants. */
export async function loadPlaces(
  context: Pick<Context, 'db'>,
  user: Pick<SignedInUser, 'permission'>,
  key: CallKey,
  cityCode: string,
): Promise<GrantedPlaces> {
  const granted = grantedCity(user, key, cityCode);
  const data = await readDataOfCity(context.db, cityCode);
  return { ...granted, data, ground: await geographyOf(context.db, data) };
}
