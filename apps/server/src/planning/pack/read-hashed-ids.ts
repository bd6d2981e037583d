import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { AppError } from '../../platform/http/app-error.ts';
import { createIssueLog } from '../../city-data/imports/issue-log.ts';
import { bytesSource } from '../../city-data/imports/source/byte-source.ts';
import { detectFormat, openTable } from '../../city-data/imports/source/open-table.ts';
import { hashMethodOf, type HashMethod } from './panel-identity.ts';
import { countText } from '../../disclosure/figure-text.ts';

const maxRows = 1_000_000;
const toldProblems = 20;
const notHashed = '不是 64 位十六进制的 SHA-256 或 32 位的 MD5';

export interface HashedIds {
  readonly rows: number;
  readonly ids: ReadonlySet<string>;
  readonly methods: ReadonlySet<HashMethod>;
  readonly refusedRows: number;
  /** The first rows without a hash; their content is never shown. */
  readonly problems: readonly { row: number; reason: string }[];
}

/** The column of ids: the one with a usual name, else the only one whose title is itself an id. */
function idColumn(columns: readonly string[]): string {
  const named = columns.find((column) =>
    /^(id|hash|sha256|sha-256|md5|哈希|哈希id|id哈希|手机号哈希|设备号哈希|sha256id)$/i.test(column.trim()),
  );
  const column = named ?? (columns.length === 1 ? columns[0] : undefined);
  if (column === undefined)
    throw new AppError('refused', '文件需要一列 SHA-256 或 MD5 哈希 ID，列名为 sha256、md5 或 哈希ID');
  return column;
}

interface WrittenId {
  /** Of the file, the first is 1. */
  readonly row: number;
  readonly text: string;
}

/**
 * Whether a file is nothing but a list: one column, and below its title letters, digits and spaces. Read as a table it takes
 * fifty times as long.
 */
function isPlainList(text: string): boolean {
  const end = text.indexOf('\n');
  const [title, rest] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  return !/[,;\t|"\0]/.test(title) && !/[^\w \r\n-]/.test(rest);
}

const byteOrderMark = '\u00EF\u00BB\u00BF';
const yieldEveryLines = 50_000;

/** Line by line: a million lines at once would be held twice. */
async function* listedIds(text: string): AsyncGenerator<WrittenId> {
  for (let [from, row] = [0, 1]; from < text.length; row++) {
    if (row % yieldEveryLines === 0) await yieldToEventLoop();
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end).trim();
    if (line !== '') yield { row, text: line };
    from = end < 0 ? text.length : end + 1;
  }
}

async function* tabledIds(bytes: Uint8Array): AsyncGenerator<WrittenId> {
  const source = bytesSource(bytes);
  const detected = await detectFormat(source);
  if (detected.format !== 'csv')
    throw new AppError('refused', '请上传 CSV 文本，每行一个 SHA-256 或 MD5 哈希 ID');
  const table = await openTable(source, detected, createIssueLog());
  const column = idColumn(table.columns);
  yield { row: 1, text: column };
  for await (const { row, cells } of table.rows()) yield { row, text: cells.get(column) ?? '' };
}

/** The ids of a file as they are written; the first is its title, or an id where it has none. */
function writtenIds(bytes: Uint8Array): AsyncGenerator<WrittenId> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const list = text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;
  return isPlainList(list) ? listedIds(list) : tabledIds(bytes);
}

/** Reads a table with one hashed id a row, in any usual encoding; a file without a title row is one of ids alone. */
export async function readHashedIds(bytes: Uint8Array): Promise<HashedIds> {
  const ids = new Set<string>();
  const methods = new Set<HashMethod>();
  const problems: { row: number; reason: string }[] = [];
  let [rows, refusedRows, isTitle] = [0, 0, true];
  for await (const { row, text } of writtenIds(bytes)) {
    const id = text.trim().toLowerCase();
    const method = hashMethodOf(id);
    const isOnlyTitle = isTitle && method === null;
    isTitle = false;
    if (isOnlyTitle) continue;
    if (++rows > maxRows) throw new AppError('refused', `数据超过 ${countText(maxRows)} 行，请拆分后上传`);
    if (method === null) {
      refusedRows++;
      if (problems.length < toldProblems) problems.push({ row, reason: notHashed });
      continue;
    }
    ids.add(id);
    methods.add(method);
  }
  if (ids.size === 0)
    throw new AppError('refused', '文件中没有 SHA-256 或 MD5 哈希 ID；为保护个人信息，请勿上传明文');
  return { rows, ids, methods, refusedRows, problems };
}
