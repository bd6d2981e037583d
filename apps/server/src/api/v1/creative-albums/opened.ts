import { chinaDate } from '@ooh/contract/domain/china-time';
import { grantedCreative } from '../../../market/album/granted-album.ts';
import type { Handler } from '../../handler.ts';

export const recordAlbumOpened: Handler<'v1/creative-albums/opened'> = async (
  context,
  { albumId },
  { user },
) => {
  await grantedCreative(context, user, albumId);
  await context.db
    .insertInto('creative_album_open')
    .values({ album_id: albumId, user_id: user.userId, opened_on: chinaDate(context.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
};
