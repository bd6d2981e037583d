import { permissionGroups } from '@ooh/contract/permission/permission-tree';
import { pairScopeOf, scopeTouches } from '../../access/pair-scope.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import type { SignedInUser } from '../../platform/session/session.ts';

/** Cities with places that any group of the reader grants. */
async function citiesOf(db: Db, { permission }: Pick<SignedInUser, 'permission'>): Promise<string[]> {
  const rows = await db
    .selectFrom('data_release')
    .select('city_code')
    .distinct()
    .where('kind', '=', 'places')
    .where('state', '=', 'current')
    .execute();
  const scopes = permissionGroups.map((group) => pairScopeOf(permission, group));
  return rows
    .map((row) => row.city_code)
    .filter((cityCode) => scopes.some((scope) => scopeTouches(scope, cityCode)));
}

/** Kinds of places in the releases in force, with how many there are in the cities that the reader may see. */
export async function countPlaces(
  db: Db,
  reader: Pick<SignedInUser, 'permission'>,
  kind: 'poiCategory' | 'aoiType',
): Promise<{ value: string; count: number }[]> {
  const cityCodes = await citiesOf(db, reader);
  if (cityCodes.length === 0) return [];
  if (kind === 'aoiType') {
    return db
      .selectFrom('aoi')
      .innerJoin('data_release', 'data_release.release_id', 'aoi.release_id')
      .select(['aoi_type as value', sql<number>`count(*)::int`.as('count')])
      .where('data_release.state', '=', 'current')
      .where('data_release.city_code', 'in', cityCodes)
      .groupBy('aoi_type')
      .orderBy('count', 'desc')
      .orderBy('value')
      .execute();
  }
  const category = sql<string>`split_part(category, ';', 1)`;
  return db
    .selectFrom('poi')
    .innerJoin('data_release', 'data_release.release_id', 'poi.release_id')
    .select([category.as('value'), sql<number>`count(*)::int`.as('count')])
    .where('data_release.state', '=', 'current')
    .where('data_release.city_code', 'in', cityCodes)
    .groupBy(category)
    .orderBy('count', 'desc')
    .orderBy('value')
    .execute();
}
