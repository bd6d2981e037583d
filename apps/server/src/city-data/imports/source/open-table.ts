import { AppError } from '../../../platform/http/app-error.ts';
import type { IssueLog } from '../issue-log.ts';
import { bytesSource, type ByteSource } from './byte-source.ts';
import { decodedText, detectEncoding, type TextEncoding } from './detect-encoding.ts';
import { firstCsvRows, openCsv } from './read-csv.ts';
import { openGeoJson } from './read-geojson.ts';
import { withoutIndicative } from './indicative-rows.ts';
import { kmlFeatures, isKmlText } from './geometry-files/kml-features.ts';
import { holdsShapes, shapeFeatures } from './geometry-files/shp-features.ts';
import { gunzipped } from './gunzipped.ts';
import { rewritten, type Rewriting } from './rewrite-cells.ts';
import type { HeadRow, TableText } from './table-text.ts';
import { hasPicturesAlone, isPictureEntry, pictureTable, tableOfArchive } from './read-pictures.ts';
import { isParquet, openParquet } from './read-parquet.ts';
import { firstSheetRows, openXlsx } from './read-xlsx.ts';
import { readZipDirectory } from './zip-directory.ts';
import { isZip } from './zip-entries.ts';

export type FileFormat = 'csv' | 'xlsx' | 'geojson' | 'kml' | 'shp' | 'gtfs' | 'parquet' | 'pictures';

/** Formats that are read as GeoJSON: a kind that takes it takes these as well. */
export const geometryFormats = ['geojson', 'kml', 'shp'] as const;

/** Every kind whose rows are plain cells takes them as text, as a workbook and as Parquet. */
export const tableFormats = ['csv', 'xlsx', 'parquet'] as const;

/** What people attach as a list. */
export const listFormats = ['csv', 'xlsx'] as const;

/** The formats that files of a kind may have. */
export const acceptedFormats = ({
  formats,
}: {
  readonly formats: readonly FileFormat[];
}): readonly FileFormat[] => formats.flatMap((format) => (format === 'geojson' ? geometryFormats : [format]));

export interface DetectedFormat {
  readonly format: FileFormat;
  readonly encoding: TextEncoding;
}

/** Format of a file by its first bytes; names do not count. Refuses bytes that are neither text nor an archive. */
export async function detectFormat(file: ByteSource): Promise<DetectedFormat> {
  const source = await gunzipped(file);
  if (await isZip(source)) {
    if (source === file) return detectArchive(source);
    throw new AppError('refused', 'gzip 中又是压缩包，请解压一层后导入');
  }
  if (await isParquet(source)) return { format: 'parquet', encoding: 'UTF-8' };
  if (await isOldWorkbook(source))
    throw new AppError('refused', '此文件是旧版 Excel（.xls）或加密的工作簿，请另存为未加密的 .xlsx');
  const encoding = await detectEncoding(source);
  if (encoding === null)
    throw new AppError(
      'refused',
      '无法识别文件编码：请使用 UTF-8、GB18030、Big5 或 UTF-16 编码的文本，Excel 工作簿（.xlsx）或 GTFS 压缩包',
    );
  for await (const text of decodedText(source, encoding)) {
    const start = text.trimStart();
    if (start === '') continue;
    if (isKmlText(start)) return { format: 'kml', encoding: 'UTF-8' };
    if (/^<(!doctype html|html|\?xml|[a-z]+:?[a-z]*[\s>])/i.test(start))
      throw new AppError('refused', '这是网页或 XML 文件，不是数据表；XML 中只支持 KML');
    return { format: /^[{[]/.test(start) ? 'geojson' : 'csv', encoding };
  }
  throw new AppError('refused', '文件没有内容');
}

/** Workbooks name the types of their parts; an archive with pictures holds a table beside; any other should be a feed. */
async function detectArchive(source: ByteSource): Promise<DetectedFormat> {
  const { entries } = await readZipDirectory(source);
  if (entries.some(({ name }) => name === '[Content_Types].xml'))
    return { format: 'xlsx', encoding: 'UTF-8' };
  if (holdsShapes(entries)) return { format: 'shp', encoding: 'UTF-8' };
  if (entries.some(({ name }) => /\.kml$/i.test(name))) return { format: 'kml', encoding: 'UTF-8' };
  const isFeed = entries.some(({ name }) => /(^|\/)stop_times\.txt$/.test(name));
  if (isFeed || !entries.some(isPictureEntry)) return { format: 'gtfs', encoding: 'UTF-8' };
  if (hasPicturesAlone(entries)) return { format: 'pictures', encoding: 'UTF-8' };
  const { encoding } = await detectTable(await tableOfArchive(source));
  return { format: 'pictures', encoding };
}

/** The format of a table inside an archive; archives in archives are not looked into. */
async function detectTable(table: ByteSource): Promise<DetectedFormat> {
  const isWorkbook =
    (await isZip(table)) &&
    (await readZipDirectory(table)).entries.some(({ name }) => name === '[Content_Types].xml');
  if (isWorkbook) return { format: 'xlsx', encoding: 'UTF-8' };
  if (!(await isZip(table))) {
    const detected = await detectFormat(table);
    if (detected.format === 'csv') return detected;
  }
  throw new AppError('refused', '压缩包中的表格须为 CSV 或 Excel 工作簿');
}

/** The container of .xls files, and of workbooks under a password. */
async function isOldWorkbook(source: ByteSource): Promise<boolean> {
  for await (const [a, b, c, d] of source.chunks())
    return a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0;
  return false;
}

/** How a table is to be read: its format, and which row names its columns (the first when absent, none with 0). */
export interface TableReading extends DetectedFormat, Rewriting {
  readonly headerRow?: number;
}

/** Opens a text, workbook or Parquet file as a table; rows that an export marked as generated are left out. */
export async function openTable(
  source: ByteSource,
  reading: TableReading,
  log: IssueLog,
): Promise<TableText> {
  return withoutIndicative(rewritten(await openPlain(source, reading, log), reading), log);
}

async function openPlain(
  file: ByteSource,
  { format, encoding, headerRow }: TableReading,
  log: IssueLog,
): Promise<TableText> {
  const source = await gunzipped(file);
  if (format === 'kml') return openGeoJson(bytesSource(await kmlFeatures(source)), 'UTF-8', log);
  if (format === 'shp') return openGeoJson(bytesSource(await shapeFeatures(source)), 'UTF-8', log);
  if (format === 'pictures') {
    const { entries } = await readZipDirectory(source);
    if (hasPicturesAlone(entries))
      return pictureTable(entries.filter(isPictureEntry).map(({ name }) => name));
    const table = await tableOfArchive(source);
    return openPlain(table, { ...(await detectTable(table)), headerRow }, log);
  }
  if (format === 'xlsx') return openXlsx(source, log, headerRow);
  if (format === 'parquet') return openParquet(source, log);
  return format === 'geojson'
    ? openGeoJson(source, encoding, log)
    : openCsv(source, encoding, log, headerRow);
}

/** The first rows of a text or workbook as they stand, for the choice of its header; none of other formats. */
export async function firstRows(
  file: ByteSource,
  { format, encoding }: DetectedFormat,
  count: number,
): Promise<HeadRow[]> {
  const source = await gunzipped(file);
  if (format === 'pictures') {
    if (hasPicturesAlone((await readZipDirectory(source)).entries)) return [];
    const table = await tableOfArchive(source);
    return firstRows(table, await detectTable(table), count);
  }
  if (format === 'xlsx') return firstSheetRows(source, count);
  return format === 'csv' ? firstCsvRows(source, encoding, count) : [];
}
