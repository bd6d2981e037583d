import type { Db, DbOrTransaction } from '../storage/postgres/database.ts';
import { isRowId } from '../storage/postgres/row-id.ts';

export interface Attachment {
  readonly attachmentId: string;
  readonly ownerId: string;
  readonly purpose: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteCount: number;
  readonly sha256: string;
}

export async function insertAttachment(db: DbOrTransaction, attachment: Attachment): Promise<void> {
  await db
    .insertInto('attachment')
    .values({
      id: attachment.attachmentId,
      owner_id: attachment.ownerId,
      purpose: attachment.purpose,
      file_name: attachment.fileName,
      media_type: attachment.mediaType,
      byte_count: attachment.byteCount,
      sha256: attachment.sha256,
    })
    .execute();
}

/** An attachment of this owner; undefined for an unknown or malformed id and for one of another owner, without distinction. */
export async function findOwnAttachment(
  db: Db,
  attachmentId: string,
  ownerId: string,
): Promise<Attachment | undefined> {
  if (!isRowId(attachmentId)) return undefined;
  return db
    .selectFrom('attachment')
    .select([
      'id as attachmentId',
      'owner_id as ownerId',
      'purpose',
      'file_name as fileName',
      'media_type as mediaType',
      'byte_count as byteCount',
      'sha256',
    ])
    .where('id', '=', attachmentId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}
