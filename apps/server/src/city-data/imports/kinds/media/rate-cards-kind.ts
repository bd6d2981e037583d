import { importKindNames } from '@ooh/contract/domain/data-release';
import { insertRateCard } from '../../../inventory/insert-rate-card.ts';
import type {
  RateCard,
  RateCardDiscount,
  RateCardFloor,
  RateCardPrice,
} from '../../../inventory/inventory-record.ts';
import type { DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';
import { compareRecords, findGone } from '../../compare-records.ts';
import type { PostgresWriter, Removal } from '../../import-kind.ts';
import type { IssueLog } from '../../issue-log.ts';
import { removalOf } from '../../removal.ts';
import { recordKind, type RecordCounter } from '../../record-kind.ts';
import { importField, operationField } from '../../schema/import-field.ts';
import type { RowCells } from '../../schema/row-cells.ts';
import { tableFormats } from '../../source/open-table.ts';
import { mediumVocabularies, readCatalog, type MediaCatalog } from './media-catalog.ts';
import { mediumFields } from './medium-fields.ts';
import { readLevel } from './read-level.ts';

const fields = [
  ...mediumFields,
  importField('level', '等级', '点位等级 媒体等级 级别 level grade', { example: 'A+' }),
  importField('priceYuan', '刊例价（元）', '刊例价 价格 单价 price ratecard', {
    isRequired: true,
    unless: ['discount', 'floor'],
    example: '4800',
  }),
  importField('periodDays', '计价天数', '周期 天数 计价周期 perioddays days period', { example: '14' }),
  importField('leastDays', '折扣起投天数', '起投天数 满天数 leastdays mindays'),
  importField('discount', '折扣', '折扣率 discount rate 几折'),
  importField('floor', '折扣底线', '底价折扣 最低折扣 底价 折扣下限 floor mindiscount'),
  operationField,
];

const usualPeriodDays = 30;
const days = { least: 1, most: 366, isWhole: true };

type CardRow = RateCardPrice | RateCardDiscount | RateCardFloor;
type Card = Required<RateCard>;

const discountHint = '应为 0.85、85% 或 8.5折 这样的折扣';

/** The rows of a file by what they say. */
const cardOf = (rows: readonly CardRow[]): Card => ({
  prices: rows.filter((row) => 'priceFen' in row),
  discounts: rows.filter((row) => 'permille' in row),
  floors: rows.filter((row) => 'floorPermille' in row),
});

const rowsOf = ({ prices, discounts, floors }: Card): CardRow[] => [...prices, ...discounts, ...floors];

const countsOf = ({ prices, discounts, floors }: Card) => ({
  prices: prices.length,
  discounts: discounts.length,
  floors: floors.length,
});

/** 0.85, 85%, 8.5 and 八五折 as 8.5折 all are 850 ‰; null for anything else. */
export function permilleOf(text: string): number | null {
  const matched = /^(\d+(?:\.\d+)?)\s*(%|％|折)?$/.exec(text.normalize('NFKC').trim());
  if (!matched) return null;
  const value = Number(matched[1]);
  const scale = matched[2] === '%' ? 10 : matched[2] === '折' || value > 1 ? (value > 10 ? 10 : 100) : 1000;
  const permille = Math.round(value * scale);
  return permille >= 1 && permille <= 1000 ? permille : null;
}

/** One row: a price of a medium, form and level, a discount of a medium from some days on, or the floor of a form. */
function readCardRow(cells: RowCells, catalog: MediaCatalog): CardRow | null {
  const form = catalog.find(cells.text('medium'), cells.text('form'));
  if ('reason' in form) return cells.refuse(form.field, form.reason);
  const { mediumId, formId } = form;
  if (cells.text('floor') !== '' && (cells.text('priceYuan') !== '' || cells.text('discount') !== ''))
    return cells.refuse('floor', '须单独成行，不与刊例价或折扣写在同一行');
  if (cells.text('discount') !== '') {
    const permille = permilleOf(cells.text('discount')) ?? cells.refuse('discount', discountHint);
    const leastDays = cells.requiredNumber('leastDays', days);
    if (permille === null || leastDays === null) return null;
    return { mediumId, leastDays, permille, isSample: false };
  }
  if (cells.text('floor') !== '') {
    const floorPermille = permilleOf(cells.text('floor')) ?? cells.refuse('floor', discountHint);
    return floorPermille === null ? null : { mediumId, formId, floorPermille, isSample: false };
  }
  const yuan = cells.requiredNumber('priceYuan', { least: 0, most: 100_000_000 });
  const level = readLevel(cells.text('level')) ?? cells.refuse('level', '应为 S、A++、A+、A、B 之一');
  if (yuan === null || level === null) return null;
  const periodDays = cells.optionalNumber('periodDays', days) ?? usualPeriodDays;
  return { mediumId, formId, level, priceFen: Math.round(yuan * 100), periodDays, isSample: false };
}

function keyOf(row: CardRow): string {
  if ('priceFen' in row) return `p|${row.mediumId}|${row.formId}|${row.level}`;
  return 'permille' in row ? `d|${row.mediumId}|${row.leastDays}` : `f|${row.mediumId}|${row.formId}`;
}

/** Writes a file's card, over the one in force unless it replaces that, without what the file removes. */
function cardWriter(
  read: () => AsyncIterable<readonly CardRow[]>,
  { catalog, removals, log }: { catalog: MediaCatalog; removals: readonly Removal[]; log: IssueLog },
): PostgresWriter {
  return {
    store: 'postgres',
    async write(transaction, releaseId, previous, mode) {
      const rows: CardRow[] = [];
      for await (const batch of read()) rows.push(...batch);
      const card = cardOf(rows);
      const before = previous ? await readCard(transaction, previous.release_id) : cardOf([]);
      const gone = findGone(rowsOf(before), removals, keyOf, log, '价格、折扣或折扣底线');
      const kept = cardOf(rowsOf(before).filter((row) => !gone.has(keyOf(row))));
      const next = mode === 'replace' ? card : together(card, kept);
      const change = compareRecords(rowsOf(next), rowsOf(before), keyOf);
      if (!change.isUnchanged || previous === undefined) await insertRateCard(transaction, releaseId, next);
      const names = change.removed.map((row) => nameOf(row, catalog));
      return {
        counts: countsOf(next),
        changes: change.counts(rows.map(keyOf)),
        removal: removalOf('个价格、折扣或底线', change.removed.length, names),
        isUnchanged: previous !== undefined && change.isUnchanged,
      };
    },
  };
}

/** A row in words: 公交候车亭 候车亭灯箱 A+. */
function nameOf(row: CardRow, { forms }: MediaCatalog): string {
  const formId = 'formId' in row ? row.formId : null;
  const form = forms.find(
    (one) => one.mediumId === row.mediumId && (formId === null || one.formId === formId),
  );
  const medium = form?.mediumName ?? String(row.mediumId);
  if ('permille' in row) return `${medium} 满 ${row.leastDays} 天折扣`;
  return `${medium} ${form?.name ?? ''} ${'priceFen' in row ? row.level : '折扣底线'}`;
}

/** The price, discount or floor that a row asks to remove. */
function readGoneCard(cells: RowCells, catalog: MediaCatalog): Omit<Removal, 'row'> | null {
  const form = catalog.find(cells.text('medium'), cells.text('form'));
  if ('reason' in form) return cells.refuse(form.field, form.reason);
  const { mediumId, formId, mediumName, name } = form;
  if (cells.text('leastDays') !== '') {
    const leastDays = cells.requiredNumber('leastDays', days);
    if (leastDays === null) return null;
    return { name: `${mediumName} 满 ${leastDays} 天折扣`, key: `d|${mediumId}|${leastDays}` };
  }
  if (cells.text('form') === '') return cells.refuse('form', '删除价格或底线须写明媒体形式');
  if (cells.text('floor') !== '') return { name: `${name} 折扣底线`, key: `f|${mediumId}|${formId}` };
  const level = readLevel(cells.text('level'));
  if (level === null) return cells.refuse('level', '删除价格须写明等级：S、A++、A+、A、B 之一');
  return { name: `${mediumName} ${name} ${level}`, key: `p|${mediumId}|${formId}|${level}` };
}

/** A file's card over the one in force: sample rows of the media that it names go, other real ones stay. */
function together(card: Card, before: Card): Card {
  const rows = rowsOf(card);
  const mediaOf = (named: readonly CardRow[]) => new Set(named.map(({ mediumId }) => mediumId));
  // A floor says nothing of prices: sample prices stay where a file brings floors alone.
  const [priced, floored] = [mediaOf([...card.prices, ...card.discounts]), mediaOf(rows)];
  const own = new Set(rows.map(keyOf));
  const isReplaced = (row: CardRow) =>
    row.isSample && ('floorPermille' in row ? floored : priced).has(row.mediumId);
  const stays = (row: CardRow) => !own.has(keyOf(row)) && !isReplaced(row);
  return cardOf([...rowsOf(before).filter(stays), ...rows]);
}

/** The card of a release. */
export async function readCard(transaction: DbOrTransaction, releaseId: string): Promise<Card> {
  const prices = await transaction
    .selectFrom('rate_card_price')
    .select([
      'medium_id as mediumId',
      'form_id as formId',
      'level',
      'price_fen as priceFen',
      'period_days as periodDays',
      'is_sample as isSample',
    ])
    .where('release_id', '=', releaseId)
    .execute();
  const discounts = await transaction
    .selectFrom('rate_card_discount')
    .select(['medium_id as mediumId', 'least_days as leastDays', 'permille', 'is_sample as isSample'])
    .where('release_id', '=', releaseId)
    .execute();
  const floors = await transaction
    .selectFrom('rate_card_floor')
    .select(['medium_id as mediumId', 'form_id as formId', 'permille as floorPermille'])
    .select('is_sample as isSample')
    .where('release_id', '=', releaseId)
    .execute();
  return { prices, discounts, floors };
}

function countCard(): RecordCounter<CardRow> {
  const counts = { prices: 0, discounts: 0, floors: 0 };
  return {
    see(row) {
      counts['priceFen' in row ? 'prices' : 'permille' in row ? 'discounts' : 'floors']++;
    },
    counts: () => ({ ...counts }),
  };
}

/** Rate cards, discount tables and floors: one row a price, a discount or a floor. */
export const rateCardsKind = recordKind<CardRow, MediaCatalog>({
  name: 'rate-cards',
  label: importKindNames['rate-cards'],
  hint: '每行一个刊例价（媒体、形式、等级、价格、计价天数），一条折扣（媒体、起投天数、折扣），或一个折扣底线（媒体、形式、折扣底线；低于它须审批）',
  releaseKind: 'rate-card',
  formats: tableFormats,
  fields,
  keyFields: ['medium'],
  modesFor: () => ['merge', 'delete', 'replace'],
  vocabularies: (db) => mediumVocabularies(db),
  noun: '价格、折扣或折扣底线',
  rowLimit: 20_000,
  prepare: (_reading, { db }) => readCatalog(db),
  readRow: (cells, _reading, catalog) => readCardRow(cells, catalog),
  readRemoval: (cells, _reading, catalog) => readGoneCard(cells, catalog),
  keyOf,
  // Two prices for one thing are a question that only the owner of the file can answer.
  onRepeated(cells) {
    cells.refuse('medium', '同一媒体、形式与等级的价格（或同一天数的折扣、同一形式的折扣底线）出现了两次');
    return 'refused';
  },
  counter: countCard,
  writerOf: (batches, { log }, catalog, _stores, removals) => cardWriter(batches, { catalog, removals, log }),
});
