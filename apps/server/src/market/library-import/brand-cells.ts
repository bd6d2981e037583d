import type { Db } from '../../platform/storage/postgres/database.ts';
import { importField, type ImportField } from '../../city-data/imports/schema/import-field.ts';
import type { RowCells } from '../../city-data/imports/schema/row-cells.ts';

/** Brand and industry, as every list of the trade gives them. */
export const brandFields: readonly ImportField[] = [
  importField('brand', '品牌', '品牌名称 品牌名 brand brandname', { isRequired: true, example: '云帆运动' }),
  importField('industry', '行业', '所属行业 品类 industry category sector', {
    isRequired: true,
    example: '运动户外',
  }),
];

/** Industries of brands, so that one brand is of one industry. */
export interface BrandIndustries {
  /** The industry as it counts; null where a row before says another one. */
  agree(cells: RowCells, brandName: string, industry: string): string | null;
}

/** Knows the demonstration's brands, whose industries stay, and remembers those of the file. */
export async function readIndustries(db: Db): Promise<BrandIndustries> {
  const rows = await db
    .selectFrom('brand')
    .select(['name', 'industry'])
    .where('is_sample', '=', true)
    .execute();
  const samples = new Map(rows.map(({ name, industry }) => [name, industry]));
  const industryOf = new Map<string, { readonly industry: string; readonly row: number }>();
  return {
    agree(cells, brandName, industry) {
      const sample = samples.get(brandName);
      if (sample !== undefined) {
        if (sample !== industry) cells.remark('industry', `演示品牌的行业为「${sample}」，保留不变`);
        return sample;
      }
      const before = industryOf.get(brandName);
      if (before !== undefined && before.industry !== industry)
        return cells.refuse('industry', `与第 ${before.row} 行同一品牌的行业「${before.industry}」不一致`);
      industryOf.set(brandName, before ?? { industry, row: cells.row });
      return industry;
    },
  };
}

/** Ids of the brands that are known, by name; of several the one that imports write. */
export async function readBrandIds(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('brand')
    .select(['name', 'brand_id'])
    .orderBy('is_sample')
    .orderBy('brand_id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.name, row.brand_id]));
}
