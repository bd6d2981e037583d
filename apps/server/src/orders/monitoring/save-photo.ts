import { createHash } from 'node:crypto';
import { readPhotoData, type PhotoData } from '@ooh/media-picture/photo-data';
import { distanceToPolyline } from '@ooh/geo/polyline-distance';
import { distanceMeters } from '@ooh/geo/distance';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { MonitoringPhoto } from '@ooh/contract/domain/monitoring';
import { proofProblem } from '@ooh/contract/domain/photo-proof';
import type { ParsedInput } from '@ooh/contract/registry';
import type { UploadedFile } from '../../platform/attachment/uploaded-file.ts';
import { isImage, mediaTypeOf } from '../../platform/attachment/media-type.ts';
import { saveAttachment } from '../../platform/attachment/save-attachment.ts';
import type { Context } from '../../context.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { stableId } from '../../platform/storage/stable-id.ts';
import { knownPicture } from './known-picture.ts';
import { presentPhoto, readPhotos } from './photo-store.ts';
import { readPostings, type PostingRecord } from './posting-query.ts';

/** Metres from a place to the booked face, or to the route of the booked line; null where neither is known. */
async function offsetOf(db: Db, posting: PostingRecord, place: Wgs84Point): Promise<number | null> {
  if (posting.lng !== null && posting.lat !== null)
    return distanceMeters(place, wgs84(posting.lng, posting.lat));
  if (posting.line_id === null) return null;
  const ways = await db
    .selectFrom('bus_line_direction as way')
    .innerJoin('data_release as release', 'release.release_id', 'way.release_id')
    .select('way.shape')
    .where('release.state', '=', 'current')
    .where('release.city_code', '=', posting.city_code)
    .where('way.line_id', '=', posting.line_id)
    .execute();
  const distances = ways.map(({ shape }) =>
    distanceToPolyline(
      place,
      shape.map(([lng, lat]) => wgs84(lng, lat)),
    ),
  );
  return distances.length === 0 ? null : Math.min(...distances);
}

/** Refuses a photo that does not prove its posting, or that is there already. */
async function refuseUnproved(
  { db, now }: Pick<Context, 'db' | 'now'>,
  posting: PostingRecord,
  { takenAt, lng }: PhotoData,
  hash: string,
): Promise<void> {
  const hasPlace = lng !== null;
  const today = chinaDate(now());
  const postedOn = posting.posted_on ?? posting.planned_from;
  const problem =
    proofProblem({ takenAt, hasPlace, postedOn, today }) ?? (await knownPicture(db, hash, posting));
  if (problem !== null) throw new AppError('refused', problem);
}

/** Stores a photo of a posting with time and place from its metadata. One with a known key is returned as it is. */
export async function savePhoto(
  context: Pick<Context, 'db' | 'files' | 'audit' | 'now'>,
  user: SignedInUser,
  input: ParsedInput<'v1/monitoring/photos'>,
  file: UploadedFile,
  request: { readonly address: string; readonly requestId: string },
): Promise<MonitoringPhoto> {
  const [posting] = await readPostings(
    context.db,
    user,
    { postingId: input.postingId },
    { limit: 1, offset: 0 },
  );
  if (posting === undefined) throw notFound('点位');
  const own = input.itemKey === undefined ? null : stableId('photo-of-item', user.userId, input.itemKey);
  if (own !== null) {
    const [stored] = await readPhotos(context.db, user, { photoIds: [own] });
    if (stored !== undefined) return presentPhoto(stored);
  }
  if (posting.state === 'pending' || posting.state === 'missing')
    throw new AppError('refused', '该点位尚未上刊，请先登记上刊再上传照片');
  const mediaType = mediaTypeOf(file.fileName, file.bytes);
  if (mediaType === null || !isImage(mediaType))
    throw new AppError('refused', '监播照片须为 JPEG、PNG 或 WebP 图片');
  const data = readPhotoData(file.bytes);
  const { takenAt, lng, lat } = data;
  const original = input.originalSha256 ?? createHash('sha256').update(file.bytes).digest('hex');
  if (input.isProof === true) await refuseUnproved(context, posting, data, original);
  const place = lng !== null && lat !== null ? wgs84(lng, lat) : null;
  const offset = place && (await offsetOf(context.db, posting, place));
  const attachment = await saveAttachment(context, user, { purpose: 'monitoring', ...file }, request);
  const { photo_id: photoId } = await context.db
    .insertInto('monitoring_photo')
    .values({
      ...(own === null ? {} : { photo_id: own }),
      posting_id: posting.posting_id,
      attachment_id: attachment.attachmentId,
      shot: input.shot,
      taken_at: takenAt,
      lng: place?.lng ?? null,
      lat: place?.lat ?? null,
      offset_meters: offset,
      sha256: attachment.sha256,
      original_sha256: original === attachment.sha256 ? null : original,
      is_lit: input.isLit ?? null,
      verdict: 'unchecked',
      note: input.note ?? null,
      uploaded_at: context.now(),
    })
    .returning('photo_id')
    .executeTakeFirstOrThrow();
  const [photo] = await readPhotos(context.db, user, { photoIds: [photoId] });
  return presentPhoto(photo);
}
