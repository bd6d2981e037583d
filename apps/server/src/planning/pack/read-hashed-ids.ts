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

/** Reads a table with one hashed id a row, in any usual encoding; a file without a title row is one of ids alone. */
export async function readHashedIds(bytes: Uint8Array): Promise<HashedIds> {
  const source = bytesSource(bytes);
  const detected = await detectFormat(source);
  if (detected.format !== 'csv')
    throw new AppError('refused', '请上传 CSV 文本，每行一个 SHA-256 或 MD5 哈希 ID');
  const table = await openTable(source, detected, createIssueLog());
  const column = idColumn(table.columns);
  const ids = new Set<string>();
  const methods = new Set<HashMethod>();
  const take = (id: string): boolean => {
    const method = hashMethodOf(id);
    if (method === null) return false;
    ids.add(id);
    methods.add(method);
    return true;
  };
  const problems: { row: number; reason: string }[] = [];
  let [rows, refusedRows] = [0, 0];
  const title = column.trim().toLowerCase();
  if (take(title)) rows++;
  for await (const { row, cells } of table.rows()) {
    if (++rows > maxRows) throw new AppError('refused', `数据超过 ${countText(maxRows)} 行，请拆分后上传`);
    const id = (cells.get(column) ?? '').trim().toLowerCase();
    if (take(id)) continue;
    refusedRows++;
    if (problems.length < toldProblems) problems.push({ row, reason: notHashed });
  }
  if (ids.size === 0)
    throw new AppError('refused', '文件中没有 SHA-256 或 MD5 哈希 ID；为保护个人信息，请勿上传明文');
  return { rows, ids, methods, refusedRows, problems };
}
