import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { pairScopeOf } from '../../access/pair-scope.ts';
import type { CallOutput } from '@ooh/contract/registry';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { countAlbums, albumTotals, type AlbumFilter } from './album-store.ts';

const sameName = (key: string): string => key;

/** How the creative applications that match are spread. */
export async function creativeStatistics(
  db: Db,
  user: Pick<SignedInUser, 'permission'>,
  filter: AlbumFilter,
): Promise<CallOutput<'app-analyse-creative/conditionQuery'>> {
  const scope = pairScopeOf(user.permission, mediaGroups.analyse);
  const names = await readMediaNames(db);
  const counted = async (
    dimension: 'industry' | 'medium' | 'city' | 'technique',
    nameOf: (key: string) => string,
  ) =>
    (await countAlbums(db, scope, 'creative', filter, dimension)).map((row) => ({
      ...row,
      name: nameOf(row.key),
    }));
  const months = await countAlbums(db, scope, 'creative', filter, 'month');
  const { total, isSample } = await albumTotals(db, scope, 'creative', filter);
  return {
    total,
    industries: await counted('industry', sameName),
    media: await counted('medium', (key) => names.medium(Number(key))),
    cities: await counted('city', cityName),
    techniques: await counted('technique', sameName),
    months: months
      .map(({ key, count }) => ({ month: key, count }))
      .sort((a, b) => (a.month < b.month ? -1 : 1)),
    isSample,
  };
}
