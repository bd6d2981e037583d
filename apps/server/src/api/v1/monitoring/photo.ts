import { readPhotos } from '../../../orders/monitoring/photo-store.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const getMonitoringPhoto: Handler<'v1/monitoring/photos/{photoId}'> = async (
  context,
  input,
  { user },
) => {
  const [photo] = await readPhotos(context.db, user, { photoIds: [input.photoId] });
  const bytes = photo && (await context.files.get(photo.attachment_id, photo.sha256));
  if (!bytes) throw notFound('照片');
  return { fileName: photo.file_name, mediaType: photo.media_type, bytes, inline: true };
};
