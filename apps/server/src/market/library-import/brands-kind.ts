import { createHash } from 'node:crypto';
import { certain } from '@ooh/contract/core/certain';
import { brandListingTable, listBrands, type NamedBrand } from '../../reference/brand/list-brands.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import { findNamed, removalBy } from '../../city-data/imports/named-records.ts';
import { carryRows } from '../../city-data/imports/release-tables.ts';
import { importField } from '../../city-data/imports/schema/import-field.ts';
import { tableFormats } from '../../city-data/imports/source/open-table.ts';
import { brandFields, readBrandIds, readIndustries, type BrandIndustries } from './brand-cells.ts';
import { libraryKind } from './library-kind.ts';
import { libraryWriter, type LibraryRecords } from './library-writer.ts';

interface BrandRow extends NamedBrand {
  readonly productName: string | null;
}

/** A brand, or one product of it, that a row removes. */
interface GoneBrand {
  readonly brandName: string;
  readonly productName: string | null;
}

/** Brands with their industries, groups and products: one row a product, or a brand without any. */
export const brandsKind = libraryKind<BrandRow, BrandIndustries>({
  name: 'brands',
  hint: '每行一个品牌，或品牌的一个产品：品牌、行业，可带集团与产品；按品牌（与产品）的名称新增、更新或删除，文件未提到的不变；所有城市通用，城市只说明由谁维护',
  formats: tableFormats,
  fields: [
    ...brandFields,
    importField('group', '集团', '所属集团 集团名称 母公司 group groupname company', { example: '云帆集团' }),
    importField('product', '产品', '产品名称 产品名 product productname', { example: '云帆跑鞋' }),
  ],
  keyFields: ['brand'],
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
  readRemoval(cells) {
    const brandName = cells.requiredText('brand', 60);
    if (brandName === null) return null;
    const productName = cells.optionalText('product', 60);
    const gone: GoneBrand = { brandName, productName };
    return { name: [brandName, productName ?? ''].join(' ').trim(), key: JSON.stringify(gone) };
  },
  writerOf: (batches, { log }, _known, { db }, removals) => ({
    store: 'postgres',
    async write(transaction, releaseId, previous, mode) {
      const brandIds = await readBrandIds(db);
      const named = removals.map((removal) => ({ ...removal, ...(JSON.parse(removal.key) as GoneBrand) }));
      const idOfBrand = (brandName: string): string => brandIds.get(brandName) ?? '';
      const products = new Set<string>();
      const writer = libraryWriter({
        records,
        log,
        removals: named
          .filter(({ productName }) => productName === null)
          .map(({ row, name, brandName }) => ({
            row,
            ...removalBy(name, { brand_id: idOfBrand(brandName) }),
          })),
        async write() {
          const written = new Set<string>();
          for await (const batch of batches()) {
            const ids = await listBrands(transaction, releaseId, batch);
            for (const id of ids.values()) written.add(id);
            const rows = batch.flatMap(({ brandName, productName }) =>
              productName === null
                ? []
                : [productRow(releaseId, certain(ids.get(brandName), 'brand', brandName), productName)],
            );
            for (const { product_id } of rows) products.add(product_id);
            await insertRows(transaction, productTable.table, productTable.columns, rows);
          }
          return written;
        },
        async carry(_transaction, releases, { gone, without }) {
          await carryRows(transaction, brandListingTable, releases, { brand_id: without });
          await carryRows(transaction, productTable, releases, {
            brand_id: gone,
            product_id: [...products, ...(await goneProducts(releases.previousId))],
          });
        },
      });
      const goneProducts = (previousId: string): Promise<Set<string>> =>
        findNamed(
          transaction,
          { table: productTable.table, key: 'product_id', noun: '产品' },
          previousId,
          named.flatMap(({ row, name, brandName, productName }) =>
            productName === null
              ? []
              : [{ row, ...removalBy(name, { brand_id: idOfBrand(brandName), name: productName }) }],
          ),
          log,
        );
      return writer.write(transaction, releaseId, previous, mode);
    },
  }),
});

const productTable = {
  table: 'product',
  columns: 'release_id text, product_id text, brand_id text, name text, is_sample boolean',
};

const records: LibraryRecords = {
  noun: '品牌',
  counted: '个品牌',
  tables: { brands: brandListingTable, products: productTable },
  key: 'brand_id',
  name: '(select brand.name from brand where brand.brand_id = own.brand_id)',
};

const productRow = (releaseId: string, brandId: string, name: string) => ({
  release_id: releaseId,
  product_id: `${brandId}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`,
  brand_id: brandId,
  name,
  is_sample: false,
});
