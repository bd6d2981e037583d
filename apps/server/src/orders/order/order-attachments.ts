import type { OrderAttachment } from '@ooh/contract/domain/media-order';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { isOrderVisible } from './order-scope.ts';

interface BriefFile extends OrderAttachment {
  readonly sha256: string;
}

/** Files of briefs among some ids, in their order. */
export async function briefFiles(
  db: DbOrTransaction,
  attachmentIds: readonly string[],
): Promise<BriefFile[]> {
  const ids = attachmentIds.filter(isRowId);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('attachment')
    .innerJoin('app_user', 'app_user.id', 'attachment.owner_id')
    .select(['attachment.id', 'attachment.file_name', 'attachment.media_type', 'attachment.byte_count'])
    .select(['attachment.sha256', 'attachment.created_at', 'app_user.nick_name'])
    .where('attachment.id', 'in', ids)
    .where('attachment.purpose', '=', 'brief')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [
      {
        attachmentId: id,
        fileName: row.file_name,
        mediaType: row.media_type,
        bytes: row.byte_count,
        uploaderName: row.nick_name,
        uploadedAt: row.created_at.toISOString(),
        sha256: row.sha256,
      },
    ];
  });
}

/**
 * Refuses a brief with files that its writer neither uploaded nor may read in an order: whoever knows an id would else
 * read the file through an order of his own.
 */
export async function assertOwnFiles(
  db: DbOrTransaction,
  user: SignedInUser,
  attachmentIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(attachmentIds)];
  if (wanted.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select attachment.id::text as id from attachment
    where attachment.id = any(${wanted.filter(isRowId)}::uuid[]) and attachment.purpose = 'brief'
      and (attachment.owner_id = ${user.userId}::uuid or exists (
        select 1 from media_order where ${isOrderVisible(user)}
          and media_order.brief->'attachmentIds' @> to_jsonb(attachment.id::text)))`.execute(db);
  if (rows.length < wanted.length)
    throw new AppError('invalid', '附件不存在，或不是您上传的；请重新上传需求附件');
}
