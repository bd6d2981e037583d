import type { CaseMix } from '../strategy-case/case-store.ts';
import { caseTables, insertCases, type CaseRecord } from '../strategy-case/insert-cases.ts';
import type { Removal } from '../../city-data/imports/import-kind.ts';
import { removalBy } from '../../city-data/imports/named-records.ts';
import type { RecordBatches } from '../../city-data/imports/record-kind.ts';
import { importField } from '../../city-data/imports/schema/import-field.ts';
import type { RowCells } from '../../city-data/imports/schema/row-cells.ts';
import { tableFormats } from '../../city-data/imports/source/open-table.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import {
  mediumVocabularies,
  readCatalog,
  type MediaCatalog,
} from '../../city-data/imports/kinds/media/media-catalog.ts';
import { mediumFields } from '../../city-data/imports/kinds/media/medium-fields.ts';
import { brandFields } from './brand-cells.ts';
import { coded, codedId, codeField, codeOf, idOf } from './code-field.ts';
import { libraryKind } from './library-kind.ts';
import { libraryWriter, type LibraryRecords } from './library-writer.ts';
import { readDay } from '../../city-data/imports/schema/read-day.ts';
import { readDays } from './read-days.ts';

type CaseHead = Omit<CaseRecord, 'media' | 'orderId'>;

interface CaseRow {
  readonly head: CaseHead;
  readonly mix: CaseMix;
}

interface Known {
  readonly catalog: MediaCatalog;
  /** What the rows before say of each case. */
  readonly heads: Map<string, { readonly text: string; readonly row: number }>;
}

const dayMilliseconds = 86_400_000;
const longest = 2000;

/** The id of a case without a code. */
export const uncodedCase = (cityCode: string, title: string, brandName: string, startDate: string): string =>
  idOf(cityCode, [title, brandName, startDate]);

function readHead(cells: RowCells, cityCode: string): CaseHead | null {
  const title = cells.requiredText('title', 120);
  const brandName = cells.requiredText('brand', 60);
  const industry = cells.requiredText('industry', 40);
  const goal = cells.requiredText('goal', 40);
  const days = readDays(cells, ['startDate', 'endDate']);
  if (title === null || brandName === null || industry === null || goal === null || days === null)
    return null;
  const [startDate, endDate] = days;
  const textOf = (field: string): string => cells.optionalText(field, longest) ?? '';
  const code = codeOf(cells);
  return {
    caseId: codedId(code, cityCode) ?? uncodedCase(cityCode, title, brandName, startDate),
    code,
    title,
    brandName,
    industry,
    goal,
    startDate,
    endDate,
    background: textOf('background'),
    insight: textOf('insight'),
    approach: textOf('approach'),
    lesson: textOf('lesson'),
  };
}

function readMix(cells: RowCells, catalog: MediaCatalog, head: CaseHead): CaseMix | null {
  const form = catalog.find(cells.text('medium'), cells.text('form'));
  const units = cells.requiredNumber('units', { least: 1, most: 100_000, isWhole: true });
  const rate = cells.requiredNumber('rateCardYuan', { least: 0, most: 10_000_000_000 });
  const net = cells.requiredNumber('netYuan', { least: 0, most: 10_000_000_000 });
  if ('reason' in form) return cells.refuse(form.field, form.reason);
  if (units === null || rate === null || net === null) return null;
  const whole = (Date.parse(head.endDate) - Date.parse(head.startDate)) / dayMilliseconds + 1;
  if (whole > 1100) return cells.refuse('endDate', '投放超过 1100 天');
  const days = cells.optionalNumber('days', { least: 1, most: 1100, isWhole: true }) ?? whole;
  return {
    mediumId: form.mediumId,
    formId: form.formId,
    units,
    days,
    rateCardFen: Math.round(rate * 100),
    netFen: Math.round(net * 100),
  };
}

function readCaseRow(cells: RowCells, { catalog, heads }: Known, cityCode: string): CaseRow | null {
  const head = readHead(cells, cityCode);
  const mix = head && readMix(cells, catalog, head);
  if (head === null || mix === null) return null;
  const text = JSON.stringify(head);
  const before = heads.get(head.caseId);
  if (before !== undefined && before.text !== text)
    return cells.refuse(
      'title',
      `与第 ${before.row} 行的同一案例（编号相同，或标题、品牌与开始日期相同）内容不一致`,
    );
  heads.set(head.caseId, before ?? { text, row: cells.row });
  return { head, mix };
}

