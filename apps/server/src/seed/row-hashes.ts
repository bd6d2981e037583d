import { z } from 'zod';
import type { Context } from '../context.ts';
import { findCurrent } from '../data-release/data-release-store.ts';
import { sql } from '../storage/postgres/database.ts';

/** Tables whose rows belong to a release. */
const releaseTables = [
  'bus_line',
  'bus_line_direction',
  'bus_line_stop',
  'bus_line_price',
  'business_district',
  'main_road',
  'aoi',
  'poi',
  'metro_line',
  'metro_station',
  'metro_stop',
  'media_position',
  'media_face',
  'media_booking',
  'rate_card_price',
  'rate_card_discount',
] as const;

const panelTables = {
  panel_person: 'person, weight, stratum, home_cell, work_cell, labels',
  panel_station: 'person, station_id, weekly_passages',
  panel_visit: 'person, cell, hour, day_mask, minutes, outdoors',
} as const;

export interface RowHash {
  readonly table: string;
  readonly rows: number;
  /** Of all rows in any order, without what differs from run to run: release, moment, random ids. */
  readonly hash: string;
}

/** What the releases in force of a city hold, table by table. */
export async function rowHashes(
  context: Pick<Context, 'db' | 'clickhouse'>,
  cityCode: string,
): Promise<RowHash[]> {
  const hashes: RowHash[] = [];
  for (const table of releaseTables) {
    const { rows } = await sql<{ rows: number; hash: string }>`
      select count(*)::int as rows, md5(coalesce(string_agg(hash, '' order by hash), '')) as hash from (
        select md5((to_jsonb(t) - 'release_id' - 'created_at' - 'booking_id')::text) as hash
        from ${sql.table(table)} t join data_release r on r.release_id = t.release_id
        where r.city_code = ${cityCode} and r.state = 'current') hashed`.execute(context.db);
    hashes.push({ table, ...rows[0]! });
  }
  const panel = await findCurrent(context.db, 'panel', cityCode);
  for (const [table, columns] of Object.entries(panelTables)) {
    const [row] = await context.clickhouse.query(
      `SELECT count() AS rows, toString(sum(cityHash64(${columns}))) AS hash FROM ${table}
       WHERE release_id = {release:String}`,
      { release: panel?.release_id ?? '' },
      z.object({ rows: z.coerce.number(), hash: z.string() }),
      { profile: 'batch' },
    );
    hashes.push({ table, ...row! });
  }
  return hashes;
}
