import type { ImportSession } from '@ooh/contract/domain/data-release';
import { importFormatNames } from '@ooh/contract/domain/data-release';
import { AppError } from '../../platform/http/app-error.ts';
import type { ImportKind, PreviewShape, Reading } from '../../city-data/imports/import-kind.ts';
import { createIssueLog } from '../../city-data/imports/issue-log.ts';
import { guessMapping } from '../../city-data/imports/schema/guess-mapping.ts';
import type { ColumnMapping } from '../../city-data/imports/schema/import-field.ts';
import type { ByteSource } from '../../city-data/imports/source/byte-source.ts';
import {
  acceptedFormats,
  detectFormat,
  openTable,
  type DetectedFormat,
} from '../../city-data/imports/source/open-table.ts';

export interface FileInspection extends DetectedFormat {
  readonly rows: number;
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
  readonly preview: ImportSession['preview'];
  readonly previewShapes: readonly PreviewShape[];
}

const previewRows = 20;
const previewCellLength = 80;
/** Positions of an outline or way that the preview draws. */
const previewPositions = 500;

export interface InspectOptions extends Pick<Reading, 'cityCode' | 'crs' | 'fence' | 'grid'> {
  /** The user's choice; guessed from the column names when absent. */
  readonly mapping?: ColumnMapping;
}

/** What a file holds, before anything is decided: format, encoding, columns, first rows as text and on the map. */
export async function inspectFile(
  kind: ImportKind,
  source: ByteSource,
  options: InspectOptions,
): Promise<FileInspection> {
  const detected = await detectFormat(source);
  const formats = acceptedFormats(kind);
  if (!formats.includes(detected.format)) {
    const names = formats.map((format) => importFormatNames[format]).join('、');
    throw new AppError(
      'refused',
      detected.format === 'gtfs'
        ? `${kind.label}须为 ${names} 文件，不能是其他压缩包`
        : `${kind.label}须为 ${names} 文件，此文件为 ${importFormatNames[detected.format]}`,
    );
  }
  if (kind.inspectFeed && detected.format === 'gtfs') {
    const feed = await kind.inspectFeed(source, options, previewRows);
    return {
      ...detected,
      ...feed,
      mapping: guessMapping(kind.fields, []),
      previewShapes: feed.previewShapes.map(thinned),
    };
  }
  return inspectTable(kind, source, detected, options);
}

const hidden = '已隐藏';
const cut = (text: string): string => text.slice(0, previewCellLength).toWellFormed();

/** All columns; of a file of people's ids those that surely hold none. */
function shownColumns(
  { isConfidential, fields }: ImportKind,
  mapping: ColumnMapping,
): (column: string) => boolean {
  if (!isConfidential) return () => true;
  const open = fields.flatMap(({ field, isSecret }) => (isSecret ? [] : (mapping[field] ?? [])));
  return (column) => open.includes(column);
}

async function inspectTable(
  kind: ImportKind,
  source: ByteSource,
  detected: DetectedFormat,
  options: InspectOptions,
): Promise<FileInspection> {
  const log = createIssueLog(kind);
  const table = await openTable(source, detected, log);
  const mapping = options.mapping ?? guessMapping(kind.fields, table.columns);
  const reading: Reading = { ...options, ...detected, mapping, log };
  const preview: Record<string, string>[] = [];
  const previewShapes: PreviewShape[] = [];
  const isShown = shownColumns(kind, mapping);
  let rows = 0;
  for await (const row of table.rows()) {
    rows++;
    if (rows > previewRows) continue;
    preview.push(
      Object.fromEntries(
        [...row.cells].map(([column, text]) => [column, isShown(column) ? cut(text) : hidden]),
      ),
    );
    const shape = kind.shapeOf(row, reading);
    if (shape) previewShapes.push(shape);
  }
  return {
    ...detected,
    rows: rows + table.damagedRows(),
    columns: table.columns,
    mapping,
    preview,
    previewShapes: previewShapes.map(thinned),
  };
}

/** A shape with every n-th position and its last one. */
function thinned({ name, coordinates }: PreviewShape): PreviewShape {
  const step = Math.ceil(coordinates.length / previewPositions);
  const last = coordinates.length - 1;
  return { name, coordinates: coordinates.filter((_, index) => index % step === 0 || index === last) };
}
