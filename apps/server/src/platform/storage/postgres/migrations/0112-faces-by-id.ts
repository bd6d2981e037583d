import { sql, type Kysely } from 'kysely';

/** Orders and plans name their faces by id alone: which release they are in is only found with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index media_face_id on media_face (face_id)`.execute(db);
}
