import type { HeadRow } from '../source/table-text.ts';
import { isSynonym } from './guess-mapping.ts';
import type { ImportField } from './import-field.ts';

/** Fields that a row must name to be a header below a title. */
const namedFields = 2;

const isNumber = (text: string): boolean => /^[+-]?\d+(\.\d+)?$/.test(text.trim());

/**
 * The number of the row that names the columns: the one of the first rows with the most names of fields, where it has
 * two at least and more than the first row; 0 (no header) where no row names any and the first one already holds
 * several numbers; else the first row.
 */
export function findHeaderRow(fields: readonly ImportField[], rows: readonly HeadRow[]): number {
  if (rows.length === 0) return 1;
  const named = rows.map(
    ({ cells }) =>
      fields.filter((field) => cells.some((cell) => cell !== '' && isSynonym(field, cell))).length,
  );
  const most = Math.max(...named);
  if (most === 0 && rows[0].cells.filter(isNumber).length >= namedFields) return 0;
  return most >= namedFields && most > named[0] ? rows[named.indexOf(most)].row : rows[0].row;
}
