import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { AppError } from '../../../platform/http/app-error.ts';
import type { IssueLog } from '../issue-log.ts';
import type { ByteSource } from './byte-source.ts';
import { storable } from './detect-encoding.ts';
import { columnTexts } from './parquet/column-texts.ts';
import { readMetadata, type ParquetFile } from './parquet/metadata.ts';
import { damagedParquet } from './parquet/thrift.ts';
import { columnLimit, columnNames, type TableText } from './table-text.ts';

/** The packed file is held, its rows are not. */
const fileLimit = 256 * 1024 * 1024;
/** Maximum rows per byte of a plausible table. */
const rowsPerByte = 8;
const yieldEveryRows = 2000;

export async function isParquet(source: ByteSource): Promise<boolean> {
  for await (const [a, b, c, d] of source.chunks())
    return a === 0x50 && b === 0x41 && c === 0x52 && d === 0x31;
  return false;
}

/**
 * Reads a Parquet file as texts such as a CSV of the same table would hold. Columns of lists and structs are left out
 * and named. Refuses damaged files, and codecs and encodings that common tools do not write by default.
 */
export async function openParquet(source: ByteSource, log: IssueLog): Promise<TableText> {
  if (source.byteCount > fileLimit)
    throw new AppError('refused', `Parquet 文件超过 ${fileLimit / 1024 / 1024} MB，请拆分后导入`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of source.chunks()) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const file = readMetadata(bytes);
  const rows = file.groups.reduce((sum, group) => sum + group.rows, 0);
  if (rows > bytes.length * rowsPerByte)
    throw new AppError('refused', 'Parquet 的行数与大小不符，疑似压缩炸弹，已拒绝');
  if (file.columns.length === 0 || file.columns.length > columnLimit)
    throw new AppError('refused', `Parquet 应有 1 至 ${columnLimit} 个平铺的列`);
  const columns = columnNames(file.columns.map(({ name }) => storable(name)));
  return {
    columns,
    damagedRows: () => 0,
    async *rows() {
      if (file.nested.length > 0)
        log.warn(null, null, `嵌套的列未读取：${file.nested.join('、').slice(0, 200)}`);
      let row = 0;
      for (const cells of rowsOf(bytes, file)) {
        if (++row % yieldEveryRows === 0) await yieldToEventLoop();
        yield { row, cells: new Map(columns.map((column, i) => [column, cells[i]])) };
      }
    },
  };
}

function* rowsOf(bytes: Uint8Array, { columns, groups }: ParquetFile): Generator<string[]> {
  for (const { rows, chunks } of groups) {
    const readers = columns.map((column, i) => columnTexts(bytes, chunks[i], column));
    for (let row = 0; row < rows; row++)
      yield readers.map((reader) => {
        const { value, done } = reader.next();
        if (done === true) throw damagedParquet();
        return value;
      });
  }
}
