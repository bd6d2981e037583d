import { albumPage } from '../../market/album/album-page.ts';
import { presentAlbum } from '../../market/album/present-album.ts';
import { brandKnownTo } from '../../reference/brand/brand-store.ts';
import type { Handler } from '../handler.ts';

export const queryCreativeApps: Handler<'common-attachment/creativeAppPageQuery'> = async (
  context,
  { asBrandId, ...input },
  { user },
) => {
  const brand =
    asBrandId === undefined ? undefined : await brandKnownTo(context.db, user.organisationId, asBrandId);
  const page = await albumPage(context, user, 'creative', input);
  return { ...page, rows: page.rows.map((row) => presentAlbum(row, brand)) };
};
