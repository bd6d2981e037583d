import { createHash } from 'node:crypto';
import { certain } from '@ooh/contract/core/certain';
import { importKindNames } from '@ooh/contract/domain/data-release';
import { listBrands } from '../../reference/brand/list-brands.ts';
import { insertPlacements, type PlacementRecord } from '../competitor/insert-placements.ts';
import { removedFrom } from '../../city-data/imports/removal.ts';
import { recordKind } from '../../city-data/imports/record-kind.ts';
import { importField } from '../../city-data/imports/schema/import-field.ts';
import { readMonth } from '../../city-data/imports/schema/read-day.ts';
import type { RowCells } from '../../city-data/imports/schema/row-cells.ts';
import { tableFormats } from '../../city-data/imports/source/open-table.ts';
import {
  mediumVocabularies,
  readCatalog,
  type MediaCatalog,
} from '../../city-data/imports/kinds/media/media-catalog.ts';
import { mediumFields } from '../../city-data/imports/kinds/media/medium-fields.ts';
import { brandFields, readIndustries, type BrandIndustries } from './brand-cells.ts';
import { readDays } from './read-days.ts';

interface SeenPlacement extends Omit<PlacementRecord, 'brandId'> {
  readonly brandName: string;
  readonly industry: string;
}

interface Known {
  readonly catalog: MediaCatalog;
  readonly industries: BrandIndustries;
}

const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

function readPlacement(
  cells: RowCells,
  { catalog, industries }: Known,
  cityCode: string,
): SeenPlacement | null {
  const brandName = cells.requiredText('brand', 60);
  const written = cells.requiredText('industry', 40);
  const form = catalog.find(cells.text('medium'), cells.text('form'));
  const month = readMonth(cells.text('month')) ?? cells.refuse('month', '应为 2026-10 这样的月份');
  const units = cells.requiredNumber('units', { least: 1, most: 100_000, isWhole: true });
  const yuan = cells.requiredNumber('spendYuan', { least: 0, most: 1_000_000_000 });
  if ('reason' in form) return cells.refuse(form.field, form.reason);
  if (brandName === null || written === null || month === null || units === null || yuan === null)
    return null;
  const days = readDays(cells, ['firstSeen', 'lastSeen'], [month, lastDayOf(month)]);
  const industry = industries.agree(cells, brandName, written);
  if (days === null || industry === null) return null;
  const record = {
    brandName,
    industry,
    productName: cells.optionalText('product', 60),
    mediumId: form.mediumId,
    formId: form.formId,
    placeName: cells.optionalText('place', 120),
    month,
    firstSeen: days[0],
    lastSeen: days[1],
    units,
    spendFen: Math.round(yuan * 100),
  };
  const digest = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 20);
  return { ...record, placementId: `${cityCode}-${digest}` };
}

/** What competitors were seen to place in a city: one row each, in place of what was known of the city. */
export const placementsKind = recordKind<SeenPlacement, Known>({
  name: 'competitor-placements',
  label: importKindNames['competitor-placements'],
  hint: '每行一次竞品投放：品牌、行业、媒体、月份、数量与刊例花费，可带产品、位置与首末见日期；取代该城市原有的竞品数据',
  releaseKind: 'competitor-placements',
  formats: tableFormats,
  fields: [
    ...brandFields,
    importField('product', '产品', '产品名称 product', { example: '云帆跑鞋' }),
    ...mediumFields,
    importField('month', '月份', '投放月份 年月 month', { isRequired: true, example: '2026-10' }),
    importField('units', '数量', '面数 块数 辆数 投放数量 units quantity count', {
      isRequired: true,
      example: '12',
    }),
    importField('spendYuan', '刊例花费（元）', '花费 刊例花费 刊例金额 金额 spend amount cost', {
      isRequired: true,
      example: '120000',
    }),
    importField('firstSeen', '首见日期', '首见 开始日期 firstseen startdate', { example: '2026-10-05' }),
    importField('lastSeen', '末见日期', '末见 结束日期 lastseen enddate', { example: '2026-10-28' }),
    importField('place', '位置', '点位 地点 商圈 place location site', { example: '科技园' }),
  ],
  modesFor: () => ['replace'],
  vocabularies: (db) => mediumVocabularies(db),
  noun: '投放',
  rowLimit: 500_000,
  prepare: async (_reading, { db }) => ({
    catalog: await readCatalog(db),
    industries: await readIndustries(db),
  }),
  readRow: (cells, { cityCode }, known) => readPlacement(cells, known, cityCode),
  keyOf: ({ placementId }) => placementId,
  writerOf: (batches, { cityCode }) => ({
    store: 'postgres',
    async write(transaction, releaseId, previous) {
      let placements = 0;
      for await (const batch of batches()) {
        placements += batch.length;
        const named = batch.map(({ brandName, industry }) => ({ brandName, industry, groupName: null }));
        const ids = await listBrands(transaction, releaseId, named);
        await insertPlacements(
          transaction,
          { releaseId, cityCode, isSample: false },
          batch.map((row) => ({
            ...row,
            brandId: certain(ids.get(row.brandName), 'brand', row.brandName),
            isEstimated: false,
          })),
        );
      }
      const removal = await removedFrom(
        transaction,
        {
          table: 'competitor_placement',
          key: 'placement_id',
          name: "to_char(record.month, 'YYYY-MM') || coalesce(' ' || record.place_name, '')",
          noun: '次投放',
        },
        releaseId,
        previous?.release_id,
      );
      return { counts: { placements }, changes: { placements }, removal };
    },
  }),
});
