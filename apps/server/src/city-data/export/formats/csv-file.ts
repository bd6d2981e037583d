import { escapedCell } from '../../imports/source/formula-guard.ts';
import type { ExportTable } from '../export-table.ts';

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const rowsAtOnce = 2000;

/**
 * A CSV with a byte order mark, so that spreadsheets read the Chinese. Texts that a spreadsheet would take for a formula
 * begin with an apostrophe, which the import takes off again.
 */
export function csvFile({ columns, rows }: ExportTable): Buffer {
  const lineOf = (cells: readonly (string | number | null)[]): string =>
    `${cells
      .map((cell) =>
        cell === null ? '' : typeof cell === 'number' ? String(cell) : quoted(escapedCell(cell)),
      )
      .join(',')}\r\n`;
  const parts = [Buffer.from(`\uFEFF${lineOf(columns.map(({ title }) => title))}`)];
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    parts.push(
      Buffer.from(
        rows
          .slice(at, at + rowsAtOnce)
          .map(({ cells }) => lineOf(cells))
          .join(''),
      ),
    );
  return Buffer.concat(parts);
}
