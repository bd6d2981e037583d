import { distinctSheetNames } from './cell-guard.ts';
import { looks } from './cell-look.ts';
import { newSheet, putText } from './workbook-draft.ts';
import type { SheetDraft } from './workbook-draft.ts';
import { printOf } from './plain-print.ts';
import { writeWorkbook } from './workbook-writer.ts';

export interface TemplateColumn {
  readonly title: string;
  readonly isRequired: boolean;
  /** Value of the example row. */
  readonly example: string;
}

export interface TemplateDocument {
  readonly title: string;
  /** Meaning of one row. */
  readonly hint: string;
  readonly columns: readonly TemplateColumn[];
}

const minWidth = 10;
const maxWidth = 42;
/** Fixed date, so that the same template has the same bytes. */
const issuedAt = '2026-01-01T00:00:00+08:00';

const widthOf = (text: string): number => Math.min(maxWidth, Math.max(minWidth, text.length * 1.6 + 2));

/** A workbook to fill in: titles and one example row on the first sheet, the meaning of every column on the second. */
export function templateWorkbook({ title, hint, columns }: TemplateDocument): Promise<Uint8Array> {
  const [dataName, notesName] = distinctSheetNames([title, '填写说明']);
  return writeWorkbook({
    title,
    author: '数智营销平台',
    description: hint,
    issuedAt,
    sheets: [dataSheet(dataName, columns), notesSheet(notesName, hint, columns)],
  });
}

function dataSheet(name: string, columns: readonly TemplateColumn[]): SheetDraft {
  const sheet = newSheet(name, printOf(name));
  sheet.frozenRows = 1;
  for (const [column, { title, example }] of columns.entries()) {
    sheet.columnWidths.push(widthOf(title.length > example.length ? title : example));
    putText(sheet, 0, column, title, looks.head);
    if (example !== '') putText(sheet, 1, column, example, looks.text);
  }
  return sheet;
}

function notesSheet(name: string, hint: string, columns: readonly TemplateColumn[]): SheetDraft {
  const sheet = newSheet(name, printOf(name));
  sheet.columnWidths.push(24, 10, maxWidth);
  putText(sheet, 0, 0, hint, looks.sectionTitle);
  for (const [column, title] of ['列', '必填', '示例'].entries())
    putText(sheet, 2, column, title, looks.head);
  for (const [row, { title, isRequired, example }] of columns.entries()) {
    putText(sheet, row + 3, 0, title, looks.text);
    putText(sheet, row + 3, 1, isRequired ? '是' : '否', looks.centered);
    putText(sheet, row + 3, 2, example, looks.text);
  }
  return sheet;
}
