import { sql, type Kysely } from 'kysely';

/** Data that the reach of the chosen faces was measured with: those of the computation until faces are chosen anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table area_plan_city add column measure_release_ids text[] not null default '{}'`)
    .execute(db);
  await sql
    .raw(
      `update area_plan_city set measure_release_ids =
        array_remove(array[panel_release_id, position_release_id], null) where measure is not null`,
    )
    .execute(db);
}
