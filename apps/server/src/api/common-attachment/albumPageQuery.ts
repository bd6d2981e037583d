import { albumPage } from '../../market/album/album-page.ts';
import { presentAlbum } from '../../market/album/present-album.ts';
import type { Handler } from '../handler.ts';

export const queryAlbums: Handler<'common-attachment/albumPageQuery'> = async (context, input, { user }) => {
  const page = await albumPage(context, user, 'media', input);
  return { ...page, rows: page.rows.map((row) => presentAlbum(row)) };
};
