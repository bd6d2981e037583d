import { certain } from '@ooh/contract/core/certain';
import { workbookMediaType } from '@ooh/contract/core/file';
import { chinaTime } from '@ooh/contract/domain/china-time';
import {
  dataExportFormatNames,
  dataExportRefusal,
  dataExportsOf,
  tableExportRefusal,
  type DataExportFormat,
} from '@ooh/contract/domain/data-export';
import type { ImportSession } from '@ooh/contract/domain/data-release';
import { maximumCellText } from '@ooh/report/cell-guard';
import type { Context } from '../../context.ts';
import type { ExportedPicture, ExportedRow, ExportSource } from '../../city-data/export/exported-row.ts';
import { exportTable, type ExportTable } from '../../city-data/export/export-table.ts';
import { csvFile } from '../../city-data/export/formats/csv-file.ts';
import { geoJsonFile } from '../../city-data/export/formats/geojson-file.ts';
import { gtfsFile } from '../../city-data/export/formats/gtfs-file.ts';
import { parquetFile } from '../../city-data/export/formats/parquet-file.ts';
import { assertFitsArchive, picturesFile } from '../../city-data/export/formats/pictures-file.ts';
import type { DataReleaseRow } from '../../city-data/release/data-release-store.ts';
import { countText } from '../../disclosure/figure-text.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { cityName } from '../../reference/region/regions.ts';
import { kindExportOf } from './kind-exports.ts';
import { kindOf } from './kinds.ts';
import { gridOfRelease, uploadedFile } from './uploaded-file.ts';

type Parts = Pick<Context, 'db' | 'clickhouse' | 'files' | 'documents' | 'now' | 'privacy'>;
type TableFormat = Exclude<DataExportFormat, 'file'>;

interface ReleaseExport {
  readonly kind?: ImportSession['kind'];
  readonly format: DataExportFormat;
}

interface ExportedFile {
  readonly file: FileAnswer;
  readonly kind: string;
  /** Rows of the table; null for the file as uploaded. */
  readonly rows: number | null;
}

/** Rows of one export: a table is held while it is written. */
const rowLimits: Readonly<Record<TableFormat, number>> = {
  csv: 500_000,
  geojson: 500_000,
  parquet: 500_000,
  gtfs: 500_000,
  pictures: 500_000,
  xlsx: 100_000,
};

const mediaTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv',
  xlsx: workbookMediaType,
  geojson: 'application/geo+json',
  parquet: 'application/vnd.apache.parquet',
  gtfs: 'application/zip',
  pictures: 'application/zip',
};
const extensions: Readonly<Record<TableFormat, string>> = {
  csv: '.csv',
  xlsx: '.xlsx',
  geojson: '.geojson',
  parquet: '.parquet',
  gtfs: '_GTFS.zip',
  pictures: '.zip',
};

/** A version of a city's data as a file that an import reads again, or as the file that was uploaded. */
export async function exportRelease(
  context: Parts,
  release: DataReleaseRow,
  wanted: ReleaseExport,
  user: Pick<SignedInUser, 'nickName'>,
): Promise<ExportedFile> {
  const refusal = dataExportRefusal(release.kind);
  if (refusal !== null) throw new AppError('refused', refusal);
  if (release.state !== 'current' && release.state !== 'superseded')
    throw new AppError('refused', '此版本已撤销或尚未生成完，没有可导出的数据');
  if (wanted.format === 'file')
    return { file: await uploadedFile(context, release), kind: release.kind, rows: null };
  const kind = offeredKind(release, wanted);
  if (kind === 'trips' && context.privacy !== null) throw new AppError('refused', '严格隐私下不导出出行记录');
  const grid = await gridOfRelease(context.db, release);
  const source = { db: context.db, clickhouse: context.clickhouse, release, grid };
  const pictures = wanted.format === 'pictures' ? await readPictures(source, kind) : [];
  const rows = await readRows(namingPictures(source, wanted.format, pictures), kind, wanted.format);
  const bytes =
    wanted.format === 'gtfs'
      ? await writeFeed(source, kind, context.now())
      : await writeTable(context, { release, kind, format: wanted.format, rows, pictures }, user);
  const name = `${cityName(release.city_code)}_${kindOf(kind).label.replaceAll(' ', '')}_${release.release_no}`;
  const fileName = `${name}${extensions[wanted.format]}`;
  return { file: { fileName, mediaType: mediaTypes[wanted.format], bytes }, kind, rows: rows.length };
}

