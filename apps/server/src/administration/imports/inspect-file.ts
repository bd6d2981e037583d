import type { ImportSession } from '@ooh/contract/domain/data-release';
import { importFormatNames } from '@ooh/contract/domain/data-release';
import { AppError } from '../../platform/http/app-error.ts';
import type { ImportKind, PreviewShape, Reading, Vocabulary } from '../../city-data/imports/import-kind.ts';
import { findHeaderRow } from '../../city-data/imports/schema/find-header.ts';
import { countText } from '../../disclosure/figure-text.ts';
import { createIssueLog } from '../../city-data/imports/issue-log.ts';
import { guessMapping } from '../../city-data/imports/schema/guess-mapping.ts';
import type { ColumnMapping } from '../../city-data/imports/schema/import-field.ts';
import { tableOfArchive } from '../../city-data/imports/source/read-pictures.ts';
import type { ByteSource } from '../../city-data/imports/source/byte-source.ts';
import {
  acceptedFormats,
  detectFormat,
  firstRows,
  openTable,
  type DetectedFormat,
} from '../../city-data/imports/source/open-table.ts';

export interface FileInspection extends DetectedFormat {
  readonly rows: number;
  readonly columns: readonly string[];
  readonly headRows: ImportSession['headRows'];
  readonly headerRow: number;
  readonly mapping: ColumnMapping;
  /** Words that the product does not know, by field. */
  readonly words: readonly UnknownWords[];
  readonly preview: ImportSession['preview'];
  readonly previewShapes: readonly PreviewShape[];
}

/** A field that the product has a list for, with the words of its column that are not on it, the most frequent first. */
export interface UnknownWords {
  readonly field: string;
  readonly choices: readonly string[];
  readonly words: readonly { readonly word: string; readonly count: number }[];
}

const previewRows = 20;
const headRowCount = 10;
const headCells = 40;
/** Different words of one column that are kept; a column of more holds none of a list. */
const wordLimit = 200;
const previewCellLength = 80;
/** Positions of an outline or way that the preview draws. */
const previewPositions = 500;

export interface InspectOptions extends Pick<Reading, 'cityCode' | 'crs' | 'fence' | 'grid'> {
  /** The user's choice; guessed from the column names when absent. */
  readonly mapping?: ColumnMapping;
  /** The row that names the columns; found by the names of fields when absent. */
  readonly headerRow?: number;
  readonly vocabularies?: readonly Vocabulary[];
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
  // Says that a table is missing, where pictures alone are no file of the kind.
  if (detected.format === 'pictures' && kind.takesPicturesAlone !== true) await tableOfArchive(source);
  if (kind.inspectFeed && detected.format === 'gtfs') {
    const feed = await kind.inspectFeed(source, options, previewRows);
    return {
      ...detected,
      ...feed,
      headRows: [],
      headerRow: 1,
      words: [],
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
  const head = await firstRows(source, detected, headRowCount);
  const headerRow = options.headerRow ?? findHeaderRow(kind.fields, head);
  const table = await openTable(source, { ...detected, headerRow }, log);
  const mapping = options.mapping ?? guessMapping(kind.fields, table.columns);
  const reading: Reading = { ...options, ...detected, mapping, log };
  const preview: Record<string, string>[] = [];
  const previewShapes: PreviewShape[] = [];
  const isShown = shownColumns(kind, mapping);
  const words = wordCounter(options.vocabularies ?? [], mapping);
  let rows = 0;
  for await (const row of table.rows()) {
    rows++;
    if (rows > (kind.rowLimit ?? Infinity))
      throw new AppError(
        'refused',
        `${kind.label}的数据超过 ${countText(kind.rowLimit ?? 0)} 行的上限，请按区域或媒体拆分后分次导入（增量更新不会影响其余数据）`,
      );
    words.see(row.cells);
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
    headRows: kind.isConfidential
      ? []
      : head.map(({ row, cells }) => ({ row, cells: cells.slice(0, headCells).map(cut) })),
    headerRow,
    mapping,
    words: words.unknown(),
    preview,
    previewShapes: previewShapes.map(thinned),
  };
}

/** Counts the words of mapped columns that are not on the product's lists; the lists themselves go with them. */
function wordCounter(vocabularies: readonly Vocabulary[], mapping: ColumnMapping) {
  const counted = vocabularies.map((vocabulary) => ({
    vocabulary,
    column: mapping[vocabulary.field] ?? null,
    counts: new Map<string, number>(),
  }));
  return {
    see(cells: ReadonlyMap<string, string>) {
      for (const { column, counts } of counted) {
        const word = column === null ? '' : cut((cells.get(column) ?? '').trim());
        if (word === '' || (counts.size >= wordLimit && !counts.has(word))) continue;
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    },
    unknown: (): UnknownWords[] =>
      counted.map(({ vocabulary: { field, choices, knows }, counts }) => {
        const words = [...counts].flatMap(([word, count]) => (knows(word) ? [] : [{ word, count }]));
        return { field, choices, words: words.toSorted((x, y) => y.count - x.count) };
      }),
  };
}

/** A shape with every n-th position and its last one. */
function thinned({ name, coordinates }: PreviewShape): PreviewShape {
  const step = Math.ceil(coordinates.length / previewPositions);
  const last = coordinates.length - 1;
  return { name, coordinates: coordinates.filter((_, index) => index % step === 0 || index === last) };
}
