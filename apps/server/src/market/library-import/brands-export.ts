import type { ExportedRow, KindExport } from '../../city-data/export/exported-row.ts';

/** Brands with their products: one row a product, or a brand without any. */
export const brandsExport: KindExport = {
  geometryFields: [],
  async *rows({ db, release }): AsyncGenerator<ExportedRow> {
    const rows = await db
      .selectFrom('brand_listing as listing')
      .innerJoin('brand', 'brand.brand_id', 'listing.brand_id')
      .leftJoin('product', (join) =>
        join
          .onRef('product.release_id', '=', 'listing.release_id')
          .onRef('product.brand_id', '=', 'listing.brand_id'),
      )
      .select([
        'brand.name as brand',
        'listing.industry as industry',
        'listing.group_name as group',
        'product.name as product',
      ])
      .where('listing.release_id', '=', release.release_id)
      .orderBy('brand.name')
      .orderBy('listing.brand_id')
      .orderBy('product.name')
      .execute();
    for (const values of rows) yield { values, isIndicative: release.is_demo };
  },
};
