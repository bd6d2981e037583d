import { createHash } from 'node:crypto';
import { importField } from '../../city-data/imports/schema/import-field.ts';
import type { RowCells } from '../../city-data/imports/schema/row-cells.ts';

const longestCode = 60;

/** The number that the owner of a library gives a record; without it a record is known by what it is. */
export const codeField = (synonyms: string, example: string) =>
  importField('code', '编号', `code number no ${synonyms}`, { example });

/** The code of a row; null where it has none. */
export const codeOf = (cells: RowCells): string | null => cells.optionalText('code', longestCode);

/** A record's id by its code; null where it has none. */
export const codedId = (code: string | null, cityCode: string): string | null =>
  code === null ? null : idOf(cityCode, ['code', code]);

/** The id of the record that a row names by its code; null where the row has none. */
export const coded = (cells: RowCells, cityCode: string): string | null => codedId(codeOf(cells), cityCode);

/** Said of records whose code was not kept: without it an import would take them for others. */
export const lostCodeRemark = '导入时的编号没有保存：再导入前请填上编号，否则成为另一条';

/** Marks ids of records without a code from those with one. */
export const idOf = (cityCode: string, said: readonly unknown[]): string =>
  `i-${cityCode}-${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)}`;
