import { sql, type Db } from '../../platform/storage/postgres/database.ts';

/** Kinds of places in the releases in force, over all cities, with how many there are. */
export async function countPlaces(
  db: Db,
  kind: 'poiCategory' | 'aoiType',
): Promise<{ value: string; count: number }[]> {
  if (kind === 'aoiType') {
    return db
      .selectFrom('aoi')
      .innerJoin('data_release', 'data_release.release_id', 'aoi.release_id')
      .select(['aoi_type as value', sql<number>`count(*)::int`.as('count')])
      .where('data_release.state', '=', 'current')
      .groupBy('aoi_type')
      .orderBy('count', 'desc')
      .execute();
  }
  const category = sql<string>`split_part(category, ';', 1)`;
  return db
    .selectFrom('poi')
    .innerJoin('data_release', 'data_release.release_id', 'poi.release_id')
    .select([category.as('value'), sql<number>`count(*)::int`.as('count')])
    .where('data_release.state', '=', 'current')
    .groupBy(category)
    .orderBy('count', 'desc')
    .execute();
}
