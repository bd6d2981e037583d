import { chinaDate } from '@ooh/contract/domain/china-time';
import type { AlbumKind } from '@ooh/contract/domain/album';
import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { pairScopeOf } from '../../access/pair-scope.ts';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { listAlbums, type AlbumReader, type AlbumRow } from './album-store.ts';

/** The group of a permission that opens albums of a kind. */
export const albumGroups: Readonly<Record<AlbumKind, string>> = {
  media: mediaGroups.media,
  district: mediaGroups.media,
  creative: mediaGroups.analyse,
};

export const albumReader = ({ now }: Pick<Context, 'now'>, { userId }: SignedInUser): AlbumReader => ({
  userId,
  today: chinaDate(now()),
});

/** A page of the albums of a kind that a user may see. */
export async function albumPage(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  kind: AlbumKind,
  asked: Parameters<typeof listAlbums>[4],
): Promise<{ rows: AlbumRow[]; total: number; pageNo: number; pageSize: number }> {
  const scope = pairScopeOf(user.permission, albumGroups[kind]);
  const { pageNo, pageSize } = asked;
  return {
    ...(await listAlbums(context.db, scope, albumReader(context, user), kind, asked)),
    pageNo,
    pageSize,
  };
}
