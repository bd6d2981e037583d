import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { AppError } from '../../../platform/http/app-error.ts';
import type { IssueLog } from '../issue-log.ts';
import type { ByteSource } from './byte-source.ts';
import { storable } from './detect-encoding.ts';
import { columnLimit, columnNames, numberedColumns, type HeadRow, type TableText } from './table-text.ts';
import { filledDown, readMerges } from './xlsx/merged-cells.ts';
import { sheetListener, type SheetContent, type SheetRow } from './xlsx/sheet-rows.ts';
import { readSharedStrings, readStyles, readWorkbook, type Workbook } from './xlsx/workbook-parts.ts';
import { xmlScanner } from './xlsx/xml-scanner.ts';
import { openZip, type ZipArchive } from './zip-entries.ts';
import type { ZipEntry } from './zip-directory.ts';

const yieldEveryBytes = 1024 * 1024;

interface OpenSheet {
  readonly book: Workbook;
  readonly name: string;
  /** Vertical merged ranges, whose cells all hold the text of the first. */
  readonly mergeCount: number;
  rows(onUnreckoned?: (formulas: number) => void): AsyncGenerator<SheetRow>;
}

async function openSheet(source: ByteSource): Promise<OpenSheet> {
  const archive = await openZip(source);
  assertUnpackedSize(archive, source);
  const book = await readWorkbook(archive);
  const sheet = book.sheets.find(({ isHidden }) => !isHidden);
  const entry = sheet && book.part(sheet.relation);
  if (!sheet || !entry) throw new AppError('refused', '工作簿没有可见的工作表');
  const content: SheetContent = {
    strings: await readSharedStrings(archive, book),
    styles: await readStyles(archive, book),
    dateSystem: book.dateSystem,
  };
  const merges = await readMerges(archive, entry);
  return {
    book,
    name: sheet.name,
    mergeCount: merges.length,
    rows: (onUnreckoned = () => undefined) =>
      filledDown(sheetRows(archive, entry, content, onUnreckoned), merges),
  };
}

/** Rows that show how many columns a sheet without a header has. */
const widthRows = 20;

/**
 * Reads the first visible sheet of an Excel workbook by streaming: the header now, the rows on demand, as texts such as
 * the same sheet saved as CSV would hold; cells merged over several rows hold their text in each. `headerRow` is the
 * number of the row that names the columns, by default the first that is not empty; with 0 none does. The texts that
 * cells share are held, the rows are not. Says which sheets are not read. Refuses bombs, damaged workbooks and those
 * without a header.
 */
export async function openXlsx(source: ByteSource, log: IssueLog, headerRow = 1): Promise<TableText> {
  const sheet = await openSheet(source);
  const { number, columns } = await headerOf(sheet, headerRow);
  return {
    columns,
    damagedRows: () => 0,
    async *rows() {
      let isBeyond = false;
      warnOfOthers(sheet.book, sheet.name, log);
      if (sheet.mergeCount > 0)
        log.warn(null, null, `${sheet.mergeCount} 处跨行合并的单元格已按首格的内容填入各行`);
      const warnOfFormulas = (count: number): void =>
        log.warn(null, null, `${count} 个公式没有保存计算结果，按空值处理；请在 Excel 中打开并保存后再导入`);
      for await (const row of sheet.rows(warnOfFormulas)) {
        if (row.number <= number) continue;
        const cells = new Map(columns.map((column, i) => [column, storable(row.texts[i] ?? '')]));
        isBeyond ||= row.texts.length > columns.length;
        yield { row: row.number - number, cells };
      }
      if (isBeyond) log.warn(null, null, `第 ${columns.length + 1} 列起没有表头，其内容未读`);
    },
  };
}

/** The row below which the data begin, and the names of their columns. */
async function headerOf(sheet: OpenSheet, headerRow: number): Promise<{ number: number; columns: string[] }> {
  const rows: SheetRow[] = [];
  for await (const row of sheet.rows()) {
    if (headerRow > 0 && row.number < headerRow) continue;
    rows.push(row);
    if (headerRow > 0 || rows.length >= widthRows) break;
  }
  if (rows.length === 0) throw new AppError('refused', '文件没有表头行');
  const width = Math.max(...rows.map(({ texts }) => texts.length));
  if (width > columnLimit) throw new AppError('refused', `列数超过 ${columnLimit}，请删去多余的列`);
  if (headerRow === 0) return { number: rows[0].number - 1, columns: numberedColumns(width) };
  const [{ number, texts }] = rows;
  return { number, columns: columnNames(Array.from(texts, (text) => storable(text ?? ''))) };
}

/** The first rows of a workbook's sheet as they stand. */
export async function firstSheetRows(source: ByteSource, count: number): Promise<HeadRow[]> {
  const { rows } = await openSheet(source);
  const found: HeadRow[] = [];
  for await (const { number, texts } of rows()) {
    found.push({ row: number, cells: Array.from(texts, (text) => storable(text ?? '')) });
    if (found.length >= count) break;
  }
  return found;
}

function assertUnpackedSize({ entries }: ZipArchive, { unpackedBytesLimit }: ByteSource): void {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const shown = (count: number): string => `${Math.round(count / 1024 / 1024)} MB`;
  if (unpackedBytesLimit !== undefined && bytes > unpackedBytesLimit)
    throw new AppError(
      'refused',
      `工作簿解压后 ${shown(bytes)}，超过网页上传的上限 ${shown(unpackedBytesLimit)}，请另存为 CSV、拆分，或用命令行导入`,
    );
}

function warnOfOthers({ sheets }: Workbook, name: string, log: IssueLog): void {
  const others = sheets.filter((sheet) => sheet.name !== name);
  if (others.length === 0) return;
  const named = others.map((sheet) => `${sheet.isHidden ? '隐藏的' : ''}「${sheet.name}」`).join('、');
  log.warn(null, null, `只读取工作表「${name}」，未读取${named}`);
}

/** The rows of a sheet that are not empty, as they are unpacked. */
async function* sheetRows(
  archive: ZipArchive,
  entry: ZipEntry,
  content: SheetContent,
  onUnreckoned: (formulas: number) => void,
): AsyncGenerator<SheetRow> {
  let found: SheetRow[] = [];
  const listener = sheetListener(content, (row) => {
    if (row.texts.length > 0) found.push(row);
  });
  const scanner = xmlScanner(listener);
  const decoder = new TextDecoder('utf-8');
  let unpacked = 0;
  for await (const bytes of archive.read(entry)) {
    scanner.push(decoder.decode(bytes, { stream: true }));
    const rows = found;
    found = [];
    yield* rows;
    if (Math.floor(unpacked / yieldEveryBytes) !== Math.floor((unpacked += bytes.length) / yieldEveryBytes))
      await yieldToEventLoop();
  }
  scanner.end();
  yield* found;
  if (listener.unreckoned > 0) onUnreckoned(listener.unreckoned);
}
