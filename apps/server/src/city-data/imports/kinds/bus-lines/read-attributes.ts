import { lineLevels, type LineLevel } from '@ooh/contract/domain/bus';
import { labelOf, reportedField, type ColumnMapping } from '../../schema/import-field.ts';
import { busLineFields } from './bus-line-schema.ts';
import { noAttributes, type LineAttributes } from './direction-row.ts';
import type { TableRow } from '../../source/table-text.ts';
import type { IssueLog } from '../../issue-log.ts';

type Cell = (field: string) => string;

interface NumberRule {
  readonly field: string;
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
}

const numberRules = {
  singleDeckVehicles: { field: 'singleDeckVehicles', least: 0, most: 2000, isWhole: true },
  doubleDeckVehicles: { field: 'doubleDeckVehicles', least: 0, most: 2000, isWhole: true },
  headwayMinutes: { field: 'headwayMinutes', least: 1, most: 240, isWhole: false },
  dailyRiders: { field: 'dailyRiders', least: 0, most: 1_000_000, isWhole: true },
} as const satisfies Record<string, NumberRule>;

const priceRule = (field: string): NumberRule => ({
  field,
  least: 0,
  most: 10_000_000,
  isWhole: false,
});

/** Text of a mapped field, '' where the file has no such column. */
export function cellReader(row: TableRow, mapping: ColumnMapping): Cell {
  return (field) => {
    const column = mapping[field] ?? null;
    return column === null ? '' : (row.cells.get(column) ?? '');
  };
}

/**
 * What a row says about its line beyond stops. A value that cannot be read is reported and then estimated
 * like an absent one.
 */
export function readAttributes(row: TableRow, mapping: ColumnMapping, log: IssueLog): LineAttributes {
  const cell = cellReader(row, mapping);
  const doubt = (field: string, reason: string): null => {
    log.warn(row.row, reportedField(busLineFields, mapping, field), `${reason}，按估算处理`, cell(field));
    return null;
  };
  const number = ({ field, least, most, isWhole }: NumberRule): number | null => {
    const text = cell(field).replace(/[,，\s]/g, '');
    if (text === '') return null;
    const value = Number(text);
    if (!Number.isFinite(value) || (isWhole && !Number.isInteger(value))) return doubt(field, '不是有效数字');
    return value < least || value > most ? doubt(field, `应在 ${least} 与 ${most} 之间`) : value;
  };
  const price = (field: string): number | null => {
    const yuan = number(priceRule(field));
    return yuan === null ? null : Math.round(yuan * 100);
  };
  const hour = (field: string): number | null => {
    const text = cell(field);
    if (text === '') return null;
    const matched = /^(\d{1,2})([:：]\d{1,2}([:：]\d{1,2})?)?$/.exec(text);
    const value = Number(matched?.[1]);
    return matched && value <= 27 ? value : doubt(field, '不是有效时间');
  };
  return {
    ...noAttributes,
    level: levelOf(cell('level'), () =>
      doubt('level', `${labelOf(busLineFields, 'level')}应为 ${lineLevels.join('、')} 之一`),
    ),
    operator: cell('operator').slice(0, 100) || null,
    singleDeckVehicles: number(numberRules.singleDeckVehicles),
    doubleDeckVehicles: number(numberRules.doubleDeckVehicles),
    headwayMinutes: number(numberRules.headwayMinutes),
    dailyRiders: number(numberRules.dailyRiders),
    firstHour: hour('firstHour'),
    lastHour: hour('lastHour'),
    singleDeckPriceFen: price('singleDeckPriceYuan'),
    doubleDeckPriceFen: price('doubleDeckPriceYuan'),
  };
}

function levelOf(text: string, onUnknown: () => null): LineLevel | null {
  if (text === '') return null;
  const name = text.normalize('NFKC').toUpperCase().replace(/级$/, '');
  if (name === 'S' || name === '特') return '特级';
  const level = lineLevels.find((candidate) => candidate === name || candidate === text);
  return level ?? onUnknown();
}
