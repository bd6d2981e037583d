import type { Db } from '../storage/postgres/database.ts';

/** Jobs of a user that have failed since a moment. */
export async function failedJobs(db: Db, ownerId: string, since: Date) {
  return db
    .selectFrom('job')
    .select(['id', 'kind', 'message', 'updated_at as at'])
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'failed')
    .where('updated_at', '>', since)
    .orderBy('updated_at', 'desc')
    .limit(20)
    .execute();
}
