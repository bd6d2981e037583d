import { sql, type Kysely } from 'kysely';

/** Combinations say what the contact models leave open of their reach; of those that were stored before it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update combination set evaluation = evaluation || '{"reachShareRange": null}'`.execute(db);
  await sql`
    update combination_proposal
    set result = jsonb_set(result, '{proposals}', (
      select coalesce(jsonb_agg(
        jsonb_set(proposal, '{evaluation,reachShareRange}', 'null') order by place
      ), '[]')
      from jsonb_array_elements(result -> 'proposals') with ordinality as each (proposal, place)
    ))
    where jsonb_typeof(result) = 'object'
  `.execute(db);
}
