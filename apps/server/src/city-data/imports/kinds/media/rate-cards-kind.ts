import { importKindNames } from '@ooh/contract/domain/data-release';
import { insertRateCard } from '../../../inventory/insert-rate-card.ts';
import type { RateCardDiscount, RateCardPrice } from '../../../inventory/inventory-record.ts';
import type { DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';
import type { PostgresWriter } from '../../import-kind.ts';
import { recordKind, type RecordCounter } from '../../record-kind.ts';
import { importField } from '../../schema/import-field.ts';
import type { RowCells } from '../../schema/row-cells.ts';
import { tableFormats } from '../../source/open-table.ts';
import { readCatalog, type MediaCatalog } from './media-catalog.ts';
import { mediumFields } from './medium-fields.ts';
import { readLevel } from './read-level.ts';

const fields = [
  ...mediumFields,
  importField('level', '等级', '点位等级 媒体等级 级别 level grade', { example: 'A+' }),
  importField('priceYuan', '刊例价（元）', '刊例价 价格 单价 price ratecard', {
    isRequired: true,
    unless: ['discount'],
    example: '4800',
  }),
  importField('periodDays', '计价天数', '周期 天数 计价周期 perioddays days period', { example: '14' }),
  importField('leastDays', '折扣起投天数', '起投天数 满天数 leastdays mindays'),
  importField('discount', '折扣', '折扣率 discount rate 几折'),
];

const usualPeriodDays = 30;
const days = { least: 1, most: 366, isWhole: true };

type CardRow = RateCardPrice | RateCardDiscount;

interface Card {
  readonly prices: readonly RateCardPrice[];
  readonly discounts: readonly RateCardDiscount[];
}

/** 0.85, 85%, 8.5 and 八五折 as 8.5折 all are 850 ‰; null for anything else. */
export function permilleOf(text: string): number | null {
  const matched = /^(\d+(?:\.\d+)?)\s*(%|％|折)?$/.exec(text.normalize('NFKC').trim());
  if (!matched) return null;
  const value = Number(matched[1]);
  const scale = matched[2] === '%' ? 10 : matched[2] === '折' || value > 1 ? (value > 10 ? 10 : 100) : 1000;
  const permille = Math.round(value * scale);
  return permille >= 1 && permille <= 1000 ? permille : null;
}

/** One row: a price of a medium, form and level, or a discount of a medium from some days on. */
function readCardRow(cells: RowCells, catalog: MediaCatalog): CardRow | null {
  const form = catalog.find(cells.text('medium'), cells.text('form'));
  if ('reason' in form) return cells.refuse(form.field, form.reason);
  const { mediumId, formId } = form;
  if (cells.text('discount') !== '') {
    const permille =
      permilleOf(cells.text('discount')) ?? cells.refuse('discount', '应为 0.85、85% 或 8.5折 这样的折扣');
    const leastDays = cells.requiredNumber('leastDays', days);
    if (permille === null || leastDays === null) return null;
    return { mediumId, leastDays, permille, isSample: false };
  }
  const yuan = cells.requiredNumber('priceYuan', { least: 0, most: 100_000_000 });
  const level = readLevel(cells.text('level')) ?? cells.refuse('level', '应为 S、A++、A+、A、B 之一');
  if (yuan === null || level === null) return null;
  const periodDays = cells.optionalNumber('periodDays', days) ?? usualPeriodDays;
  return { mediumId, formId, level, priceFen: Math.round(yuan * 100), periodDays, isSample: false };
}

const keyOf = (row: CardRow): string =>
  'priceFen' in row ? `p|${row.mediumId}|${row.formId}|${row.level}` : `d|${row.mediumId}|${row.leastDays}`;

/** Writes a file's card, over the one in force where it merges. */
function cardWriter(read: () => AsyncIterable<readonly CardRow[]>): PostgresWriter {
  return {
    store: 'postgres',
    async write(transaction, releaseId, previous, mode) {
      const rows: CardRow[] = [];
      for await (const batch of read()) rows.push(...batch);
      const card: Card = {
        prices: rows.filter((row) => 'priceFen' in row),
        discounts: rows.filter((row) => 'permille' in row),
      };
      const before = previous
        ? await readCard(transaction, previous.release_id)
        : { prices: [], discounts: [] };
      const next = mode === 'merge' ? together(card, before) : card;
      const isUnchanged = previous !== undefined && textOf(next) === textOf(before);
      if (!isUnchanged) await insertRateCard(transaction, releaseId, next.prices, next.discounts);
      return { counts: { prices: next.prices.length, discounts: next.discounts.length }, isUnchanged };
    },
  };
}

/** A file's card over the one in force: sample prices of the media that it names go, other real ones stay. */
function together(card: Card, before: Card): Card {
  const named = new Set([...card.prices, ...card.discounts].map(({ mediumId }) => mediumId));
  const own = new Set([...card.prices, ...card.discounts].map(keyOf));
  const stays = (row: CardRow) => !own.has(keyOf(row)) && !(row.isSample && named.has(row.mediumId));
  return {
    prices: [...before.prices.filter(stays), ...card.prices],
    discounts: [...before.discounts.filter(stays), ...card.discounts],
  };
}

const textOf = ({ prices, discounts }: Card): string =>
  JSON.stringify(
    [...prices, ...discounts].map((row) => [keyOf(row), row]).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

async function readCard(transaction: DbOrTransaction, releaseId: string): Promise<Card> {
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
  return { prices, discounts };
}

function countCard(): RecordCounter<CardRow> {
  let [prices, discounts] = [0, 0];
  return {
    see(row) {
      if ('priceFen' in row) prices++;
      else discounts++;
    },
    counts: () => ({ prices, discounts }),
  };
}

/** Rate cards and discount tables: one row a price, or a discount. */
export const rateCardsKind = recordKind<CardRow, MediaCatalog>({
  name: 'rate-cards',
  label: importKindNames['rate-cards'],
  hint: '每行一个刊例价（媒体、形式、等级、价格、计价天数），或一条折扣（媒体、起投天数、折扣）',
  releaseKind: 'rate-card',
  formats: tableFormats,
  fields,
  modesFor: () => ['merge', 'replace'],
  noun: '价格或折扣',
  rowLimit: 20_000,
  prepare: (_reading, { db }) => readCatalog(db),
  readRow: (cells, _reading, catalog) => readCardRow(cells, catalog),
  keyOf,
  // Two prices for one thing are a question that only the owner of the file can answer.
  onRepeated(cells) {
    cells.refuse('medium', '同一媒体、形式与等级的价格（或同一天数的折扣）出现了两次');
    return 'refused';
  },
  counter: countCard,
  writerOf: (batches) => cardWriter(batches),
});
