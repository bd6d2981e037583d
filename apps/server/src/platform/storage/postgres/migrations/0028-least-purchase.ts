import { sql, type Kysely } from 'kysely';

/** Plans of before have neither a least purchase of a city nor a price of a line's design. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update smart_plan
    set strategy = '{"minVehiclesPerLine": 1, "minVehiclesPerCity": 0, "lineDesignFen": 0}'::jsonb || strategy
  `.execute(db);
}
