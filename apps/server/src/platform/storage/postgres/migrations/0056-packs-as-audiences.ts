import { sql, type Kysely } from 'kysely';

const statements = [
  // Grows whenever the persons of a pack change: figures of an earlier edition are not used again.
  `alter table crowd_pack add column edition int not null default 1 check (edition > 0)`,
  `create index smart_plan_audience_pack on smart_plan ((brief -> 'targetAudience' ->> 'packId'))
    where brief -> 'targetAudience' ? 'packId'`,
  `create index media_order_audience_pack on media_order ((audience ->> 'packId')) where audience ? 'packId'`,
];

/** Packs as audiences of plans and orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
