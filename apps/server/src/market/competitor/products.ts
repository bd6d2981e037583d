import type { Db } from '../../platform/storage/postgres/database.ts';
import { knownBrand } from '../../reference/brand/brand-names.ts';

/** Products of a brand that are in force, by name; those of several imports once. */
export async function productsOfBrand(
  db: Db,
  brandId: string,
): Promise<{ productId: string; productName: string; isSample: boolean }[]> {
  await knownBrand(db, brandId);
  const rows = await db
    .selectFrom('product')
    .leftJoin('data_release', 'data_release.release_id', 'product.release_id')
    .select(['product_id', 'product.name', 'product.is_sample'])
    .where('product.brand_id', '=', brandId)
    .where((eb) => eb.or([eb('product.release_id', 'is', null), eb('data_release.state', '=', 'current')]))
    .orderBy('product.name')
    .orderBy('product.is_sample')
    .execute();
  const byName = Map.groupBy(rows, (row) => row.name);
  return [...byName.values()].map(([row]) => ({
    productId: row.product_id,
    productName: row.name,
    isSample: row.is_sample,
  }));
}
