import { sql, type Kysely } from 'kysely';

/**
 * Plans of before have neither a least purchase of a city nor a price of a line's design. The production of an order's
 * item includes the design that it pays for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update smart_plan
    set strategy = '{"minVehiclesPerLine": 1, "minVehiclesPerCity": 0, "lineDesignFen": 0}'::jsonb || strategy
  `.execute(db);
  await sql`
    alter table media_order_item add column design_fen bigint not null default 0
      check (design_fen between 0 and production_fen)
  `.execute(db);
}
