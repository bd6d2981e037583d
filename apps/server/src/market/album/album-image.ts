import { drawCreative } from './drawn-creative.ts';
import type { AlbumKind } from '@ooh/contract/domain/album';
import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { isPairGranted } from '@ooh/contract/permission/rules';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { findAlbum, findImage } from './album-store.ts';

/** The group of a permission that opens albums of a kind. */
export const albumGroups: Readonly<Record<AlbumKind, string>> = {
  media: mediaGroups.media,
  district: mediaGroups.media,
  creative: mediaGroups.analyse,
};

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** A picture of an album that the user may see: the uploaded file, or one drawn from the album's own words. */
export async function albumImage(
  { db, files }: Pick<Context, 'db' | 'files'>,
  user: SignedInUser,
  albumId: string,
  seq: number,
): Promise<FileAnswer> {
  const album = await findAlbum(db, albumId);
  const image = await findImage(db, albumId, seq);
  const isGranted =
    album !== undefined &&
    isPairGranted(user.permission, albumGroups[album.kind], album.city_code, album.medium_id);
  if (!isGranted || image === undefined) throw notFound('图片');
  const name = `${album.brand_name}-${seq}`;
  if (image.attachmentId !== null) {
    const bytes = await files.get(image.attachmentId, image.sha256!);
    if (bytes === null) throw notFound('图片');
    const mediaType = image.mediaType!;
    return { fileName: `${name}.${extensions[mediaType] ?? 'bin'}`, mediaType, bytes, inline: true };
  }
  const text = drawCreative({
    widthMillimeters: album.width_millimeters,
    heightMillimeters: album.height_millimeters,
    isLit: album.is_lit,
    brandName: album.brand_name,
    formName: album.form_name,
    technique: album.techniques[0] ?? '平面',
    seq,
  });
  return { fileName: `${name}.svg`, mediaType: 'image/svg+xml', bytes: Buffer.from(text), inline: true };
}
