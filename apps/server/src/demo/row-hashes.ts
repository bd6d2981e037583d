import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { findCurrent } from '../city-data/release/data-release-store.ts';
import { sql, type Db } from '../platform/storage/postgres/database.ts';

/** Tables of the running service, not of its data: who signed in, which work waits, what was done and counted. */
const tablesOfService = [
  'audit_check',
  'audit_log',
  'audit_pending',
  'booking_change',
  'idempotency_key',
  'job',
  'login_failure',
  'privacy_answer',
  'privacy_family',
  'session_token',
  'import_session',
  'kysely_migration',
  'kysely_migration_lock',
];

/** Columns that say when and by which run a row was written, not what it says. */
const columnsOfWriting = [
  'release_id',
  'panel_release_id',
  'position_release_id',
  'line_release_id',
  'rate_card_release_id',
  'measure_release_ids',
  'replaces_release_id',
  'release_no',
  'job_id',
  'booking_id',
  'event_id',
  'exception_id',
  'report_id',
  'comment_id',
  'combination_id',
  'place_set_id',
  'draft_id',
  'evidence_id',
  'material_id',
  'pinned_at',
  'made_at',
  'task_id',
  'conclusion_id',
  'upload_id',
  'share_id',
  'import_id',
  'make_good_id',
  'fingerprint',
  'plan_fingerprint',
  // Secrets.
  'password_hash',
  'token_hash',
];
/** Moments of writing that the database sets itself, or the clock of a simulation. */
const tablesOfMoments = [
  'app_user',
  'organisation',
  'role',
  'attachment',
  'data_release',
  'media_booking',
  'brand',
  'strategy_draft',
];

/** How long the computation of a plan took. */
const secondsOfPlans = ['certificate_summary', 'seconds'];
/** 口径 of a combination's cities, which names the releases of a run. */
const basisOfCombinations = ['evaluation', 'cities'];

const panelTables = {
  panel_person: 'person, weight, stratum, home_cell, work_cell, labels',
  panel_station: 'person, station_id, weekly_passages',
  panel_visit: 'person, cell, hour, day_mask, minutes, outdoors',
} as const;

export interface RowHash {
  readonly table: string;
  readonly rows: number;
  /** Of all rows in any order, without what differs from run to run: release, moment of writing, random ids. */
  readonly hash: string;
}

async function tables(db: Db): Promise<{ table: string; hasRelease: boolean }[]> {
  const { rows } = await sql<{ table: string; hasRelease: boolean }>`
    select t.table_name as "table", bool_or(c.column_name = 'release_id') and t.table_name <> 'data_release'
      as "hasRelease"
    from information_schema.tables t
    join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and t.table_name <> all(${tablesOfService}::text[])
    group by t.table_name order by t.table_name`.execute(db);
  return rows;
}

/** Names for the ids that the database makes up: accounts, packs, plans, postings and releases, which other rows refer to. */
async function namesOfIds(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, 'user ' || user_name as name from app_user
    union all select id::text, 'organisation ' || name from organisation
    union all select id::text, 'role ' || name from role
    union all select pack_id::text, 'pack ' || pack_no from crowd_pack
    union all select plan_id::text, 'plan ' || plan_no from smart_plan
    union all select posting_id::text, 'make-good ' || item_id || '/' || unit_no from media_posting
      where make_good_id is not null
    union all select upload_id::text, 'upload ' || file_name from crowd_pack_upload
    union all select release_id, 'release ' || kind || city_code from data_release`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

async function hashOfTable(
  db: Db,
  cityCode: string,
  { table, hasRelease }: { table: string; hasRelease: boolean },
  names: ReadonlyMap<string, string>,
): Promise<RowHash> {
  const dropped = [
    ...columnsOfWriting,
    ...(tablesOfMoments.includes(table) ? ['created_at', 'updated_at'] : []),
  ];
  const held = hasRelease
    ? sql`left join data_release r on r.release_id = t.release_id
        where t.release_id is null or (r.city_code = ${cityCode} and r.state = 'current')`
    : table === 'data_release'
      ? sql`where t.city_code = ${cityCode} and t.state = 'current'`
      : sql``;
  const { rows } = await sql<{ text: string }>`
    select ((to_jsonb(t) - ${dropped}::text[]) #- ${secondsOfPlans}::text[]
      #- ${basisOfCombinations}::text[])::text as text from ${sql.table(table)} t ${held}`.execute(db);
  const hashes = rows.map(({ text }) =>
    createHash('sha256')
      .update(text.replace(idPattern, (id) => names.get(id) ?? id))
      .digest('hex'),
  );
  const hash = createHash('sha256').update(hashes.toSorted().join('')).digest('hex');
  return { table, rows: rows.length, hash };
}

/** What the stores hold of a city and of the trade, table by table. */
export async function rowHashes(
  { db, clickhouse }: Pick<Context, 'db' | 'clickhouse'>,
  cityCode: string,
): Promise<RowHash[]> {
  const names = await namesOfIds(db);
  const hashes: RowHash[] = [];
  for (const table of await tables(db)) hashes.push(await hashOfTable(db, cityCode, table, names));
  const panel = await findCurrent(db, 'panel', cityCode);
  for (const [table, columns] of Object.entries(panelTables)) {
    const [row] = await clickhouse.query(
      `SELECT count() AS rows, toString(sum(cityHash64(${columns}))) AS hash FROM ${table}
       WHERE release_id = {release:String}`,
      { release: panel?.release_id ?? '' },
      z.object({ rows: z.coerce.number(), hash: z.string() }),
      { profile: 'batch' },
    );
    hashes.push({ table, ...row });
  }
  return hashes;
}
