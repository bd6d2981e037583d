import { createHash } from 'node:crypto';
import { certain } from '@ooh/contract/core/certain';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { sql, type Db, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isListed, type NamedBrand } from './list-brands.ts';
import { soundsOf } from '../sound/sounds-of.ts';
import { sampleBrands } from './sample-brands.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';

export interface Brand {
  readonly brandId: string;
  readonly brandName: string;
  readonly industry: string;
  readonly groupName: string | null;
  readonly isSample: boolean;
}

/** Whether a brand is visible to an organisation: it is public, or the organisation has entered it. */
const isKnownTo = (organisationId: string) =>
  sql<boolean>`(${isListed} or brand.organisation_id = ${organisationId})`;

/** Brands that an organisation knows whose name, pinyin or initials contain the keyword, by name. */
export async function searchBrands(
  db: Db,
  organisationId: string,
  search: { keyword: string; industry?: string | undefined; limit: number },
): Promise<Brand[]> {
  const keyword = search.keyword.trim().toLowerCase();
  return (
    db
      .selectFrom('brand')
      .distinctOn('name')
      .select([
        'brand_id as brandId',
        'name as brandName',
        'industry',
        'group_name as groupName',
        'is_sample as isSample',
      ])
      .where(isKnownTo(organisationId))
      .$call((query) =>
        search.industry === undefined ? query : query.where('industry', '=', search.industry),
      )
      .$if(keyword !== '', (query) =>
        query.where((brand) =>
          brand.or([
            brand('name', 'ilike', containing(keyword)),
            brand('pinyin', 'like', containing(keyword)),
            brand('initials', 'like', containing(keyword)),
          ]),
        ),
      )
      .orderBy('name')
      // A public brand takes precedence over the organisation's own brand of the same name.
      .orderBy(sql`not ${isListed}`)
      .limit(search.limit)
      .execute()
  );
}

/** Names of the brands that an organisation knows. */
export async function namedBrands(db: Db, organisationId: string) {
  return db
    .selectFrom('brand')
    .distinctOn('name')
    .select(['brand_id as id', 'name', 'industry'])
    .where(isKnownTo(organisationId))
    .orderBy('name')
    .orderBy(sql`not ${isListed}`)
    .execute();
}

/** A brand that an organisation knows; any other is refused as unknown. */
export async function brandKnownTo(
  db: Db,
  organisationId: string,
  brandId: string,
): Promise<{ brandId: string; brandName: string; industry: string }> {
  const brand = await db
    .selectFrom('brand')
    .select(['brand_id as brandId', 'name as brandName', 'industry'])
    .where('brand_id', '=', brandId)
    .where(isKnownTo(organisationId))
    .executeTakeFirst();
  if (brand === undefined) throw notFound('品牌');
  return brand;
}

/** Groups that own brands, with how many. */
export async function searchGroups(
  db: Db,
  keyword: string,
): Promise<{ groupName: string; brandCount: number }[]> {
  const rows = await db
    .selectFrom('brand')
    .select(['group_name as groupName', sql<number>`count(*)::int`.as('brandCount')])
    .where('group_name', 'is not', null)
    .where(isListed)
    .$if(keyword.trim() !== '', (query) => query.where('group_name', 'ilike', containing(keyword)))
    .groupBy('group_name')
    .orderBy('group_name')
    .execute();
  return rows.map((row) => ({
    groupName: certain(row.groupName, 'group of a brand in a group'),
    brandCount: row.brandCount,
  }));
}

/** Industries that have brands, with how many. */
export async function countIndustries(db: Db): Promise<{ industry: string; count: number }[]> {
  return db
    .selectFrom('brand')
    .select(['industry', sql<number>`count(*)::int`.as('count')])
    .where(isListed)
    .groupBy('industry')
    .orderBy('industry')
    .execute();
}

/** Whether plans and orders may name a brand: one that is listed, or that some organisation has entered for itself. */
export async function brandExists(db: DbOrTransaction, brandId: string): Promise<boolean> {
  const found = await db
    .selectFrom('brand')
    .select('brand_id')
    .where('brand_id', '=', brandId)
    .where(sql<boolean>`(${isListed} or brand.organisation_id is not null)`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Refuses a brand that plans and orders may not name. */
export async function assertBrandExists(db: DbOrTransaction, brandId: string | undefined): Promise<void> {
  if (brandId !== undefined && !(await brandExists(db, brandId)))
    throw new AppError('invalid', '品牌不存在，请重新选择');
}

/** Enters a brand for an organisation alone, unless it knows one of this name. */
export async function enterOwnBrand(
  db: DbOrTransaction,
  organisationId: string,
  { brandName, industry, groupName }: NamedBrand,
): Promise<{ brandId: string; brandName: string; isNew: boolean }> {
  const known = await db
    .selectFrom('brand')
    .select(['brand_id as brandId', 'name as brandName'])
    .where('name', '=', brandName)
    .where(isKnownTo(organisationId))
    .orderBy(sql`not ${isListed}`)
    .executeTakeFirst();
  if (known !== undefined) return { ...known, isNew: false };
  // Without the organisation's id, the brand's id cannot be derived from its name.
  const key = createHash('sha256')
    .update(JSON.stringify([organisationId, brandName]))
    .digest('hex');
  const brandId = `o-${key.slice(0, 16)}`;
  const row = { brand_id: brandId, name: brandName, industry, group_name: groupName, ...soundsOf(brandName) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('brand')
    .values({ ...row, is_sample: false, organisation_id: organisationId })
    .onConflict((conflict) => conflict.column('brand_id').doNothing())
    .executeTakeFirst();
  return { brandId, brandName, isNew: numInsertedOrUpdatedRows === 1n };
}

/** Adds the invented brands of a demonstration; those that are there stay. */
export async function seedSampleBrands(db: DbOrTransaction): Promise<void> {
  const rows = sampleBrands.flatMap(([industry, brands]) =>
    brands.map(([name, group]) => ({ industry, name, group })),
  );
  await db
    .insertInto('brand')
    .values(
      rows.map(({ industry, name, group }, index) => {
        return {
          brand_id: `b-${String(index + 1).padStart(4, '0')}`,
          name,
          industry,
          group_name: group,
          ...soundsOf(name),
          is_sample: true,
        };
      }),
    )
    .onConflict((conflict) => conflict.column('brand_id').doNothing())
    .execute();
}
