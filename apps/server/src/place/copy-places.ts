import { sql, type DbOrTransaction } from '../storage/postgres/database.ts';

export type PlaceTable = 'business_district' | 'main_road' | 'aoi' | 'poi';

const columnsOf: Readonly<Record<PlaceTable, string>> = {
  business_district: 'place_id, name, district_name, lng, lat, ring, is_indicative',
  main_road: 'place_id, name, path, length_meters, road_class, is_indicative',
  aoi: 'place_id, name, aoi_type, lng, lat, ring, is_indicative',
  poi: 'place_id, name, category, brand, address, district_name, lng, lat, is_indicative',
};

/** Takes kinds of places over from one release into another, unchanged. */
export async function copyPlaces(
  transaction: DbOrTransaction,
  fromReleaseId: string,
  toReleaseId: string,
  tables: readonly PlaceTable[],
): Promise<void> {
  for (const table of tables) {
    const columns = sql.raw(columnsOf[table]);
    await sql`insert into ${sql.table(table)} (release_id, ${columns})
      select ${toReleaseId}, ${columns} from ${sql.table(table)} where release_id = ${fromReleaseId}`.execute(
      transaction,
    );
  }
}
