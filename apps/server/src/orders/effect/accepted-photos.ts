import { certain } from '@ooh/contract/core/certain';
import type { Db } from '../../platform/storage/postgres/database.ts';
import type { EffectOrderItem } from './effect-order.ts';

const most = 12;

/** Accepted photos of some items, the newest first. */
export async function acceptedPhotos(db: Db, items: readonly EffectOrderItem[]) {
  const names = new Map(items.map((item) => [item.itemId, item.unitName]));
  const rows = await db
    .selectFrom('monitoring_photo as photo')
    .innerJoin('media_posting as posting', 'posting.posting_id', 'photo.posting_id')
    .select(['photo.photo_id', 'posting.item_id', 'photo.taken_at'])
    .where('posting.item_id', 'in', [...names.keys()])
    .where('photo.verdict', '=', 'accepted')
    .orderBy('photo.uploaded_at', 'desc')
    .orderBy('photo.photo_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    photoId: row.photo_id,
    unitName: certain(names.get(row.item_id), 'item', row.item_id),
    takenAt: row.taken_at === null ? null : row.taken_at.toISOString(),
  }));
}
