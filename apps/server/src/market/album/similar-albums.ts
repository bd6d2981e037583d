import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { pairScopeOf } from '../../access/pair-scope.ts';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { albumReader } from './album-page.ts';
import { everyAlbum, listAlbums, type AlbumRow } from './album-store.ts';

const mostSimilar = 6;
/** More than this many of the medium or the industry are not looked through. */
const mostCompared = 500;

/** How alike two works are: the form weighs more than the technique, that more than industry, medium and city. */
export function likeness(a: AlbumRow, b: AlbumRow): number {
  const isSameMedium = a.medium_id === b.medium_id;
  return (
    8 * Number(isSameMedium && a.form_id === b.form_id) +
    6 * Number(a.techniques.some((one) => b.techniques.includes(one))) +
    4 * Number(a.industry === b.industry) +
    2 * Number(isSameMedium) +
    Number(a.city_code === b.city_code)
  );
}

/** The creative applications most like one, among the newest that a user may see. */
export async function similarAlbums(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  album: AlbumRow,
): Promise<AlbumRow[]> {
  const scope = pairScopeOf(user.permission, mediaGroups.analyse);
  const { rows } = await listAlbums(context.db, scope, albumReader(context, user), 'creative', {
    ...everyAlbum,
    onlyFavourites: false,
    sort: 'newest',
    pageNo: 1,
    pageSize: mostCompared,
  });
  return rows
    .filter((other) => other.album_id !== album.album_id && likeness(album, other) >= 6)
    .sort((a, b) => likeness(album, b) - likeness(album, a))
    .slice(0, mostSimilar);
}
