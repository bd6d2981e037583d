import type { DataRelease } from '@ooh/contract/domain/data-release';
import type { Db } from '../../platform/storage/postgres/database.ts';

/** Names the releases of some kinds that are in force, with their edits: what is read from them stays true so long. */
export async function currentReleases(db: Db, kinds: readonly DataRelease['kind'][]): Promise<string> {
  const rows = await db
    .selectFrom('data_release')
    .select(['release_id', 'revision'])
    .where('kind', 'in', [...kinds])
    .where('state', '=', 'current')
    .orderBy('release_id')
    .execute();
  return rows.map((row) => `${row.release_id}:${row.revision}`).join('|');
}
