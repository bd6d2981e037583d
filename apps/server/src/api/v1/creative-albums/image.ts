import { albumImage } from '../../../market/album/album-image.ts';
import type { Handler } from '../../handler.ts';

export const getAlbumImage: Handler<'v1/creative-albums/{albumId}/images/{seq}'> = (
  context,
  { albumId, seq },
  { user },
) => albumImage(context, user, albumId, seq);
