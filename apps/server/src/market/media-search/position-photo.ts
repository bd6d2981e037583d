import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import { isPairGranted } from '@ooh/contract/permission/rules';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';

/** The picture that was imported for a position in force which the user may see. */
export async function positionPhoto(
  { db, files }: Pick<Context, 'db' | 'files'>,
  user: SignedInUser,
  positionId: string,
): Promise<FileAnswer> {
  const position = await db
    .selectFrom('media_position')
    .innerJoin('data_release', 'data_release.release_id', 'media_position.release_id')
    .select(['media_position.medium_id', 'media_position.details', 'data_release.city_code'])
    .where('media_position.position_id', '=', positionId)
    .where('data_release.state', '=', 'current')
    .executeTakeFirst();
  const photo = position?.details.photo ?? '';
  const isGranted =
    position !== undefined &&
    isPairGranted(user.permission, mediaInventoryGroup, position.city_code, position.medium_id);
  if (!isGranted || !isRowId(photo)) throw notFound('照片');
  const picture = await db
    .selectFrom('attachment')
    .select(['file_name', 'media_type', 'sha256'])
    .where('id', '=', photo)
    .executeTakeFirst();
  const bytes = picture ? await files.get(photo, picture.sha256) : null;
  if (!picture || bytes === null) throw notFound('照片');
  return { fileName: picture.file_name, mediaType: picture.media_type, bytes, inline: true };
}
