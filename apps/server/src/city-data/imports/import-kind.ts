import type { DataRelease, ImportRemoval, ImportSession } from '@ooh/contract/domain/data-release';
import type { Crs } from '@ooh/geo/point';
import type { DataReleaseRow } from '../release/data-release-store.ts';
import type { ClickHouse } from '../../platform/storage/clickhouse/clickhouse.ts';
import type { Context } from '../../context.ts';
import type { Db, DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { CityFence } from '@ooh/geo/city-fence';
import type { IssueLog } from './issue-log.ts';
import type { ColumnMapping, ImportField } from './schema/import-field.ts';
import type { ByteSource } from './source/byte-source.ts';
import type { FileFormat, TableReading } from './source/open-table.ts';
import type { TableRow } from './source/table-text.ts';

/** Where the cells of a file lie that names them by column and row only. */
export interface GridOptions {
  /** Middle of cell 0, 0, in the system of the file. */
  readonly lng: number;
  readonly lat: number;
  readonly cellMeters: number;
}

/** How to read one file of a kind. */
export interface Reading extends TableReading {
  readonly cityCode: string;
  readonly crs: Crs;
  readonly fence: CityFence;
  readonly grid: GridOptions | null;
  readonly log: IssueLog;
  readonly mapping: ColumnMapping;
  /** How the file acts on the data in force: in `delete` its rows only name records. */
  readonly mode?: ImportMode;
  readonly signal?: AbortSignal;
  /** Rows read so far. */
  onRow?(rows: number): void;
  /** Rows handed over for writing so far, where a file is written as it is read. */
  onWritten?(rows: number): void;
}

/**
 * replace: the file replaces the current data; merge: it adds to them and corrects them; delete: it names those that
 * go.
 */
export type ImportMode = ImportSession['modes'][number];

export type PreviewShape = ImportSession['previewShapes'][number];

/** What a write has done to the city's data. */
export interface WriteOutcome {
  /** Records of the new release by name. */
  readonly counts: Readonly<Record<string, number>>;
  /** True when the current release is identical: nothing is stored then. */
  readonly isUnchanged?: boolean;
  /** What changed, for the report: records added, changed, replaced. */
  readonly changes?: Readonly<Record<string, number>>;
  /** True where nothing of the release before is kept although the file adds to it. */
  readonly standsAlone?: boolean;
  /** What goes out of force, where that is known. */
  readonly removal?: ImportRemoval | null;
}

/** A record that a row asks to remove. */
export interface Removal {
  readonly row: number;
  /** How the file calls it, for reports. */
  readonly name: string;
  /** What identifies it to the kind's writer. */
  readonly key: string;
}

/** A field for which the product has a list of its own. */
export interface Vocabulary {
  readonly field: string;
  /** The words that it stands by, for the choice of a meaning. */
  readonly choices: readonly string[];
  knows(word: string): boolean;
}

/** Writes into PostgreSQL inside the transaction that publishes. */
export interface PostgresWriter {
  readonly store: 'postgres';
  /** Stores the files referenced by rows, before the rows are written; not on a dry run. */
  keepFiles?(): Promise<void>;
  /** Discards those that no row references. */
  dropFiles?(): Promise<void>;
  write(
    transaction: DbOrTransaction,
    releaseId: string,
    previous: DataReleaseRow | undefined,
    mode: ImportMode,
  ): Promise<WriteOutcome>;
}

/** Writes into ClickHouse a release that is published afterwards; a failed one is removed. */
export interface ClickHouseWriter {
  readonly store: 'clickhouse';
  /** `previousId` is the release in force, where there is one. */
  write(
    clickhouse: ClickHouse,
    releaseId: string,
    previousId: string | undefined,
    mode: ImportMode,
  ): Promise<WriteOutcome>;
  remove(clickhouse: ClickHouse, releaseId: string): Promise<void>;
}

/** Stores and user available to a kind while it reads. */
export interface ImportStores extends Pick<
  Context,
  'db' | 'clickhouse' | 'files' | 'jobs' | 'config' | 'now'
> {
  readonly ownerId: string;
}

/** A file read to its end and found usable or not. Nothing has been written. */
export interface CheckedFile {
  readonly contentSha256: string;
  /** Rows of the file: of a table, features, or route × direction pairs of a feed. */
  readonly rowsRead: number;
  /** Rows that become data. */
  readonly rowsAccepted: number;
  /** Rows with errors; over half of them refuse the file. */
  readonly rowsRefused: number;
  readonly counts: Readonly<Record<string, number>>;
  /** What the release has to remember of the file, for files that add to it. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly writer: PostgresWriter | ClickHouseWriter;
}

export interface FeedInspection {
  readonly rows: number;
  readonly columns: readonly string[];
  readonly preview: ImportSession['preview'];
  readonly previewShapes: readonly PreviewShape[];
}

/** One kind of data that can be imported: its schema, how its files are read and checked, and where they go. */
export interface ImportKind {
  readonly name: ImportSession['kind'];
  readonly label: string;
  /** One sentence for the person who chooses: what a row is. */
  readonly hint: string;
  readonly releaseKind: DataRelease['kind'];
  readonly formats: readonly FileFormat[];
  readonly fields: readonly ImportField[];
  readonly needsGrid: boolean;
  /**
   * True for files of people's ids: reports contain no cells, the preview shows only columns of other fields,
   * and the file is removed once it is imported.
   */
  readonly isConfidential?: boolean;
  /** Most rows that one import takes; told as soon as the file is there. */
  readonly rowLimit?: number;
  /** Whether an archive of pictures alone is a file of the kind. */
  readonly takesPicturesAlone?: boolean;
  /** Whether an update may name a record in force by its key fields and leave out what stays. */
  readonly completesByKey?: boolean;
  /** Fields of which any one names a record that is to be removed; of kinds whose records can be. */
  readonly keyFields?: readonly string[];
  /** The fields whose words the product has lists of. */
  vocabularies?(db: Db): Promise<readonly Vocabulary[]>;
  /** Ways in which a file of a format may change the current data, default first. */
  modesFor(format: FileFormat): readonly ImportMode[];
  /** The shape of a row for the preview on the map; null when it cannot be read. */
  shapeOf(row: TableRow, reading: Reading): PreviewShape | null;
  /** What a feed (an archive of tables of fixed names) holds, with its first `rows` for the preview. */
  inspectFeed?(
    source: ByteSource,
    options: Pick<Reading, 'crs' | 'fence'>,
    rows: number,
  ): Promise<FeedInspection>;
  /** Reads a file to its end. `stores` resolve references in its rows. */
  check(source: ByteSource, reading: Reading, stores: ImportStores): Promise<CheckedFile>;
}
