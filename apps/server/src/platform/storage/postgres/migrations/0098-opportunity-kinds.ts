import { sql, type Kysely } from 'kysely';

/** Opportunities may touch a second city and make a crowd pack; their findings name the metric and each unit's city. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table opportunity
    add column to_city_code text,
    add column result_pack_id uuid references crowd_pack on delete set null`.execute(db);
  const withCity = (
    side: 'in' | 'out',
  ) => sql`coalesce((select jsonb_agg(unit || jsonb_build_object('cityCode', city_code)
    order by place) from jsonb_array_elements(finding->${side}::text) with ordinality as units (unit, place)), '[]')`;
  await sql`update opportunity set finding = finding || jsonb_build_object(
    'metric', 'reach', 'in', ${withCity('in')}, 'out', ${withCity('out')})`.execute(db);
  // What was looked through before is looked through again for the further kinds.
  await sql`delete from opportunity_scan`.execute(db);
}
