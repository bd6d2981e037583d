import { dayNumberOf, serialOf } from './calendar-days.ts';
import { distinctSheetNames } from './cell-guard.ts';
import { looks } from './cell-look.ts';
import { documentPrint, yuan } from './document-print.ts';
import type { PrintedHeader } from './document-print.ts';
import { notesSheet } from './notes-sheet.ts';
import type { LabelledValue } from './plan-document.ts';
import { newSheet, putNumber, putText } from './workbook-draft.ts';
import type { CellLook, SheetDraft } from './workbook-draft.ts';
import { writeWorkbook } from './workbook-writer.ts';

/** Format of a column's values: `money` is fen and shown in yuan, `percent` a fraction, `date` `YYYY-MM-DD`. */
export type MatchColumnFormat = 'text' | 'integer' | 'decimal' | 'percent' | 'money' | 'date';

export interface MatchColumn {
  readonly title: string;
  readonly format: MatchColumnFormat;
  /** Width in characters; absent: by format. */
  readonly width?: number;
}

export interface MatchDocument {
  /** Name of the data sheet and the document. */
  readonly title: string;
  readonly header: PrintedHeader;
  readonly filters: readonly LabelledValue[];
  /** 口径 of the figures, one sentence each. */
  readonly methodLines: readonly string[];
  readonly columns: readonly MatchColumn[];
  /** One value per column; null is shown as a dash, an empty text leaves the cell empty. */
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const formatLooks: Record<MatchColumnFormat, CellLook> = {
  text: looks.text,
  integer: looks.integer,
  decimal: looks.decimal,
  percent: looks.percent,
  money: looks.money,
  date: looks.date,
};
const formatWidths: Record<MatchColumnFormat, number> = {
  text: 22,
  integer: 12,
  decimal: 12,
  percent: 10,
  money: 15,
  date: 12,
};
const maximumRows = 1_048_575;

/**
 * A table with its titles in the first row, and a 说明 sheet with filters, 口径, user, time and data release.
 *
 * @throws RangeError when a row does not match the columns or there are more rows than a sheet holds
 */
export async function matchWorkbook(document: MatchDocument): Promise<Uint8Array> {
  const [dataName, notesName] = distinctSheetNames([document.title, '说明']);
  return writeWorkbook({
    title: document.title,
    author: document.header.preparedBy,
    description: document.filters.map((filter) => `${filter.label}：${filter.value}`).join('；'),
    issuedAt: document.header.issuedAt,
    sheets: [
      dataSheet(document, dataName),
      notesSheet(
        {
          header: document.header,
          filters: document.filters,
          metrics: [],
          sections: [{ title: '口径', lines: document.methodLines }],
        },
        notesName,
      ),
    ],
  });
}

function dataSheet(document: MatchDocument, name: string): SheetDraft {
  const { columns, rows } = document;
  if (columns.length === 0) throw new RangeError('导出表没有列');
  if (rows.length > maximumRows)
    throw new RangeError(`导出行数 ${rows.length} 超过工作表上限 ${maximumRows}`);
  const sheet = newSheet(
    name,
    documentPrint(
      document.header,
      { paper: 'a4', orientation: 'landscape', repeatRows: 1 },
      document.title,
      '',
    ),
  );
  sheet.frozenRows = 1;
  sheet.columnWidths.push(...columns.map((column) => column.width ?? formatWidths[column.format]));
  for (const [index, column] of columns.entries()) putText(sheet, 0, index, column.title, looks.head);
  for (const [index, values] of rows.entries()) {
    if (values.length !== columns.length) {
      throw new RangeError(`第 ${index + 1} 行有 ${values.length} 个值，应为 ${columns.length} 个`);
    }
    for (const [column, { format }] of columns.entries()) {
      putValue(sheet, index + 1, column, values[column], format);
    }
  }
  sheet.filterRange = { firstRow: 0, firstColumn: 0, lastRow: rows.length, lastColumn: columns.length - 1 };
  return sheet;
}

function putValue(
  sheet: SheetDraft,
  row: number,
  column: number,
  value: string | number | null,
  format: MatchColumnFormat,
): void {
  const look = formatLooks[format];
  // Left empty to be filled in.
  if (value === '' && format !== 'text') return;
  if (value === null) putNumber(sheet, row, column, null, look);
  else if (typeof value === 'number')
    putNumber(sheet, row, column, format === 'money' ? yuan(value) : value, look);
  else if (format === 'date') putNumber(sheet, row, column, serialOf(dayNumberOf(value)), look);
  else putText(sheet, row, column, value, look);
}
