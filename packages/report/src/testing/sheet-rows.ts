import type { ReadSheet } from './read-workbook.ts';

/** The rows of a sheet, cell by cell; empty cells are left out. */
export function sheetRows({ cells }: ReadSheet): (string | number | null)[][] {
  const rows: (string | number | null)[][] = [];
  for (const { address, value } of cells.values()) {
    const [, letters, number] = /^([A-Z]+)(\d+)$/.exec(address)!;
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    (rows[Number(number) - 1] ??= [])[column] = value;
  }
  return rows;
}
