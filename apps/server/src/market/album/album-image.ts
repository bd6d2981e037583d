import { certain } from '@ooh/contract/core/certain';
import { creativeWork } from '@ooh/media-picture/creative-work';
import { isPairGranted } from '@ooh/contract/permission/rules';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { albumGroups, albumReader } from './album-page.ts';
import { findAlbum, findImage, type AlbumRow } from './album-store.ts';
import { drawnFor } from './present-album.ts';

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

function drawnWork(album: AlbumRow): string {
  const { medium_id: mediumId, form_id: formId, brand_name: brandName, techniques } = album;
  const { hue, variant, slogan } = drawnFor({ ...album, is_drawn: true }) ?? {
    hue: 0,
    variant: 0,
    slogan: '',
  };
  return creativeWork({
    format: { mediumId, formId },
    poster: { brandName, slogan, hue, variant },
    techniques,
    theme: 'light',
  });
}

/** A picture of an album that the user may see: the uploaded file, or one drawn from the album's own words. */
export async function albumImage(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  user: SignedInUser,
  albumId: string,
  seq: number,
): Promise<FileAnswer> {
  const { db, files } = context;
  const album = await findAlbum(db, albumReader(context, user), albumId);
  const image = await findImage(db, albumId, seq);
  const isGranted =
    album !== undefined &&
    isPairGranted(user.permission, albumGroups[album.kind], album.city_code, album.medium_id);
  if (!isGranted || image === undefined) throw notFound('图片');
  const name = `${album.brand_name}-${seq}`;
  if (image.attachmentId !== null) {
    const bytes = await files.get(image.attachmentId, certain(image.sha256, 'digest of a kept picture'));
    if (bytes === null) throw notFound('图片');
    const mediaType = certain(image.mediaType, 'media type of a kept picture');
    return { fileName: `${name}.${extensions[mediaType] ?? 'bin'}`, mediaType, bytes, inline: true };
  }
  const text = drawnWork(album);
  return { fileName: `${name}.svg`, mediaType: 'image/svg+xml', bytes: Buffer.from(text), inline: true };
}
