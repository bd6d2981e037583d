import { sql, type Kysely } from 'kysely';

const statements = [
  // Results without the name of their plan are found by nobody; they are computed again when somebody looks.
  `delete from effect_result`,
  `alter table effect_result add column plan_fingerprint text not null`,
];

/** Stored effects named by what was planned too, which does not change with what is posted or with the day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
