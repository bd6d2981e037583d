import { distinctSheetNames, maximumCellText } from './cell-guard.ts';
import { looks } from './cell-look.ts';
import { newSheet, putText } from './workbook-draft.ts';
import type { CellLook, SheetDraft } from './workbook-draft.ts';
import { printOf } from './plain-print.ts';
import { writeWorkbook } from './workbook-writer.ts';

type DataCell = string | number | null;

export interface DataDocument {
  readonly title: string;
  readonly author: string;
  /** ISO date-time with offset. */
  readonly issuedAt: string;
  readonly columns: readonly { readonly title: string }[];
  readonly rows: readonly (readonly DataCell[])[];
  /** Sentences of the second sheet. */
  readonly notes: readonly string[];
}

const widths = { least: 10, most: 42 } as const;
/** Rows by which the width of a column is judged. */
const judgedRows = 50;
const lengthOf = (cell: DataCell): number => (cell === null ? 0 : String(cell).length * 1.3 + 2);

/** Whether a number keeps all its digits in a spreadsheet, which shows and saves fifteen. */
const isExact = (value: number): boolean => Number(value.toPrecision(15)) === value;

const plain: CellLook = {};

/**
 * Data to be read again: titles in the first row, then the records; numbers that a spreadsheet would round are texts. Texts
 * that are too long for a cell are left out and counted on the second sheet.
 */
export function dataWorkbook(document: DataDocument): Promise<Uint8Array> {
  const [dataName, notesName] = distinctSheetNames([document.title, '说明']);
  const { sheet, leftOut } = dataSheet(document, dataName);
  const notes = newSheet(notesName, printOf(notesName));
  notes.columnWidths.push(100);
  const lines = [
    ...document.notes,
    ...[...leftOut].map(
      ([title, count]) =>
        `「${title}」有 ${count} 行超过单元格上限 ${maximumCellText} 个字符，未写出；完整内容请导出 CSV 或 GeoJSON`,
    ),
  ];
  for (const [row, line] of lines.entries()) putText(notes, row, 0, line, looks.text);
  return writeWorkbook({
    title: document.title,
    author: document.author,
    description: '',
    issuedAt: document.issuedAt,
    sheets: [sheet, notes],
  });
}

function dataSheet({ columns, rows }: DataDocument, name: string) {
  const sheet: SheetDraft = newSheet(name, printOf(name));
  const leftOut = new Map<string, number>();
  sheet.frozenRows = 1;
  for (const [column, { title }] of columns.entries()) {
    const longest = Math.max(
      lengthOf(title),
      ...rows.slice(0, judgedRows).map((row) => lengthOf(row[column])),
    );
    sheet.columnWidths.push(Math.min(widths.most, Math.max(widths.least, longest)));
    putText(sheet, 0, column, title, looks.head);
    for (const [index, cells] of rows.entries()) {
      const cell = cells[column];
      if (cell === null || cell === '') continue;
      if (typeof cell === 'number' && isExact(cell)) {
        const content = { kind: 'number', value: cell } as const;
        sheet.cells.push({ row: index + 1, column, content, look: plain });
        continue;
      }
      const text = String(cell);
      if (text.length <= maximumCellText) putText(sheet, index + 1, column, text, plain);
      else leftOut.set(title, (leftOut.get(title) ?? 0) + 1);
    }
  }
  return { sheet, leftOut };
}
