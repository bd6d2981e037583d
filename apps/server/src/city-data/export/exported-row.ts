import type { Context } from '../../context.ts';
import type { DataReleaseRow } from '../release/data-release-store.ts';
import type { FeedRoute } from './formats/gtfs-file.ts';
import type { GridOptions } from '../imports/import-kind.ts';

/** Null and '' leave a cell empty. Numbers stay numbers where a format has them. */
export type ExportedValue = string | number | null;

/** A record of a release as a row of the kind's import template. */
export interface ExportedRow {
  /** By field of the kind; what a declared rule filled in (估算) is left out, so that an import estimates it again. */
  readonly values: Readonly<Record<string, ExportedValue>>;
  /** GeoJSON, for the fields that a file of geometries does not repeat. */
  readonly geometry?: object;
  /** For the reader alone: what was left out as estimated, and what the template has no column for. */
  readonly remark?: string;
  /** By title, columns that an import does not need and that other systems read. */
  readonly extras?: Readonly<Record<string, ExportedValue>>;
  /** True for generated data (示意): an import leaves such rows out, so that they are never taken for real ones. */
  readonly isIndicative?: boolean;
}

export interface ExportSource extends Pick<Context, 'db' | 'clickhouse'> {
  readonly release: DataReleaseRow;
  /** Of a matrix between cells of a grid. */
  readonly grid: GridOptions | null;
  /** File names of pictures that leave beside the table, by attachment; undefined where the table leaves alone. */
  readonly pictureNames?: ReadonlyMap<string, string>;
}

/** A picture of an exported record, under a name that no other of the export has. */
export interface ExportedPicture {
  /** Of the attachment. */
  readonly id: string;
  readonly sha256: string;
  readonly byteCount: number;
  readonly fileName: string;
}

/** How the records of one kind leave. */
export interface KindExport {
  /** Fields that the geometry of a feature stands for; none for kinds without geometry. */
  readonly geometryFields: readonly string[];
  /** How many rows a release holds, before any is read. Kinds of few rows leave it out. */
  count?(source: ExportSource): Promise<number>;
  /** Uploaded pictures of a release, each once, of kinds whose records have some. */
  pictures?(source: ExportSource): Promise<readonly ExportedPicture[]>;
  /** The lines of a release as routes of a feed, of kinds that leave as GTFS. */
  feed?(source: ExportSource): Promise<readonly FeedRoute[]>;
  rows(source: ExportSource): AsyncIterable<ExportedRow>;
}

/** 等级=A；宽（米）=3.5: values that a rule filled in, for the reader. */
export const estimatesText = (values: Readonly<Record<string, ExportedValue>>): string => {
  const named = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return named.length === 0 ? '' : `估算：${named.map(([label, value]) => `${label}=${value}`).join('；')}`;
};

/** Seller's way of writing a truth. */
export const yesNo = (value: boolean): string => (value ? '是' : '否');
