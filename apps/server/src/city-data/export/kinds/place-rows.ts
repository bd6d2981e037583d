import { sql, type Database, type Selectable } from '../../../platform/storage/postgres/database.ts';
import type { ExportSource } from '../exported-row.ts';

type Table = 'poi' | 'aoi' | 'business_district';
const rowsAtOnce = 5000;

/** The places of a release, some thousand at once. */
export async function* placesOf<Name extends Table>(
  { db, release }: ExportSource,
  table: Name,
): AsyncGenerator<Selectable<Database[Name]>> {
  let after = '';
  for (;;) {
    const { rows } = await sql<Selectable<Database[Name]> & { readonly place_id: string }>`
      select * from ${sql.table(table)} where release_id = ${release.release_id} and place_id > ${after}
      order by place_id limit ${rowsAtOnce}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last.place_id;
  }
}

export async function placeCount({ db, release }: ExportSource, table: Table): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where release_id = ${release.release_id}`.execute(db);
  return rows[0].count;
}
