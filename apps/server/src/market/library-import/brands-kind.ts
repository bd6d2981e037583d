import { createHash } from 'node:crypto';
import { certain } from '@ooh/contract/core/certain';
import { importKindNames } from '@ooh/contract/domain/data-release';
import { listBrands, type NamedBrand } from '../../reference/brand/list-brands.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import { removedFrom } from '../../city-data/imports/removal.ts';
import { recordKind } from '../../city-data/imports/record-kind.ts';
import { importField } from '../../city-data/imports/schema/import-field.ts';
import { tableFormats } from '../../city-data/imports/source/open-table.ts';
import { brandFields, readIndustries, type BrandIndustries } from './brand-cells.ts';

interface BrandRow extends NamedBrand {
  readonly productName: string | null;
}

/** Brands with their industries, groups and products: one row a product, or a brand without any. */
export const brandsKind = recordKind<BrandRow, BrandIndustries>({
  name: 'brands',
  label: importKindNames.brands,
  hint: '每行一个品牌，或品牌的一个产品：品牌、行业，可带集团与产品；所有城市通用，城市只说明由谁维护',
  releaseKind: 'brands',
  formats: tableFormats,
  fields: [
    ...brandFields,
    importField('group', '集团', '所属集团 集团名称 母公司 group groupname company', { example: '云帆集团' }),
    importField('product', '产品', '产品名称 产品名 product productname', { example: '云帆跑鞋' }),
  ],
  modesFor: () => ['replace'],
  noun: '品牌与产品',
  rowLimit: 100_000,
  prepare: (_reading, { db }) => readIndustries(db),
  readRow(cells, _reading, industries) {
    const brandName = cells.requiredText('brand', 60);
    const written = cells.requiredText('industry', 40);
    if (industries === undefined || brandName === null || written === null) return null;
    const industry = industries.agree(cells, brandName, written);
    if (industry === null) return null;
    return {
      brandName,
      industry,
      groupName: cells.optionalText('group', 60),
      productName: cells.optionalText('product', 60),
    };
  },
  keyOf: ({ brandName, productName }) => `${brandName}|${productName ?? ''}`,
  writerOf: (batches) => ({
    store: 'postgres',
    async write(transaction, releaseId, previous) {
      const brands = new Set<string>();
      let products = 0;
      for await (const batch of batches()) {
        const ids = await listBrands(transaction, releaseId, batch);
        for (const { brandName } of batch) brands.add(brandName);
        const rows = batch.flatMap(({ brandName, productName }) =>
          productName === null
            ? []
            : [productRow(releaseId, certain(ids.get(brandName), 'brand', brandName), productName)],
        );
        products += rows.length;
        await insertRows(
          transaction,
          'product',
          'release_id text, product_id text, brand_id text, name text, is_sample boolean',
          rows,
        );
      }
      const counts = { brands: brands.size, products };
      const name = '(select brand.name from brand where brand.brand_id = record.brand_id)';
      const removal = await removedFrom(
        transaction,
        { table: 'brand_listing', key: 'brand_id', name, noun: '个品牌' },
        releaseId,
        previous?.release_id,
      );
      return { counts, changes: counts, removal };
    },
  }),
});

const productRow = (releaseId: string, brandId: string, name: string) => ({
  release_id: releaseId,
  product_id: `${brandId}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`,
  brand_id: brandId,
  name,
  is_sample: false,
});
