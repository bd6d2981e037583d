import { pairScopeOf } from '../../access/pair-scope.ts';
import { albumGroups } from '../../market/album/album-image.ts';
import { listAlbums } from '../../market/album/album-store.ts';
import { presentAlbum } from '../../market/album/present-album.ts';
import type { Handler } from '../handler.ts';

export const queryDistrictAlbums: Handler<'common-attachment/cbdAlbumPageQuery'> = async (
  { db },
  input,
  { user },
) => {
  const scope = pairScopeOf(user.permission, albumGroups.district);
  const { rows, total } = await listAlbums(db, scope, 'district', input);
  return { rows: rows.map(presentAlbum), total, pageNo: input.pageNo, pageSize: input.pageSize };
};
