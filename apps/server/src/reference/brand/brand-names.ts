import { notFound } from '../../platform/http/app-error.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';

export interface NamedBrand {
  readonly brandId: string;
  readonly brandName: string;
  readonly industry: string;
  readonly groupName: string | null;
}

/** Brands by id. */
export async function readBrands(db: Db, brandIds: readonly string[]): Promise<Map<string, NamedBrand>> {
  if (brandIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('brand')
    .select(['brand_id as brandId', 'name as brandName', 'industry', 'group_name as groupName'])
    .where('brand_id', 'in', [...new Set(brandIds)])
    .execute();
  return new Map(rows.map((row) => [row.brandId, row]));
}

/** One brand; an unknown one is refused. */
export async function knownBrand(db: Db, brandId: string): Promise<NamedBrand> {
  const brand = (await readBrands(db, [brandId])).get(brandId);
  if (brand === undefined) throw notFound('品牌');
  return brand;
}
