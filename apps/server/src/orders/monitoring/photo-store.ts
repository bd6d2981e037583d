import { orderPatternGroup, type MonitoringPhoto, type PhotoDoubt } from '@ooh/contract/domain/monitoring';
import { isGrantedPair, isOwnOrder } from '../../access/granted-pairs.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type DbOrTransaction, type Selectable } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { MonitoringPhotoTable } from '../../platform/storage/postgres/tables/order-tables.ts';
import { isRepeated } from './posting-query.ts';
import { doubtsOf } from './posting-row.ts';

export interface PhotoFilter {
  readonly orderId?: string;
  readonly postingId?: string;
  readonly cityCode?: string;
  readonly verdict?: 'unchecked' | 'accepted' | 'rejected';
  readonly photoIds?: readonly string[];
}

interface PhotoRecord extends Selectable<MonitoringPhotoTable> {
  order_id: string;
  city_code: string;
  unit_name: string;
  unit_no: number;
  line_id: string | null;
  planned_from: string;
  planned_to: string;
  posted_on: string | null;
  taken_down_on: string | null;
  file_name: string;
  media_type: string;
  is_repeated: boolean;
}

/** Photos of the postings that a user may see, the newest first. */
export async function readPhotos(
  db: DbOrTransaction,
  user: SignedInUser,
  filter: PhotoFilter,
): Promise<PhotoRecord[]> {
  const { orderId, postingId, cityCode = null, verdict = null, photoIds } = filter;
  const ids = [orderId, postingId, ...(photoIds ?? [])];
  if (ids.some((id) => id !== undefined && !isRowId(id))) return [];
  const { rows } = await sql<PhotoRecord>`
    select photo.*, item.order_id, item.city_code, item.unit_name, item.line_id, posting.unit_no,
      lower(coalesce(posting.planned, item.period))::text as planned_from,
      (upper(coalesce(posting.planned, item.period)) - 1)::text as planned_to, posting.posted_on::text as posted_on,
      posting.taken_down_on::text as taken_down_on, attachment.file_name, attachment.media_type, ${isRepeated} as is_repeated
    from monitoring_photo photo
    join media_posting posting on posting.posting_id = photo.posting_id
    join media_order_item item on item.item_id = posting.item_id
    join media_order orders on orders.order_id = item.order_id
    join attachment on attachment.id = photo.attachment_id
    where ${isOwnOrder(user)} and ${isGrantedPair(user, orderPatternGroup)}
      and (${orderId ?? null}::uuid is null or item.order_id = ${orderId ?? null}::uuid)
      and (${postingId ?? null}::uuid is null or photo.posting_id = ${postingId ?? null}::uuid)
      and (${cityCode}::text is null or item.city_code = ${cityCode})
      and (${verdict}::text is null or photo.verdict = ${verdict})
      and (${photoIds === undefined} or photo.photo_id = any (${[...(photoIds ?? [])]}::uuid[]))
    order by photo.uploaded_at desc, photo.photo_id`.execute(db);
  return rows;
}

export function presentPhoto(photo: PhotoRecord): MonitoringPhoto {
  const doubts: PhotoDoubt[] = doubtsOf(
    { ...photo, taken_at: photo.taken_at === null ? null : photo.taken_at.toISOString() },
    photo,
  );
  return {
    photoId: photo.photo_id,
    postingId: photo.posting_id,
    orderId: photo.order_id,
    cityCode: photo.city_code,
    unitName: photo.unit_name,
    unitNo: photo.unit_no,
    shot: photo.shot,
    takenAt: photo.taken_at === null ? null : photo.taken_at.toISOString(),
    lng: photo.lng,
    lat: photo.lat,
    offsetMeters: photo.offset_meters,
    sha256: photo.sha256,
    isLit: photo.is_lit,
    verdict: photo.verdict,
    doubts,
    note: photo.note,
    uploadedAt: photo.uploaded_at.toISOString(),
    url: `/api/v1/monitoring/photos/${photo.photo_id}`,
  };
}
