import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/**
 * Says that a picture, by the hash of its original, is there already: of this posting, or of another one. Of another
 * posting no name is told, for it may be another organisation's. Null for a new picture.
 */
export async function knownPicture(
  db: DbOrTransaction,
  hash: string,
  posting: { readonly posting_id: string },
): Promise<string | null> {
  // Uploads for the same posting wait for each other, so that the same picture does not pass twice at once.
  await sql`select from media_posting where posting_id = ${posting.posting_id} for update`.execute(db);
  const { rows } = await sql<{ is_own: boolean }>`
    select photo.posting_id = ${posting.posting_id} as is_own from monitoring_photo photo
    where coalesce(photo.original_sha256, photo.sha256) = ${hash}
    order by 1 desc limit 1`.execute(db);
  const [known] = rows;
  if (known === undefined) return null;
  return known.is_own
    ? '这张照片已经在该点位上传过，未重复保存'
    : '这张照片已用于其他点位，请在本点位重新拍摄';
}
