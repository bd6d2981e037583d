import { copyPlaces, partsOf } from '../../../place/copy-places.ts';
import { sql, type DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';
import type { PostgresWriter, Removal } from '../../import-kind.ts';
import type { IssueLog } from '../../issue-log.ts';
import { removalOf } from '../../removal.ts';
import type { RecordBatches } from '../../record-kind.ts';
import type { PoiRecord } from './poi-kind.ts';

/** Staged rows that one statement touches: a million in one would not end before the statement's deadline. */
const rowsAtOnce = 20_000;
const columns = sql.raw('place_id, name, category, brand, address, district_name, lng, lat');

interface Staged {
  readonly rows: number;
  /** Their 大类. */
  readonly categories: readonly string[];
  /** Ids or names of places that go. */
  readonly gone: readonly string[];
}

/** Rows of the file stand in a table of their own, numbered from 1, until it is known what they change. */
async function stage(
  transaction: DbOrTransaction,
  batches: RecordBatches<PoiRecord>,
  removals: readonly Removal[],
): Promise<Staged> {
  await sql`create temporary table staged_poi (
    seq int primary key, place_id text not null unique, name text not null, category text not null, brand text,
    address text, district_name text, lng double precision not null, lat double precision not null
  ) on commit drop`.execute(transaction);
  const categories = new Set<string>();
  let staged = 0;
  for await (const batch of batches()) {
    const rows = batch.map(({ placeId, districtName, ...record }) => {
      categories.add(record.category.split(';', 1)[0]);
      return { ...record, seq: ++staged, place_id: placeId, district_name: districtName };
    });
    await sql`insert into staged_poi (seq, ${columns}) select seq, ${columns}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (seq int, place_id text, name text,
        category text, brand text, address text, district_name text, lng double precision, lat double precision)
      on conflict do nothing`.execute(transaction);
  }
  await sql`analyze staged_poi`.execute(transaction);
  return { rows: staged, categories: [...categories], gone: removals.map(({ key }) => key) };
}

interface Release {
  readonly releaseId: string;
  /** Ids that divide its places into parts. */
  readonly parts: readonly string[];
}

async function addedOrChanged(
  transaction: DbOrTransaction,
  { rows: staged }: Staged,
  before: Release | null,
) {
  let [added, changed] = [0, 0];
  for (let from = 0; from < staged; from += rowsAtOnce) {
    const { rows } = await sql<{ added: number; changed: number }>`
      select count(*) filter (where before.place_id is null)::int as added,
        count(*) filter (where before.place_id is not null and (before.name, before.category, before.brand,
          before.address, before.district_name, before.lng, before.lat, before.is_indicative) is distinct from
          (staged.name, staged.category, staged.brand, staged.address, staged.district_name, staged.lng,
          staged.lat, false))::int as changed
      from staged_poi staged left join poi before
        on before.release_id = ${before?.releaseId ?? ''} and before.place_id = staged.place_id
      where seq > ${from} and seq <= ${from + rowsAtOnce}`.execute(transaction);
    added += rows[0].added;
    changed += rows[0].changed;
  }
  return { added, changed };
}

/** Which places in force do not stay: those that the file brings anew; generated ones of its categories; or all. */
const goes = ({ categories, gone }: Staged, isReplacing: boolean) => sql<boolean>`(${isReplacing}
  or before.place_id in (select unnest(${[...gone]}::text[]))
  or before.name in (select unnest(${[...gone]}::text[]))
  or (before.is_indicative and split_part(before.category, ';', 1) = any(${[...categories]}::text[])))`;
const isStaged = sql<boolean>`exists (select from staged_poi where staged_poi.place_id = before.place_id)`;

async function removedOf(
  transaction: DbOrTransaction,
  staged: Staged,
  before: Release | null,
  isReplacing: boolean,
): Promise<{ count: number; names: string[] }> {
  const removed = { count: 0, names: [] as string[] };
  let after = '';
  for (const last of before?.parts ?? []) {
    const { rows } = await sql<{ count: number; names: string[] | null }>`
      select count(*)::int as count, (array_agg(name order by place_id))[1:5] as names from poi before
      where release_id = ${before?.releaseId ?? ''} and place_id > ${after} and place_id <= ${last}
      and ${goes(staged, isReplacing)} and not ${isStaged}`.execute(transaction);
    removed.count += rows[0].count;
    removed.names.push(...(rows[0].names ?? []));
    after = last;
  }
  return removed;
}

/** Reports what the file removes and no place in force answers to. */
async function reportMissing(
  transaction: DbOrTransaction,
  before: Release | null,
  { removals, log }: RemovalOptions,
): Promise<void> {
  if (removals.length === 0) return;
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${removals.map(({ key }) => key)}::text[]) as wanted (key)
    where not exists (select from poi where release_id = ${before?.releaseId ?? ''} and place_id = key)
      and key not in (select name from poi where release_id = ${before?.releaseId ?? ''})`.execute(
    transaction,
  );
  const missing = new Set(rows.map(({ key }) => key));
  for (const { row, name, key } of removals)
    if (missing.has(key)) log.warn(row, '名称', '现有数据中没有此地点，无可删除', name);
}

/** Fills the new release: the staged places, and those in force that stay beside them. */
async function fill(
  transaction: DbOrTransaction,
  releaseId: string,
  staged: Staged,
  before: Release | null,
  isReplacing: boolean,
): Promise<void> {
  for (let from = 0; from < staged.rows; from += rowsAtOnce) {
    await sql`insert into poi (release_id, ${columns}, is_indicative)
      select ${releaseId}, ${columns}, false from staged_poi
      where seq > ${from} and seq <= ${from + rowsAtOnce}`.execute(transaction);
  }
  if (before === null) return;
  let after = '';
  for (const last of before.parts) {
    await sql`insert into poi (release_id, ${columns}, is_indicative)
      select ${releaseId}, ${columns}, is_indicative from poi before
      where release_id = ${before.releaseId} and place_id > ${after} and place_id <= ${last}
      and not ${goes(staged, isReplacing)} and not ${isStaged}`.execute(transaction);
    after = last;
  }
}

interface RemovalOptions {
  readonly removals: readonly Removal[];
  readonly log: IssueLog;
}

/** Adds the file's places to the city's and takes out those that it removes, or puts them in place of all. */
export function poiWriter(batches: RecordBatches<PoiRecord>, options: RemovalOptions): PostgresWriter {
  return {
    store: 'postgres',
    async write(transaction, releaseId, previous, mode) {
      const isReplacing = mode === 'replace';
      const before = previous
        ? { releaseId: previous.release_id, parts: await partsOf(transaction, 'poi', previous.release_id) }
        : null;
      const staged = await stage(transaction, batches, options.removals);
      await reportMissing(transaction, before, options);
      const { added, changed } = await addedOrChanged(transaction, staged, before);
      const removed = await removedOf(transaction, staged, before, isReplacing);
      const changes = {
        addedRows: added,
        changedRows: changed,
        removedRows: removed.count,
        unchangedRows: staged.rows - added - changed,
      };
      const removal = removalOf('个地点', removed.count, removed.names);
      if (previous && added + changed + removed.count === 0)
        return { counts: previous.counts, isUnchanged: true, changes };
      await fill(transaction, releaseId, staged, before, isReplacing);
      if (before)
        await copyPlaces(transaction, before.releaseId, releaseId, ['business_district', 'main_road', 'aoi']);
      const counted = await sql<{ pois: number }>`select count(*)::int as pois from poi
        where release_id = ${releaseId}`.execute(transaction);
      return { counts: { ...previous?.counts, pois: counted.rows[0].pois }, changes, removal };
    },
  };
}
