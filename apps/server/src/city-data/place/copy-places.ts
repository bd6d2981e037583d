import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

export type PlaceTable = 'business_district' | 'main_road' | 'aoi' | 'poi';

const columnsOf: Readonly<Record<PlaceTable, string>> = {
  business_district: 'place_id, name, district_name, lng, lat, ring, is_indicative',
  main_road: 'place_id, name, path, length_meters, road_class, is_indicative',
  aoi: 'place_id, name, aoi_type, lng, lat, ring, is_indicative',
  poi: 'place_id, name, category, brand, address, district_name, lng, lat, is_indicative',
};

/** Places that one statement touches: a million of them in one would not end before the statement's deadline. */
const placesAtOnce = 20_000;

/** Ids that divide a release's places into parts: each part lies after one and up to the next, the first after ''. */
export async function partsOf(
  transaction: DbOrTransaction,
  table: PlaceTable,
  releaseId: string,
): Promise<string[]> {
  const bounds: string[] = [];
  for (;;) {
    const after = bounds.at(-1) ?? '';
    const { rows } = await sql<{ last: string | null }>`
      select max(place_id) as last from (
        select place_id from ${sql.table(table)} where release_id = ${releaseId} and place_id > ${after}
        order by place_id limit ${placesAtOnce}
      ) as part`.execute(transaction);
    const { last } = rows[0];
    if (last === null) return bounds;
    bounds.push(last);
  }
}

/** Copies kinds of places from one release to another, unchanged. */
export async function copyPlaces(
  transaction: DbOrTransaction,
  fromReleaseId: string,
  toReleaseId: string,
  tables: readonly PlaceTable[],
): Promise<void> {
  for (const table of tables) {
    const columns = sql.raw(columnsOf[table]);
    let after = '';
    for (const last of await partsOf(transaction, table, fromReleaseId)) {
      await sql`insert into ${sql.table(table)} (release_id, ${columns})
        select ${toReleaseId}, ${columns} from ${sql.table(table)}
        where release_id = ${fromReleaseId} and place_id > ${after} and place_id <= ${last}`.execute(
        transaction,
      );
      after = last;
    }
  }
}