/** The kind to export: what is asked for must be in the version and have the format. */
function offeredKind(release: DataReleaseRow, { kind, format }: ReleaseExport): ImportSession['kind'] {
  const offers = dataExportsOf(release.kind);
  const none = tableExportRefusal(release.kind);
  if (none !== null) throw new AppError('refused', none);
  const offer = kind === undefined ? offers[0] : offers.find((one) => one.kind === kind);
  if (offer === undefined || (kind === undefined && offers.length > 1))
    throw new AppError('invalid', `请指明要导出的数据：${offers.map(({ label }) => label).join('、')}`);
  if (!offer.formats.includes(format)) {
    const names = offer.formats.map((one) => dataExportFormatNames[one]).join('、');
    throw new AppError(
      'refused',
      `${offer.label}不能导出为 ${dataExportFormatNames[format]}，可导出为 ${names}`,
    );
  }
  return offer.kind;
}

async function readPictures(
  source: ExportSource,
  kind: ImportSession['kind'],
): Promise<readonly ExportedPicture[]> {
  const pictures = (await kindExportOf(kind).pictures?.(source)) ?? [];
  assertFitsArchive(pictures);
  return pictures;
}

/** The source for a table that names the pictures which leave with it. */
const namingPictures = (
  source: ExportSource,
  format: TableFormat,
  pictures: readonly ExportedPicture[],
): ExportSource =>
  format === 'pictures'
    ? { ...source, pictureNames: new Map(pictures.map(({ id, fileName }) => [id, fileName])) }
    : source;

async function readRows(
  source: ExportSource,
  kind: ImportSession['kind'],
  format: TableFormat,
): Promise<ExportedRow[]> {
  const exporter = kindExportOf(kind);
  const most = rowLimits[format];
  const tooMany = (count: number): AppError =>
    new AppError(
      'refused',
      `${countText(count)} 行，超过 ${dataExportFormatNames[format]} 一次导出的 ${countText(most)} 行${format === 'xlsx' ? '，请改用 CSV 或 Parquet' : ''}`,
    );
  const count = (await exporter.count?.(source)) ?? 0;
  if (count > most) throw tooMany(count);
  const rows: ExportedRow[] = [];
  for await (const row of exporter.rows(source)) if (rows.push(row) > most) throw tooMany(rows.length);
  if (rows.length === 0) throw new AppError('refused', `此版本中没有${kindOf(kind).label}数据`);
  return rows;
}

interface Contents {
  readonly release: DataReleaseRow;
  readonly kind: ImportSession['kind'];
  readonly format: Exclude<TableFormat, 'gtfs'>;
  readonly rows: readonly ExportedRow[];
  readonly pictures: readonly ExportedPicture[];
}

async function writeFeed(source: ExportSource, kind: ImportSession['kind'], now: Date): Promise<Buffer> {
  const feed = certain(kindExportOf(kind).feed, 'feed of a kind', kind);
  return gtfsFile(await feed(source), now);
}

async function writeTable(
  context: Parts,
  { release, kind, format, rows, pictures }: Contents,
  user: Pick<SignedInUser, 'nickName'>,
): Promise<Uint8Array> {
  const { fields, label } = kindOf(kind);
  const table = exportTable(fields, kindExportOf(kind).geometryFields, rows);
  if (format === 'csv') return csvFile(table);
  if (format === 'geojson') return geoJsonFile(table);
  if (format === 'parquet') return parquetFile(table);
  if (format === 'pictures') return picturesFile(context.files, table, pictures, context.now());
  assertFitsCells(table);
  return context.documents.write('dataWorkbook', {
    title: label,
    author: user.nickName,
    issuedAt: chinaTime(context.now()),
    columns: table.columns.map(({ title }) => ({ title })),
    rows: table.rows.map(({ cells }) => cells),
    notes: [
      `${cityName(release.city_code)}，数据版本 ${release.release_no}，坐标系 WGS-84`,
      `来源：${release.source}；法律依据：${release.legal_basis}`,
      '列与导入模板相同，可原样再导入。空白的单元格是估算值，再导入时按同样的规则重新估算。',
    ],
  });
}

/** Refuses a workbook that would lose a required text. */
function assertFitsCells({ columns, rows }: ExportTable): void {
  for (const [index, { title, isRequired }] of columns.entries()) {
    if (!isRequired) continue;
    const row = rows.findIndex(({ cells }) => String(cells[index] ?? '').length > maximumCellText);
    if (row >= 0)
      throw new AppError(
        'refused',
        `第 ${row + 1} 行的「${title}」超过 Excel 单元格的 ${countText(maximumCellText)} 个字符，请改用 CSV、GeoJSON 或 Parquet`,
      );
  }
}