/** A case by its code; or all of a title, and of the brand and first day that the row names. */
function readGoneCase(cells: RowCells, cityCode: string): Omit<Removal, 'row'> | null {
  const caseId = coded(cells, cityCode);
  if (caseId !== null) return removalBy(cells.text('code'), { case_id: caseId });
  const title = cells.requiredText('title', 120);
  if (title === null) return null;
  const said: Record<string, string> = { title };
  if (cells.text('brand') !== '') said['brand_name'] = cells.text('brand');
  if (cells.text('startDate') !== '') {
    const day = readDay(cells.text('startDate')) ?? cells.refuse('startDate', '应为 YYYY-MM-DD 的日期');
    if (day === null) return null;
    said['start_date'] = day;
  }
  return removalBy(title, said);
}

const records: LibraryRecords = {
  noun: '案例',
  counted: '个案例',
  tables: caseTables,
  key: 'case_id',
  name: 'own.title',
};

/** Writes the cases of a file, each with the media of all its rows; answers their ids. */
async function writeCases(
  transaction: DbOrTransaction,
  release: { readonly releaseId: string; readonly cityCode: string },
  batches: RecordBatches<CaseRow>,
): Promise<ReadonlySet<string>> {
  const cases = new Map<string, { head: CaseHead; media: CaseMix[] }>();
  for await (const batch of batches())
    for (const { head, mix } of batch) {
      const known = cases.get(head.caseId);
      if (known) known.media.push(mix);
      else cases.set(head.caseId, { head, media: [mix] });
    }
  const rows = [...cases.values()].map(({ head, media }) => ({ ...head, orderId: null, media }));
  await insertCases(transaction, { ...release, isSample: false }, rows);
  return new Set(cases.keys());
}

const yuan = { isRequired: true };

/** Cases of strategy: one row for each medium of a case. */
export const casesKind = libraryKind<CaseRow, Known>({
  name: 'strategy-cases',
  hint: '每行一个案例的一种媒体：标题、品牌、行业、目标、起止日期、媒体、数量、刊例与净价金额，可带背景、洞察、做法与启示；按编号（没有编号的，按标题、品牌与开始日期）新增、更新或删除，文件未提到的不变',
  formats: tableFormats,
  fields: [
    codeField('案例编号 caseid', 'AL-0001'),
    importField('title', '标题', '案例标题 案例名称 案例 title name', {
      isRequired: true,
      example: '云帆运动 · 秋季新品',
    }),
    ...brandFields,
    importField('goal', '目标', '投放目标 营销目标 goal objective', {
      isRequired: true,
      example: '新品上市',
    }),
    importField('startDate', '开始日期', '开始 上刊日期 起始日期 startdate start from', {
      isRequired: true,
      example: '2026-09-01',
    }),
    importField('endDate', '结束日期', '结束 下刊日期 截止日期 enddate end to', {
      isRequired: true,
      example: '2026-09-28',
    }),
    ...mediumFields,
    importField('units', '数量', '面数 块数 辆数 units quantity count', { isRequired: true, example: '60' }),
    importField('days', '天数', '投放天数 days', { example: '28' }),
    importField('rateCardYuan', '刊例金额（元）', '刊例总额 刊例价 ratecard rateamount', {
      ...yuan,
      example: '480000',
    }),
    importField('netYuan', '净价金额（元）', '净价 实付 成交金额 net netamount', {
      ...yuan,
      example: '312000',
    }),
    importField('background', '背景', '案例背景 background', { example: '新品需要在核心商圈建立认知' }),
    importField('insight', '洞察', '人群洞察 insight', { example: '目标人群晚高峰集中在地铁沿线' }),
    importField('approach', '做法', '策略 方案 approach strategy', { example: '站厅灯箱与候车亭组合' }),
    importField('lesson', '启示', '总结 经验 lesson learning', { example: '连续四周比分散投放更有效' }),
  ],
  keyFields: ['code', 'title'],
  vocabularies: (db) => mediumVocabularies(db),
  noun: '案例的媒体',
  rowLimit: 20_000,
  prepare: async (_reading, { db }) => ({ catalog: await readCatalog(db), heads: new Map() }),
  readRow: (cells, { cityCode }, known) => readCaseRow(cells, known, cityCode),
  keyOf: ({ head, mix }) => `${head.caseId}|${mix.mediumId}|${mix.formId}`,
  readRemoval: (cells, { cityCode }) => readGoneCase(cells, cityCode),
  writerOf: (batches, { cityCode, log }, _known, _stores, removals) =>
    libraryWriter({
      records,
      removals,
      log,
      write: (transaction, releaseId) => writeCases(transaction, { releaseId, cityCode }, batches),
    }),
});
