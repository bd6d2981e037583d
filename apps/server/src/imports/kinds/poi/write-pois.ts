import { copyPlaces } from '../../../place/copy-places.ts';
import { sql, type DbOrTransaction } from '../../../storage/postgres/database.ts';
import type { PostgresWriter } from '../../import-kind.ts';
import type { RecordBatches } from '../../record-kind.ts';
import type { PoiRecord } from './poi-kind.ts';

/** Rows of the file stand in a table of their own until it is known what they change. */
async function stage(transaction: DbOrTransaction, batches: RecordBatches<PoiRecord>): Promise<void> {
  await sql`create temporary table staged_poi (
    place_id text primary key, name text not null, category text not null, brand text, address text,
    district_name text, lng double precision not null, lat double precision not null
  ) on commit drop`.execute(transaction);
  for await (const batch of batches()) {
    const rows = batch.map(({ placeId, districtName, ...record }) => ({
      ...record,
      place_id: placeId,
      district_name: districtName,
    }));
    await sql`insert into staged_poi
      select place_id, name, category, brand, address, district_name, lng, lat
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (place_id text, name text, category text,
        brand text, address text, district_name text, lng double precision, lat double precision)
      on conflict do nothing`.execute(transaction);
  }
  await sql`analyze staged_poi`.execute(transaction);
}

interface Changes {
  readonly added: number;
  readonly changed: number;
  /** Generated places of the file's categories, and in place of everything also all others. */
  readonly removed: number;
}

/** Places in force that do not stay beside the staged ones. */
const leaves = (isReplacing: boolean) =>
  isReplacing
    ? sql<boolean>`true`
    : sql<boolean>`(before.is_indicative and split_part(before.category, ';', 1) in
        (select distinct split_part(category, ';', 1) from staged_poi))`;

async function changesOf(
  transaction: DbOrTransaction,
  previousId: string | null,
  isReplacing: boolean,
): Promise<Changes> {
  const { rows } = await sql<Changes>`
    select
      (select count(*) from staged_poi where not exists (
        select from poi before where before.release_id = ${previousId} and before.place_id = staged_poi.place_id
      ))::int as added,
      (select count(*) from staged_poi join poi before
        on before.release_id = ${previousId} and before.place_id = staged_poi.place_id
        where (staged_poi.name, staged_poi.category, staged_poi.brand, staged_poi.address, staged_poi.district_name,
          staged_poi.lng, staged_poi.lat, false) is distinct from (before.name, before.category, before.brand,
          before.address, before.district_name, before.lng, before.lat, before.is_indicative))::int as changed,
      (select count(*) from poi before where before.release_id = ${previousId} and ${leaves(isReplacing)}
        and not exists (select from staged_poi where staged_poi.place_id = before.place_id))::int as removed
  `.execute(transaction);
  return rows[0];
}

/** Adds the file's places to the city's, or puts them in place of all its points of interest. */
export function poiWriter(batches: RecordBatches<PoiRecord>): PostgresWriter {
  return {
    store: 'postgres',
    async write(transaction, releaseId, previous, mode) {
      const previousId = previous?.release_id ?? null;
      const isReplacing = mode === 'replace';
      await stage(transaction, batches);
      const { added, changed, removed } = await changesOf(transaction, previousId, isReplacing);
      const changes = { addedRows: added, changedRows: changed, removedRows: removed };
      const isUnchanged = added + changed + removed === 0;
      if (isUnchanged) return { counts: previous?.counts ?? {}, isUnchanged, changes };
      await sql`insert into poi (release_id, place_id, name, category, brand, address, district_name, lng, lat, is_indicative)
        select ${releaseId}, place_id, name, category, brand, address, district_name, lng, lat, false
        from staged_poi`.execute(transaction);
      if (previousId === null) return { counts: { pois: added }, changes };
      await sql`insert into poi (release_id, place_id, name, category, brand, address, district_name, lng, lat, is_indicative)
        select ${releaseId}, place_id, name, category, brand, address, district_name, lng, lat, is_indicative
        from poi before where release_id = ${previousId} and not ${leaves(isReplacing)}
        and not exists (select from staged_poi where staged_poi.place_id = before.place_id)`.execute(
        transaction,
      );
      await copyPlaces(transaction, previousId, releaseId, ['business_district', 'main_road', 'aoi']);
      const { pois } = (
        await sql<{
          pois: number;
        }>`select count(*)::int as pois from poi where release_id = ${releaseId}`.execute(transaction)
      ).rows[0];
      return { counts: { ...previous!.counts, pois }, changes };
    },
  };
}
