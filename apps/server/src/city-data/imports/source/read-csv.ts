import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ByteSource } from './byte-source.ts';
import { decodedText, type TextEncoding } from './detect-encoding.ts';
import { unescapedCell } from './formula-guard.ts';
import type { IssueLog } from '../issue-log.ts';
import {
  columnLimit,
  columnNames,
  damageCounter,
  numberedColumns,
  type HeadRow,
  type TableText,
} from './table-text.ts';

const recordBytesLimit = 4 * 1024 * 1024;
const delimiters = [',', ';', '\t', '|'];

/**
 * Reads a CSV text by streaming: the header now, the rows on demand. Delimiter by the first lines. `headerRow` is the
 * record that names the columns, 1 = the first; with 0 none does. Refuses a text without a sound header.
 */
export async function openCsv(
  source: ByteSource,
  encoding: TextEncoding,
  log: IssueLog,
  headerRow = 1,
): Promise<TableText> {
  const delimiter = guessDelimiter(await headOf(decodedText(source, encoding)));
  const damage = damageCounter(log);
  const records = (onDamage: (row: number, reason: string) => void) =>
    recordsOf(decodedText(source, encoding), delimiter, onDamage);
  const first = Math.max(0, headerRow - 1);
  const header = await recordFrom(
    records(() => undefined),
    first,
  );
  if (!header) throw new AppError('refused', '文件没有表头行');
  if (header.row > first) throw new AppError('refused', '表头行的引号不配对，文件结构已损坏');
  if (header.cells.length > columnLimit)
    throw new AppError('refused', `列数超过 ${columnLimit}，文件可能不是 CSV`);
  const columns = headerRow === 0 ? numberedColumns(header.cells.length) : columnNames(header.cells);
  /** Number of a data row, 1 = the first below the header. */
  const numberOf = (row: number): number => row - headerRow + 1;
  return {
    columns,
    damagedRows: damage.rows,
    async *rows() {
      const restarted = damage.restart();
      const leaveOut = (row: number, reason: string, value?: string): void => {
        if (numberOf(row) > 0) restarted(numberOf(row), reason, value);
      };
      for await (const { row, cells } of records(leaveOut)) {
        if (numberOf(row) <= 0) continue;
        if (cells.length !== columns.length) {
          leaveOut(row, `该行有 ${cells.length} 列，表头有 ${columns.length} 列`, cells.join(delimiter));
          continue;
        }
        yield { row: numberOf(row), cells: new Map(columns.map((column, index) => [column, cells[index]])) };
      }
    },
  };
}

/** The first records of a text as they stand. */
export async function firstCsvRows(
  source: ByteSource,
  encoding: TextEncoding,
  count: number,
): Promise<HeadRow[]> {
  const delimiter = guessDelimiter(await headOf(decodedText(source, encoding)));
  const rows: HeadRow[] = [];
  for await (const { row, cells } of recordsOf(decodedText(source, encoding), delimiter, () => undefined)) {
    rows.push({ row: row + 1, cells });
    if (rows.length >= count) break;
  }
  return rows;
}

interface CsvRecord {
  readonly row: number;
  readonly cells: string[];
}

async function* recordsOf(
  text: AsyncIterable<string>,
  delimiter: string,
  onDamage: (row: number, reason: string) => void,
): AsyncGenerator<CsvRecord> {
  // The parser runs ahead of the consumer, so rows are numbered inside it: the number is the first cell.
  let row = 0;
  const parser = parse({
    delimiter,
    relax_column_count: true,
    // Files put together from several systems mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    // A stray quote stays in its cell, where the field's own check names it, and the next row is read again.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: recordBytesLimit,
    // Trimming on the right would keep the parser from recovering after a stray quote.
    ltrim: true,
    on_record: (cells: string[]) => [String(row++), ...cells.map((cell) => unescapedCell(cell.trim()))],
  });
  const input = Readable.from(text);
  input.on('error', (error) => parser.destroy(error));
  parser.on('skip', (error: { code?: string; lines?: number } | undefined) => {
    onDamage(row++, `${damageOf(error?.code)}（文件第 ${error?.lines ?? parser.info.lines} 行附近）`);
  });
  try {
    for await (const [number, ...cells] of input.pipe(parser) as AsyncIterable<string[]>)
      yield { row: Number(number), cells };
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (!code?.startsWith('CSV_')) throw error;
    onDamage(row, `${damageOf(code)}，其后的内容未读`);
  } finally {
    input.destroy();
    parser.destroy();
  }
}

function damageOf(code: string | undefined): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return '单行过长，引号可能不配对';
  if (code?.includes('QUOTE')) return '引号不配对';
  return 'CSV 格式错误';
}

async function recordFrom(records: AsyncGenerator<CsvRecord>, first: number): Promise<CsvRecord | undefined> {
  for await (const record of records) if (record.row >= first) return record;
  return undefined;
}

/** The first lines of a text. */
async function headOf(text: AsyncGenerator<string>): Promise<string> {
  let head = '';
  for await (const part of text) {
    head += part;
    if (head.length > 8192) break;
  }
  return head.trimStart();
}

const headLines = 10;

/** The delimiter that splits the first line that it splits at all into most columns; quoted parts do not count. */
export function guessDelimiter(head: string): string {
  const lines = head.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, headLines);
  for (const line of lines) {
    const splits = delimiters.map((delimiter) => line.split(delimiter).length);
    const most = Math.max(...splits);
    if (most > 1) return delimiters[splits.indexOf(most)];
  }
  return delimiters[0];
}
