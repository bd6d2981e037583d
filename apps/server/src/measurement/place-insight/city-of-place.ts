import type { CallKey } from '@ooh/contract/registry';
import { grantedCity } from '../city-perspective/granted-city.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';

/** The city of an AOI in force. Unknown ids and ids of cities outside the user's scope give the same error. */
export async function cityOfPlace(
  db: Db,
  user: Pick<SignedInUser, 'permission'>,
  key: CallKey,
  placeId: string,
): Promise<string> {
  const row = await db
    .selectFrom('data_release')
    .innerJoin('aoi', 'aoi.release_id', 'data_release.release_id')
    .select('city_code')
    .where('state', '=', 'current')
    .where('kind', '=', 'places')
    .where('aoi.place_id', '=', placeId)
    .executeTakeFirst();
  if (row === undefined) throw notFound('AOI');
  try {
    return grantedCity(user, key, row.city_code).cityCode;
  } catch (error) {
    if (error instanceof AppError) throw notFound('AOI');
    throw error;
  }
}
