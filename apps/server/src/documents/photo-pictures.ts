import type { DocumentPhoto } from '@ooh/report/album-deck';
import { documentPhoto } from '@ooh/report/picture-size';
import type { Context } from '../context.ts';
import type { readPhotos } from '../orders/monitoring/photo-store.ts';

export type StoredPhoto = Awaited<ReturnType<typeof readPhotos>>[number];

/** Photos that one report carries; the first ones. */
const maxPhotos = 120;
const maxPhotoBytes = 60 * 1024 * 1024;

/** The photos that a report carries; without a picture where it cannot be embedded or the file would be too large. */
export async function readPictures(
  { files }: Pick<Context, 'files'>,
  photos: readonly StoredPhoto[],
): Promise<{ readonly photo: StoredPhoto; readonly picture: DocumentPhoto | null }[]> {
  let left = maxPhotoBytes;
  const found = [];
  for (const photo of photos.slice(0, maxPhotos)) {
    const bytes = left > 0 ? await files.get(photo.attachment_id, photo.sha256) : null;
    left -= bytes?.byteLength ?? 0;
    found.push({ photo, picture: bytes === null ? null : documentPhoto(bytes) });
  }
  return found;
}
