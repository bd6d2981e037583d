import type { ImportSession } from '@ooh/contract/domain/data-release';
import type { Crs } from '@ooh/geo/point';
import { Refusal } from '../refusal.ts';
import type { ColumnMapping } from './bus-line-schema.ts';
import { refuseBySize, type ByteSource } from './byte-source.ts';
import type { CityFence } from './city-fence.ts';
import { detectEncoding, type TextEncoding } from './detect-encoding.ts';
import type { DirectionRow } from './direction-row.ts';
import { readGtfs } from './gtfs/read-gtfs.ts';
import { isZip } from './gtfs/zip-entries.ts';
import { guessMapping } from './guess-mapping.ts';
import { createIssueLog } from './issue-log.ts';
import { openCsv } from './read-csv.ts';
import { readDirection } from './read-direction.ts';

export interface FileInspection {
  readonly format: 'csv' | 'gtfs';
  readonly encoding: TextEncoding;
  readonly rows: number;
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
  readonly preview: ImportSession['preview'];
  readonly previewShapes: ImportSession['previewShapes'];
}

const previewRows = 20;
const previewCellLength = 80;

export interface InspectOptions {
  readonly crs: Crs;
  readonly fence: CityFence;
  /** The user's choice; guessed from the column names when absent. */
  readonly mapping?: ColumnMapping;
}

/** What a file holds, before anything is decided: format, encoding, columns, first rows as text and on the map. */
export async function inspectFile(source: ByteSource, options: InspectOptions): Promise<FileInspection> {
  refuseBySize(source.byteCount);
  if (await isZip(source)) return inspectGtfs(source, options);
  const encoding = await detectEncoding(source);
  if (encoding === null)
    throw new Refusal('refused', '无法识别文件编码：请使用 UTF-8 或 GB18030 编码的 CSV，或 GTFS 压缩包');
  return inspectCsv(source, encoding, options);
}

async function inspectCsv(
  source: ByteSource,
  encoding: TextEncoding,
  options: InspectOptions,
): Promise<FileInspection> {
  const log = createIssueLog();
  const csv = await openCsv(source, encoding, log);
  const mapping = options.mapping ?? guessMapping(csv.columns);
  const preview: Record<string, string>[] = [];
  const directions: DirectionRow[] = [];
  let rows = 0;
  for await (const row of csv.rows()) {
    rows++;
    if (rows > previewRows) continue;
    preview.push(
      Object.fromEntries([...row.cells].map(([column, text]) => [column, text.slice(0, previewCellLength)])),
    );
    const { direction } = readDirection(row, { ...options, mapping, log });
    if (direction) directions.push(direction);
  }
  const previewShapes = directions.map(shapeOf);
  return {
    format: 'csv',
    encoding,
    rows: rows + csv.damagedRows(),
    columns: csv.columns,
    mapping,
    preview,
    previewShapes,
  };
}

async function inspectGtfs(source: ByteSource, options: InspectOptions): Promise<FileInspection> {
  const { directions, found, tables } = await readGtfs(source, { ...options, log: createIssueLog() });
  const first = directions.slice(0, previewRows);
  return {
    format: 'gtfs',
    encoding: 'UTF-8',
    rows: found,
    columns: tables,
    mapping: guessMapping([]),
    preview: first.map(({ lineName, name, stops, attributes }) => ({
      线路: lineName,
      方向: name,
      站点数: String(stops.length),
      运营公司: attributes.operator ?? '',
      '发车间隔（分钟）': attributes.headwayMinutes === null ? '' : String(attributes.headwayMinutes),
    })),
    previewShapes: first.map(shapeOf),
  };
}

function shapeOf({ lineName, name, shape, stops }: DirectionRow): ImportSession['previewShapes'][number] {
  const points = shape ?? stops.map((stop) => stop.point);
  return { name: `${lineName}(${name})`, coordinates: points.map(({ lng, lat }) => [lng, lat]) };
}
