import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { pairScopeOf } from '../../access/pair-scope.ts';
import type { CallOutput } from '@ooh/contract/registry';
import { readBrands } from '../../reference/brand/brand-names.ts';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { countAlbums, everyAlbum, listAlbums, type AlbumFilter } from './album-store.ts';

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
  const { rows, total } = await listAlbums(db, scope, 'creative', {
    ...filter,
    sort: 'newest',
    pageNo: 1,
    pageSize: 1,
  });
  return {
    total,
    industries: await counted('industry', sameName),
    media: await counted('medium', (key) => names.medium(Number(key))),
    cities: await counted('city', cityName),
    techniques: await counted('technique', sameName),
    months: months
      .map(({ key, count }) => ({ month: key, count }))
      .sort((a, b) => (a.month < b.month ? -1 : 1)),
    isSample: rows.some((row) => row.is_sample),
  };
}

/** Tags by which creative applications are chosen, each with how many the user may see. */
export async function creativeTags(
  db: Db,
  user: Pick<SignedInUser, 'permission'>,
): Promise<CallOutput<'app-analyse-creative/getTagCategory'>> {
  const scope = pairScopeOf(user.permission, mediaGroups.analyse);
  const names = await readMediaNames(db);
  const read = (dimension: Parameters<typeof countAlbums>[4]) =>
    countAlbums(db, scope, 'creative', everyAlbum, dimension);
  const brandCounts = await read('brand');
  const brands = await readBrands(
    db,
    brandCounts.map(({ key }) => key),
  );
  const tagged = (rows: { key: string; count: number }[], nameOf: (key: string) => string) =>
    rows.map((row) => ({ ...row, name: nameOf(row.key) }));
  return [
    { category: 'industries', name: '行业', tags: tagged(await read('industry'), sameName) },
    {
      category: 'brandId',
      name: '品牌',
      tags: tagged(brandCounts, (key) => brands.get(key)?.brandName ?? key),
    },
    {
      category: 'mediumIds',
      name: '媒体',
      tags: tagged(await read('medium'), (key) => names.medium(Number(key))),
    },
    { category: 'techniques', name: '技术', tags: tagged(await read('technique'), sameName) },
    { category: 'cityCodes', name: '城市', tags: tagged(await read('city'), cityName) },
  ];
}
