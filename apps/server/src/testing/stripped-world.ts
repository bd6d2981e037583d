import { sql, type Db, type DbOrTransaction } from '../platform/storage/postgres/database.ts';
import { busBodyMediumId } from '@ooh/contract/domain/bus-medium';
import { covers, coversCity, worldCities, worldMedia } from './data-profiles.ts';

/** Columns by which a row belongs to a city, a medium, or something that does. */
const telling = ['city_code', 'medium_id', 'release_id', 'order_id', 'item_id', 'plan_id'];

async function columnsByTable(db: Db): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.column_name = any (${telling})
    order by 1`.execute(db);
  const tables = new Map<string, Set<string>>();
  for (const { table_name: table, column_name: column } of rows)
    tables.set(table, (tables.get(table) ?? new Set()).add(column));
  return tables;
}

/** Registers that everybody reads, and tables that are cut by themselves. */
const kept = new Set([
  'medium',
  'medium_form',
  'data_release',
  'media_order',
  'media_order_item',
  'smart_plan',
]);

/** Ends the ids of releases that have been cut, so that nothing which is kept by them is taken for theirs. */
export const cutMark = /-cut-\d+/g;
let cuts = 0;

/** Releases whose rows stay whole: people have no medium, and a case is told to those who see all of it. */
const wholeKinds = ['panel', 'strategy-cases'];

/** Marks the ids of cut releases wherever they are stored. */
async function markReleases(transaction: DbOrTransaction): Promise<void> {
  cuts += 1;
  const mark = `-cut-${cuts}`;
  await sql`create temporary table cut on commit drop as
    select release_id as id from data_release where kind <> all (${wholeKinds})`.execute(transaction);
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.column_name ~ 'release_id$' and c.udt_name = 'text'`.execute(transaction);
  for (const { table_name, column_name } of rows) {
    const [table, column] = [sql.table(table_name), sql.ref(column_name)];
    await sql`update ${table} set ${column} = ${column} || ${mark} where ${column} in (select id from cut)`.execute(
      transaction,
    );
  }
}

/**
 * Deletes all that belongs to pairs of city and medium which a profile does not cover, as though it had never been. Rows of
 * orders that stay keep what their columns of documents say of the others.
 */
export async function strip(db: Db, profile: string): Promise<void> {
  const tables = await columnsByTable(db);
  const pairs = worldCities.flatMap((city) =>
    worldMedia.filter((medium) => covers(profile, city, medium)).map((medium) => ({ city, medium })),
  );
  const cities = worldCities.filter((city) => coversCity(profile, city));
  const lines = worldCities.filter((city) => covers(profile, city, busBodyMediumId));
  await db.transaction().execute(async (transaction) => {
    // Rows are deleted in any order; what hangs on them is deleted below.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`create temporary table granted (city text, medium int) on commit drop`.execute(transaction);
    for (const { city, medium } of pairs)
      await sql`insert into granted values (${city}, ${medium})`.execute(transaction);
    await sql`delete from data_release where city_code is not null and kind <> all (${wholeKinds}) and
      (city_code <> all (${cities}) or (kind = 'bus-lines' and city_code <> all (${lines})))`.execute(
      transaction,
    );
    await sql`delete from media_order_item i where not exists
      (select from granted where city = i.city_code and medium = i.medium_id)`.execute(transaction);
    // An order is about its cities and media, bought or not yet.
    await sql`delete from media_order where not exists
      (select from granted where city = any (city_codes) and medium = any (medium_ids))`.execute(transaction);
    await sql`delete from smart_plan where not city_codes && ${cities}::text[]`.execute(transaction);
    for (const [table, columns] of tables) {
      if (kept.has(table) || table.startsWith('strategy_case')) continue;
      const has = (column: string) => columns.has(column);
      const own = sql.table(table);
      const gone: ReturnType<typeof sql>[] = [];
      const city = has('city_code')
        ? sql`t.city_code`
        : has('release_id')
          ? sql`(select r.city_code from data_release r where r.release_id = t.release_id)`
          : null;
      if (city !== null && has('medium_id'))
        gone.push(sql`(${city} is not null and t.medium_id is not null and not exists
          (select from granted where city = ${city} and medium = t.medium_id))`);
      if (has('city_code')) gone.push(sql`(t.city_code is not null and t.city_code <> all (${cities}))`);
      if (has('release_id'))
        gone.push(sql`(t.release_id is not null and not exists
          (select from data_release r where r.release_id = t.release_id))`);
      if (has('order_id'))
        gone.push(sql`(t.order_id is not null and not exists
          (select from media_order o where o.order_id = t.order_id))`);
      if (has('item_id'))
        gone.push(sql`(t.item_id is not null and not exists
          (select from media_order_item i where i.item_id = t.item_id))`);
      if (has('plan_id'))
        gone.push(sql`(t.plan_id is not null and not exists
          (select from smart_plan p where p.plan_id = t.plan_id))`);
      await sql`delete from ${own} t where ${sql.join(gone, sql` or `)}`.execute(transaction);
    }
    await markReleases(transaction);
  });
}
