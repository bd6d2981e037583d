import { isPairGranted } from '@ooh/contract/permission/rules';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { albumGroups, albumReader } from './album-page.ts';
import { findAlbum, type AlbumRow } from './album-store.ts';

/** A creative application that a user may see; any other is refused as unknown. */
export async function grantedCreative(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  albumId: string,
): Promise<AlbumRow> {
  const album = await findAlbum(context.db, albumReader(context, user), albumId);
  const isGranted =
    album?.kind === 'creative' &&
    isPairGranted(user.permission, albumGroups.creative, album.city_code, album.medium_id);
  if (album === undefined || !isGranted) throw notFound('创意');
  return album;
}
