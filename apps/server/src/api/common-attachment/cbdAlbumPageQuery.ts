import { albumPage } from '../../market/album/album-page.ts';
import { presentAlbum } from '../../market/album/present-album.ts';
import type { Handler } from '../handler.ts';

export const queryDistrictAlbums: Handler<'common-attachment/cbdAlbumPageQuery'> = async (
  context,
  input,
  { user },
) => {
  const page = await albumPage(context, user, 'district', input);
  return { ...page, rows: page.rows.map((row) => presentAlbum(row)) };
};
