import { mediaGroups } from '@ooh/contract/domain/media-filter';
import type { CallOutput } from '@ooh/contract/registry';
import { pairScopeOf } from '../../access/pair-scope.ts';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { readBrands } from '../../reference/brand/brand-names.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { countAlbums, type AlbumFilter } from './album-store.ts';

type Category = CallOutput<'app-analyse-creative/getTagCategory'>[number];

/** The filter without what it asks of a category, so that the other tags of the category keep their counts. */
function without(filter: AlbumFilter, category: Category['category']): AlbumFilter {
  return { ...filter, [category]: category === 'brandId' ? undefined : [] };
}

/** Tags by which creative applications are chosen, each with how many the user may see under the other conditions. */
export async function creativeTags(
  db: Db,
  user: Pick<SignedInUser, 'permission'>,
  filter: AlbumFilter,
): Promise<Category[]> {
  const scope = pairScopeOf(user.permission, mediaGroups.analyse);
  const names = await readMediaNames(db);
  const count = (category: Category['category'], dimension: Parameters<typeof countAlbums>[4]) =>
    countAlbums(db, scope, 'creative', without(filter, category), dimension);
  const [industries, brandCounts, media, forms, techniques, cities] = await Promise.all([
    count('industries', 'industry'),
    count('brandId', 'brand'),
    count('mediumIds', 'medium'),
    count('forms', 'form'),
    count('techniques', 'technique'),
    count('cityCodes', 'city'),
  ]);
  const brandIds = brandCounts.map(({ key }) => key);
  const brands = await readBrands(db, brandIds);
  const formName = (key: string): string => {
    const [mediumId, formId] = key.split('/').map(Number);
    return names.form(mediumId, formId);
  };
  const category = (
    one: Category['category'],
    name: string,
    rows: readonly { key: string; count: number }[],
    nameOf: (key: string) => string,
  ): Category => ({ category: one, name, tags: rows.map((row) => ({ ...row, name: nameOf(row.key) })) });
  return [
    category('techniques', '技术', techniques, (key) => key),
    category('industries', '行业', industries, (key) => key),
    category('mediumIds', '媒体', media, (key) => names.medium(Number(key))),
    category('forms', '形式', forms, formName),
    category('cityCodes', '城市', cities, cityName),
    category('brandId', '品牌', brandCounts, (key) => brands.get(key)?.brandName ?? key),
  ];
}
