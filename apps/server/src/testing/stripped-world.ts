import { sql, type Db, type DbOrTransaction } from '../platform/storage/postgres/database.ts';
import { busBodyMediumId } from '@ooh/contract/domain/bus-medium';
import { covers, coversCity, worldCities, worldMedia } from './data-profiles.ts';

/** What a row hangs on, by its column: it goes with it. */
const owners = {
  release_id: 'data_release',
  order_id: 'media_order',
  item_id: 'media_order_item',
  plan_id: 'smart_plan',
} as const;

interface Column {
  readonly table: string;
  readonly column: string;
}

/** The columns of the database whose names match a pattern, of some types. */
async function columnsLike(
  db: DbOrTransaction,
  pattern: string,
  types: readonly string[] = ['text', 'uuid', 'int4'],
): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.column_name ~ ${pattern} and c.udt_name = any (${types}) order by 1`.execute(db);
  return rows;
}

/** Columns by which a row belongs to a city, a medium, or something that does; by table. */
async function columnsByTable(db: DbOrTransaction): Promise<Map<string, Set<string>>> {
  const found = await columnsLike(db, `^(city_code|medium_id|${Object.keys(owners).join('|')})$`);
  const tables = Map.groupBy(found, ({ table }) => table);
  return new Map([...tables].map(([table, own]) => [table, new Set(own.map(({ column }) => column))]));
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
  for (const { table, column } of await columnsLike(transaction, 'release_id$', ['text'])) {
    const [own, id] = [sql.table(table), sql.ref(column)];
    await sql`update ${own} set ${id} = ${id} || ${mark} where ${id} in (select id from cut)`.execute(
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
      for (const [column, owner] of Object.entries(owners))
        if (has(column))
          gone.push(sql`(${sql.ref(`t.${column}`)} is not null and not exists
            (select from ${sql.table(owner)} o where ${sql.ref(`o.${column}`)} = ${sql.ref(`t.${column}`)}))`);
      await sql`delete from ${own} t where ${sql.join(gone, sql` or `)}`.execute(transaction);
    }
    await markReleases(transaction);
  });
}
