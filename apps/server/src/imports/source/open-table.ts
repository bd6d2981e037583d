import { Refusal } from '../../refusal.ts';
import type { IssueLog } from '../issue-log.ts';
import type { ByteSource } from './byte-source.ts';
import { decodedText, detectEncoding, type TextEncoding } from './detect-encoding.ts';
import { openCsv } from './read-csv.ts';
import { openGeoJson } from './read-geojson.ts';
import type { TableText } from './table-text.ts';
import { isZip } from './zip-entries.ts';

export type FileFormat = 'csv' | 'geojson' | 'gtfs';

export interface DetectedFormat {
  readonly format: FileFormat;
  readonly encoding: TextEncoding;
}

/** Format of a file by its first bytes; names do not count. Refuses bytes that are neither text nor an archive. */
export async function detectFormat(source: ByteSource): Promise<DetectedFormat> {
  if (await isZip(source)) return { format: 'gtfs', encoding: 'UTF-8' };
  const encoding = await detectEncoding(source);
  if (encoding === null)
    throw new Refusal(
      'refused',
      '无法识别文件编码：请使用 UTF-8、GB18030 或 UTF-16 编码的文本，或 GTFS 压缩包',
    );
  for await (const text of decodedText(source, encoding)) {
    const start = text.trimStart();
    if (start === '') continue;
    return { format: /^[{[]/.test(start) ? 'geojson' : 'csv', encoding };
  }
  throw new Refusal('refused', '文件没有内容');
}

/** Opens a text of either format as a table. */
export function openTable(
  source: ByteSource,
  { format, encoding }: DetectedFormat,
  log: IssueLog,
): Promise<TableText> {
  return format === 'geojson' ? openGeoJson(source, encoding, log) : openCsv(source, encoding, log);
}
