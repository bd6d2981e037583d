import { pinyin } from 'pinyin-pro';
import { sql, type Db, type DbOrTransaction } from '../storage/postgres/database.ts';
import { isListed } from './list-brands.ts';
import { sampleBrands } from './sample-brands.ts';

export interface Brand {
  readonly brandId: string;
  readonly brandName: string;
  readonly industry: string;
  readonly groupName: string | null;
  readonly isSample: boolean;
}

/** Text for a LIKE pattern in which the user's % and _ mean themselves. */
function containing(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** Brands whose name, pinyin or initials contain the keyword, by name. */
export async function searchBrands(
  db: Db,
  search: { keyword: string; industry?: string | undefined; limit: number },
): Promise<Brand[]> {
  const keyword = search.keyword.trim().toLowerCase();
  return db
    .selectFrom('brand')
    .select([
      'brand_id as brandId',
      'name as brandName',
      'industry',
      'group_name as groupName',
      'is_sample as isSample',
    ])
    .where(isListed)
    .$if(search.industry !== undefined, (query) => query.where('industry', '=', search.industry!))
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
    .limit(search.limit)
    .execute();
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
    .$if(keyword.trim() !== '', (query) => query.where('group_name', 'ilike', containing(keyword.trim())))
    .groupBy('group_name')
    .orderBy('group_name')
    .execute();
  return rows.map((row) => ({ groupName: row.groupName!, brandCount: row.brandCount }));
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

export async function brandExists(db: DbOrTransaction, brandId: string): Promise<boolean> {
  const found = await db
    .selectFrom('brand')
    .select('brand_id')
    .where('brand_id', '=', brandId)
    .where(isListed)
    .executeTakeFirst();
  return found !== undefined;
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
        const syllables = pinyin(name, { toneType: 'none', type: 'array' });
        return {
          brand_id: `b-${String(index + 1).padStart(4, '0')}`,
          name,
          industry,
          group_name: group,
          pinyin: syllables.join(''),
          initials: syllables.map((syllable) => syllable[0] ?? '').join(''),
          is_sample: true,
        };
      }),
    )
    .onConflict((conflict) => conflict.column('brand_id').doNothing())
    .execute();
}
