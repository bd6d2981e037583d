import { createHash } from 'node:crypto';
import { importField } from '../../city-data/imports/schema/import-field.ts';
import type { RowCells } from '../../city-data/imports/schema/row-cells.ts';

const longestCode = 60;

/** The number that the owner of a library gives a record; without it a record is known by what it is. */
export const codeField = (synonyms: string, example: string) =>
  importField('code', '编号', `code number no ${synonyms}`, { example });

/** A record's id by its code; null where the row has none. */
export function coded(cells: RowCells, cityCode: string): string | null {
  const code = cells.optionalText('code', longestCode);
  return code === null ? null : idOf(cityCode, ['code', code]);
}

/** Marks ids of records without a code from those with one. */
export const idOf = (cityCode: string, said: readonly unknown[]): string =>
  `i-${cityCode}-${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)}`;
