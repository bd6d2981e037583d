import { certain } from '@ooh/contract/core/certain';
import { listBrands } from '../../reference/brand/list-brands.ts';
import { insertPlacements, placementTables, type PlacementRecord } from '../competitor/insert-placements.ts';
import type { Removal } from '../../city-data/imports/import-kind.ts';
import { removalBy } from '../../city-data/imports/named-records.ts';
import type { RecordBatches } from '../../city-data/imports/record-kind.ts';
import { carryRows, type ReleasePair } from '../../city-data/imports/release-tables.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
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
import { brandFields, readBrandIds, readIndustries, type BrandIndustries } from './brand-cells.ts';
import { coded, codedId, codeField, codeOf } from './code-field.ts';
import { libraryKind } from './library-kind.ts';
import { libraryWriter, type LibraryRecords } from './library-writer.ts';
import { subjectOf, uncodedMark, uncodedPlacement } from './placement-subject.ts';
import { readDays } from './read-days.ts';

interface SeenPlacement extends Omit<PlacementRecord, 'brandId'> {
  readonly brandName: string;
  readonly industry: string;
}

interface Known {
  readonly catalog: MediaCatalog;
  readonly brandIds: ReadonlyMap<string, string>;
  readonly industries: BrandIndustries;
  /** What the rows before say of placements of one brand, product, form, place and month. */
  readonly seen: Map<string, string[]>;
}

/** A placement by what it is of, and by its turn among those of the same. */
function uncoded(record: Omit<SeenPlacement, 'placementId'>, seen: Known['seen'], cityCode: string): string {
  const subject = subjectOf(record);
  const said = seen.get(subject) ?? [];
  seen.set(subject, said);
  const text = JSON.stringify(record);
  const turn = said.includes(text) ? said.indexOf(text) : said.push(text) - 1;
  return uncodedPlacement(cityCode, subject, turn);
}

const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

function readPlacement(
  cells: RowCells,
  { catalog, industries, seen }: Known,
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
  const code = codeOf(cells);
  const record = {
    code,
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
  return { ...record, placementId: codedId(code, cityCode) ?? uncoded(record, seen, cityCode) };
}

/** A placement by its code; or all of a brand in a month and medium, and of the form, product and place named. */
function readGonePlacement(
  cells: RowCells,
  { catalog, brandIds }: Known,
  cityCode: string,
): Omit<Removal, 'row'> | null {
  const placementId = coded(cells, cityCode);
  if (placementId !== null) return removalBy(cells.text('code'), { placement_id: placementId });
  const brandName = cells.requiredText('brand', 60);
  const month = readMonth(cells.text('month')) ?? cells.refuse('month', '没有编号的，删除须写明月份');
  if (cells.text('medium') === '') return cells.refuse('medium', '没有编号的，删除须写明媒体');
  const form = catalog.find(cells.text('medium'), cells.text('form'));
  if ('reason' in form) return cells.refuse(form.field, form.reason);
  if (brandName === null || month === null) return null;
  const said: Record<string, string> = {
    brand_id: brandIds.get(brandName) ?? '',
    month,
    medium_id: String(form.mediumId),
  };
  if (cells.text('form') !== '') said['form_id'] = String(form.formId);
  if (cells.text('product') !== '') said['product_name'] = cells.text('product');
  if (cells.text('place') !== '') said['place_name'] = cells.text('place');
  return removalBy(`${brandName} ${month.slice(0, 7)} ${form.mediumName}`, said);
}

const records: LibraryRecords = {
  noun: '投放',
  counted: '次投放',
  tables: placementTables,
  key: 'placement_id',
  name: "to_char(own.month, 'YYYY-MM') || coalesce(' ' || own.place_name, '')",
};

/** Placements in force without a code of the same subject as one of the file: together they are those of the file. */
async function sameSubject(
  transaction: DbOrTransaction,
  { releaseId, previousId }: ReleasePair,
): Promise<string[]> {
  const { rows } = await sql<{ placement_id: string }>`select distinct before.placement_id
    from competitor_placement before join competitor_placement own on own.release_id = ${releaseId}
      and own.brand_id = before.brand_id and own.medium_id = before.medium_id and own.form_id = before.form_id
      and own.month = before.month and coalesce(own.product_name, '') = coalesce(before.product_name, '')
      and coalesce(own.place_name, '') = coalesce(before.place_name, '')
    where before.release_id = ${previousId} and before.placement_id ~ ${uncodedMark.source}
      and own.placement_id ~ ${uncodedMark.source}`.execute(transaction);
  return rows.map(({ placement_id }) => placement_id);
}

/** Brands of the placements that stay are named by the new release too. */
async function carryListings(
  transaction: DbOrTransaction,
  { releaseId, previousId }: ReleasePair,
): Promise<void> {
  await sql`insert into brand_listing (release_id, brand_id, industry, group_name)
    select ${releaseId}, brand_id, industry, group_name from brand_listing listing
    where release_id = ${previousId} and exists (select from competitor_placement own
      where own.release_id = ${releaseId} and own.brand_id = listing.brand_id)
    on conflict (release_id, brand_id) do nothing`.execute(transaction);
}

/** Writes the placements of a file and lists their brands; answers the placements' ids. */
async function writePlacements(
  transaction: DbOrTransaction,
  release: { readonly releaseId: string; readonly cityCode: string },
  batches: RecordBatches<SeenPlacement>,
): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  for await (const batch of batches()) {
    for (const { placementId } of batch) written.add(placementId);
    const named = batch.map(({ brandName, industry }) => ({ brandName, industry, groupName: null }));
    const ids = await listBrands(transaction, release.releaseId, named);
    await insertPlacements(
      transaction,
      { ...release, isSample: false },
      batch.map((row) => ({
        ...row,
        brandId: certain(ids.get(row.brandName), 'brand', row.brandName),
        isEstimated: false,
      })),
    );
  }
  return written;
}

/** What competitors were seen to place in a city: one row each, in place of what was known of the city. */
export const placementsKind = libraryKind<SeenPlacement, Known>({
  name: 'competitor-placements',
  hint: '每行一次竞品投放：品牌、行业、媒体、月份、数量与刊例花费，可带产品、位置与首末见日期；按编号（没有编号的，按品牌、产品、媒体形式、位置与月份）新增、更新或删除，文件未提到的不变',
  formats: tableFormats,
  fields: [
    codeField('投放编号 监测编号 placementid', 'JP-0001'),
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
  keyFields: ['code', 'brand'],
  vocabularies: (db) => mediumVocabularies(db),
  noun: '投放',
  rowLimit: 500_000,
  prepare: async (_reading, { db }) => ({
    catalog: await readCatalog(db),
    industries: await readIndustries(db),
    brandIds: await readBrandIds(db),
    seen: new Map(),
  }),
  readRow: (cells, { cityCode }, known) => readPlacement(cells, known, cityCode),
  keyOf: ({ placementId }) => placementId,
  readRemoval: (cells, { cityCode }, known) => readGonePlacement(cells, known, cityCode),
  writerOf: (batches, { cityCode, log }, _known, _stores, removals) =>
    libraryWriter({
      records,
      removals,
      log,
      write: (transaction, releaseId) => writePlacements(transaction, { releaseId, cityCode }, batches),
      replaced: sameSubject,
      async carry(transaction, releases, { without }) {
        await carryRows(transaction, placementTables.placements, releases, { placement_id: without });
        await carryListings(transaction, releases);
      },
    }),
});
