import type { CallKey } from '@ooh/contract/registry';
import { grantedCity, type GrantedCity } from '../city-perspective/granted-city.ts';
import type { Context } from '../context.ts';
import { readCityData, type CityData } from '../engine/city-data.ts';
import type { SignedInUser } from '../session/session.ts';
import { groundOf, type CityGround } from './city-ground.ts';

/** A city's places as a user may see them in a call. */
export interface GrantedPlaces extends GrantedCity {
  readonly data: CityData;
  readonly ground: CityGround;
}

/** Loads the places of a city; empty where it has none. Refuses cities outside the call's grants. */
export async function loadPlaces(
  context: Pick<Context, 'db'>,
  user: Pick<SignedInUser, 'permission'>,
  key: CallKey,
  cityCode: string,
): Promise<GrantedPlaces> {
  const granted = grantedCity(user, key, cityCode);
  const data = (await readCityData(context.db, [cityCode])).get(cityCode)!;
  return { ...granted, data, ground: await groundOf(context.db, data) };
}
