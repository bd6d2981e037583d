import { certain } from '@ooh/contract/core/certain';
import { copyPlaces, type PlaceTable } from '../../../place/copy-places.ts';
import { sql, type DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';
import type { PostgresWriter, Removal } from '../../import-kind.ts';
import type { IssueLog } from '../../issue-log.ts';
import { removalOf } from '../../removal.ts';
import type { RecordBatches } from '../../record-kind.ts';
import type { AreaRecord } from './area-kinds.ts';

export type AreaTable = Extract<PlaceTable, 'aoi' | 'business_district'>;

const detailOf: Readonly<Record<AreaTable, string>> = { aoi: 'aoi_type', business_district: 'district_name' };
const countOf: Readonly<Record<AreaTable, string>> = { aoi: 'aois', business_district: 'businessDistricts' };
const tables: readonly PlaceTable[] = ['business_district', 'main_road', 'aoi', 'poi'];

async function stage(transaction: DbOrTransaction, batches: RecordBatches<AreaRecord>): Promise<void> {
  await sql`create temporary table staged_area (
    place_id text primary key, name text not null, detail text, lng double precision not null,
    lat double precision not null, ring jsonb not null
  ) on commit drop`.execute(transaction);
  for await (const batch of batches()) {
    const rows = batch.map(({ placeId, ...record }) => ({ ...record, place_id: placeId }));
    await sql`insert into staged_area select place_id, name, detail, lng, lat, ring
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (place_id text, name text, detail text,
        lng double precision, lat double precision, ring jsonb)
      on conflict do nothing`.execute(transaction);
  }
}

const nounOf: Readonly<Record<AreaTable, string>> = { aoi: '个 AOI', business_district: '个商圈' };

/**
 * Adds the file's outlines to the city's, or replaces the whole table with them. Generated outlines (示意) of the
 * same name are replaced by those of a file; those that it removes by name go.
 */
export function areaWriter(
  table: AreaTable,
  batches: RecordBatches<AreaRecord>,
  { removals, log }: { readonly removals: readonly Removal[]; readonly log: IssueLog },
): PostgresWriter {
  const detail = sql.raw(detailOf[table]);
  const own = sql.table(table);
  return {
    store: 'postgres',
    async write(transaction, releaseId, previous, mode) {
      const previousId = previous?.release_id ?? null;
      await stage(transaction, batches);
      const gone = removals.map(({ key }) => key);
      const known = await sql<{ name: string }>`select name from ${own}
        where release_id = ${previousId} and name = any(${gone}::text[])`.execute(transaction);
      for (const { row, name } of removals)
        if (!known.rows.some((one) => one.name === name))
          log.warn(row, '名称', '现有数据中没有此区域，无可删除', name);
      const leaves = sql<boolean>`(${mode === 'replace'} or before.name = any(${gone}::text[]) or (before.is_indicative
        and exists (select from staged_area where staged_area.name = before.name)))`;
      const isSame = sql`staged_area.place_id = before.place_id`;
      const { rows } = await sql<{
        added: number;
        changed: number;
        removed: number;
        staged: number;
        names: string[] | null;
      }>`
        select (select count(*) from staged_area)::int as staged,
          (select (array_agg(name order by place_id))[1:5] from ${own} before
            where before.release_id = ${previousId} and ${leaves}
            and not exists (select from staged_area where ${isSame})) as names,
          (select count(*) from staged_area where not exists (
            select from ${own} before where before.release_id = ${previousId} and ${isSame}))::int as added,
          (select count(*) from staged_area join ${own} before on before.release_id = ${previousId} and ${isSame}
            where (staged_area.name, staged_area.detail, staged_area.ring, false)
              is distinct from (before.name, before.${detail}, before.ring, before.is_indicative))::int as changed,
          (select count(*) from ${own} before where before.release_id = ${previousId} and ${leaves}
            and not exists (select from staged_area where ${isSame}))::int as removed`.execute(transaction);
      const { added, changed, removed, staged, names } = rows[0];
      const changes = {
        addedRows: added,
        changedRows: changed,
        removedRows: removed,
        unchangedRows: staged - added - changed,
      };
      const removal = removalOf(nounOf[table], removed, names ?? []);
      if (added + changed + removed === 0)
        return { counts: previous?.counts ?? {}, isUnchanged: true, changes };
      await sql`insert into ${own} (release_id, place_id, name, ${detail}, lng, lat, ring, is_indicative)
        select ${releaseId}, place_id, name, detail, lng, lat, ring, false from staged_area`.execute(
        transaction,
      );
      if (previousId === null) return { counts: { [countOf[table]]: added }, changes };
      await sql`insert into ${own} (release_id, place_id, name, ${detail}, lng, lat, ring, is_indicative)
        select ${releaseId}, place_id, name, ${detail}, lng, lat, ring, is_indicative from ${own} before
        where release_id = ${previousId} and not ${leaves}
        and not exists (select from staged_area where ${isSame})`.execute(transaction);
      await copyPlaces(
        transaction,
        previousId,
        releaseId,
        tables.filter((other) => other !== table),
      );
      const counted = await sql<{ count: number }>`select count(*)::int as count from ${own}
        where release_id = ${releaseId}`.execute(transaction);
      return {
        counts: {
          ...certain(previous, 'release before the import').counts,
          [countOf[table]]: counted.rows[0].count,
        },
        changes,
        removal,
      };
    },
  };
}
