import type { Creative } from '@ooh/contract/domain/creative';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { FileStore } from '../../platform/storage/files/file-store.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { GrantedSubject } from './creative-subject.ts';

export interface StoredCreative {
  readonly creative_id: string;
  readonly order_id: string | null;
  readonly plan_id: string | null;
  readonly attachment_id: string;
  readonly uploaded_at: Date;
  readonly file_name: string;
  readonly media_type: string;
  readonly byte_count: number;
  readonly sha256: string;
  readonly uploader_name: string;
}

const creatives = (db: DbOrTransaction) =>
  db
    .selectFrom('campaign_creative as creative')
    .innerJoin('attachment', 'attachment.id', 'creative.attachment_id')
    .innerJoin('app_user as uploader', 'uploader.id', 'attachment.owner_id')
    .selectAll('creative')
    .select([
      'attachment.file_name',
      'attachment.media_type',
      'attachment.byte_count',
      'attachment.sha256',
      'uploader.nick_name as uploader_name',
    ]);

/** An order's own creative, or else the newest one of the plans that it was made from. */
export async function creativeOfOrder(
  db: DbOrTransaction,
  order: Pick<StoredOrder, 'order_id' | 'smart_plan_ids'>,
): Promise<StoredCreative | undefined> {
  const own = await creatives(db).where('creative.order_id', '=', order.order_id).executeTakeFirst();
  if (own !== undefined || order.smart_plan_ids.length === 0) return own;
  return creatives(db)
    .where('creative.plan_id', 'in', [...order.smart_plan_ids])
    .orderBy('creative.uploaded_at', 'desc')
    .executeTakeFirst();
}

export function creativeOf(
  db: DbOrTransaction,
  subject: GrantedSubject,
): Promise<StoredCreative | undefined> {
  if (subject.kind === 'order') return creativeOfOrder(db, subject.order);
  return creatives(db).where('creative.plan_id', '=', subject.granted.plan.plan_id).executeTakeFirst();
}

export function presentCreative(stored: StoredCreative, subject: GrantedSubject): Creative {
  return {
    creativeId: stored.creative_id,
    fileName: stored.file_name,
    mediaType: stored.media_type,
    bytes: stored.byte_count,
    uploaderName: stored.uploader_name,
    uploadedAt: stored.uploaded_at.toISOString(),
    isOfPlan: subject.kind === 'order' && stored.order_id === null,
  };
}

/** The picture itself; null without one. */
export async function creativeFile(
  files: Pick<FileStore, 'get'>,
  stored: StoredCreative | undefined,
): Promise<FileAnswer | null> {
  if (stored === undefined) return null;
  const bytes = await files.get(stored.attachment_id, stored.sha256);
  return bytes && { fileName: stored.file_name, mediaType: stored.media_type, bytes, inline: true };
}
