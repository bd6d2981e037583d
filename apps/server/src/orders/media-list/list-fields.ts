import { deckNames, decks } from '@ooh/contract/domain/bus-names';
import { isBoughtByDeck } from '@ooh/contract/domain/media-order';
import { movingMedia } from '@ooh/contract/domain/moving-media';
import { importField } from '../../city-data/imports/schema/import-field.ts';
import { readDay } from '../../city-data/imports/schema/read-day.ts';
import type { RowCells } from '../../city-data/imports/schema/row-cells.ts';

const maxQuantity = 1000;

/** The columns of the template (媒体清单模板) that say what is bought; its other columns only help to choose. */
export const listFields = [
  importField('cityCode', '城市代码', '城市编码 citycode', { isRequired: true }),
  importField('mediumId', '媒体编号', '媒体代码 mediumid', { isRequired: true }),
  importField('formId', '形式编号', '形式代码 formid', { isRequired: true }),
  importField('unitId', '线路/点位面编号', '点位面编号 线路编号 面编号 unitid', { isRequired: true }),
  importField('deck', '车型', 'deck'),
  importField('quantity', '数量', 'quantity', { isRequired: true }),
  importField('startDate', '上刊日', '上刊日期 开始日 startdate', { isRequired: true }),
  importField('endDate', '下刊日', '下刊日期 结束日 enddate', { isRequired: true }),
  importField('discount', '折扣（‰）', '折扣 discount'),
  importField('isGift', '赠送（是/否）', '赠送 gift'),
];

/** What a row asks for, before it is known whether that is for sale. */
export interface ListedRow {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly unitId: string;
  readonly deck: (typeof decks)[number] | undefined;
  readonly isLine: boolean;
  readonly quantity: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly discountPermille: number | undefined;
  readonly isGift: boolean;
}

const gifts: ReadonlyMap<string, boolean> = new Map([
  ['', false],
  ['否', false],
  ['是', true],
]);

function readDays(cells: RowCells): { startDate: string; endDate: string } | null {
  const day = (field: string): string | null => {
    const read = readDay(cells.text(field));
    return read ?? cells.refuse(field, read === null ? '为空' : '应为 YYYY-MM-DD 的日期');
  };
  const [startDate, endDate] = [day('startDate'), day('endDate')];
  if (startDate === null || endDate === null) return null;
  return endDate < startDate ? cells.refuse('endDate', '早于上刊日') : { startDate, endDate };
}

/** Undefined for a medium without decks, null where the row names none of its decks. */
function readDeck(cells: RowCells, mediumId: number, isLine: boolean) {
  if (!isLine || !isBoughtByDeck({ mediumId, lineId: '' })) return undefined;
  const deck = decks.find((one) => deckNames[one] === cells.text('deck') || one === cells.text('deck'));
  return deck ?? cells.refuse('deck', `应为${decks.map((one) => deckNames[one]).join('或')}`);
}

/** Undefined where the rate card's own discount holds, null where the cell is no discount. */
function readDiscount(cells: RowCells): number | null | undefined {
  if (cells.text('discount') === '') return undefined;
  return cells.requiredNumber('discount', { least: 0, most: 1000, isWhole: true });
}

/** A row of a list; null where it cannot be read, with every reason in the log. */
export function readListedRow(cells: RowCells): ListedRow | null {
  const cityCode = cells.requiredText('cityCode', 6);
  const mediumId = cells.requiredNumber('mediumId', { least: 1, most: 10_000, isWhole: true });
  const formId = cells.requiredNumber('formId', { least: 1, most: 10_000, isWhole: true });
  const unitId = cells.requiredText('unitId', 120);
  const quantity = cells.requiredNumber('quantity', { least: 1, most: maxQuantity, isWhole: true });
  const days = readDays(cells);
  const discountPermille = readDiscount(cells);
  const isGift = gifts.get(cells.text('isGift')) ?? cells.refuse('isGift', '应为是或否');
  if (cityCode === null || mediumId === null || formId === null || unitId === null) return null;
  const isLine = movingMedia.isMoving(mediumId);
  const deck = readDeck(cells, mediumId, isLine);
  if (quantity === null || days === null || discountPermille === null || isGift === null || deck === null)
    return null;
  return { cityCode, mediumId, formId, unitId, deck, isLine, quantity, ...days, discountPermille, isGift };
}
