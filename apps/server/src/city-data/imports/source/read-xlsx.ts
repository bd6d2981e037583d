import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { AppError } from '../../../platform/http/app-error.ts';
import type { IssueLog } from '../issue-log.ts';
import type { ByteSource } from './byte-source.ts';
import { storable } from './detect-encoding.ts';
import { columnLimit, columnNames, type TableText } from './table-text.ts';
import { sheetListener, type SheetContent, type SheetRow } from './xlsx/sheet-rows.ts';
import { readSharedStrings, readStyles, readWorkbook, type Workbook } from './xlsx/workbook-parts.ts';
import { xmlScanner } from './xlsx/xml-scanner.ts';
import { openZip, type ZipArchive } from './zip-entries.ts';
import type { ZipEntry } from './zip-directory.ts';

const yieldEveryBytes = 1024 * 1024;

/**
 * Reads the first visible sheet of an Excel workbook by streaming: the header (the first row that is not empty) now,
 * the rows on demand, as texts such as the same sheet saved as CSV would hold. The texts that cells share are held,
 * the rows are not. Says which sheets are not read. Refuses bombs, damaged workbooks and those without a header.
 */
export async function openXlsx(source: ByteSource, log: IssueLog): Promise<TableText> {
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
  const header = await firstRow(sheetRows(archive, entry, content, () => undefined));
  if (!header) throw new AppError('refused', '文件没有表头行');
  if (header.texts.length > columnLimit)
    throw new AppError('refused', `列数超过 ${columnLimit}，请删去多余的列`);
  const columns = columnNames(Array.from(header.texts, (text) => storable(text ?? '')));
  return {
    columns,
    damagedRows: () => 0,
    async *rows() {
      let isBeyond = false;
      warnOfOthers(book, sheet.name, log);
      const warnOfFormulas = (count: number): void =>
        log.warn(null, null, `${count} 个公式没有保存计算结果，按空值处理；请在 Excel 中打开并保存后再导入`);
      for await (const { number, texts } of sheetRows(archive, entry, content, warnOfFormulas)) {
        if (number <= header.number) continue;
        const cells = new Map(columns.map((column, i) => [column, storable(texts[i] ?? '')]));
        isBeyond ||= texts.length > columns.length;
        if (texts.length > 0) yield { row: number - header.number, cells };
      }
      if (isBeyond) log.warn(null, null, `第 ${columns.length + 1} 列起没有表头，其内容未读`);
    },
  };
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

async function firstRow(rows: AsyncGenerator<SheetRow>): Promise<SheetRow | undefined> {
  for await (const row of rows) return row;
  return undefined;
}
