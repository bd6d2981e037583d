import type { ImportSession } from '@ooh/contract/domain/data-release';
import { jsonb, type DbOrTransaction, type Selectable } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { ImportSessionTable } from '../../platform/storage/postgres/tables/city-data-tables.ts';
import type { GridOptions } from '../../city-data/imports/import-kind.ts';
import type { FileInspection } from './inspect-file.ts';
import { kindOf } from './kinds.ts';
import { isWanted, type ColumnMapping } from '../../city-data/imports/schema/import-field.ts';

export type ImportReport = NonNullable<ImportSession['report']>;

interface StoredColumn {
  readonly field: string;
  readonly column: string | null;
  readonly isGuess: boolean;
}

/** A session with its stored documents read. */
export interface ImportSessionRow extends Omit<
  Selectable<ImportSessionTable>,
  'mapping' | 'preview' | 'preview_shapes' | 'report'
> {
  readonly mapping: readonly StoredColumn[];
  readonly preview: ImportSession['preview'];
  readonly preview_shapes: ImportSession['previewShapes'];
  readonly report: ImportReport | null;
}

export interface NewImportSession {
  readonly ownerId: string;
  readonly kind: ImportSession['kind'];
  readonly cityCode: string;
  readonly crs: ImportSession['crs'];
  readonly grid: GridOptions | null;
  readonly attachmentId: string;
  readonly fileName: string;
  readonly byteCount: number;
  readonly fileSha256: string;
  readonly inspection: FileInspection;
  readonly at: Date;
}

const storedMapping = (mapping: ColumnMapping, isGuess: (field: string) => boolean): StoredColumn[] =>
  Object.entries(mapping).map(([field, column]) => ({
    field,
    column,
    isGuess: isGuess(field) && column !== null,
  }));

function inspectionColumns(inspection: FileInspection, isGuess: (field: string) => boolean) {
  return {
    format: inspection.format,
    encoding: inspection.encoding,
    row_count: inspection.rows,
    columns: jsonb(inspection.columns),
    mapping: jsonb(storedMapping(inspection.mapping, isGuess)),
    preview: jsonb(inspection.preview),
    preview_shapes: jsonb(inspection.previewShapes),
  };
}

export async function insertSession(db: DbOrTransaction, session: NewImportSession): Promise<string> {
  const { import_id } = await db
    .insertInto('import_session')
    .values({
      owner_id: session.ownerId,
      kind: session.kind,
      city_code: session.cityCode,
      crs: session.crs,
      grid: session.grid === null ? null : jsonb(session.grid),
      attachment_id: session.attachmentId,
      file_name: session.fileName,
      byte_count: session.byteCount,
      file_sha256: session.fileSha256,
      ...inspectionColumns(session.inspection, () => true),
      state: 'uploaded',
      report: null,
      job_id: null,
      release_id: null,
      created_at: session.at,
      updated_at: session.at,
    })
    .returning('import_id')
    .executeTakeFirstOrThrow();
  return import_id;
}

/** A session of this owner; undefined for an unknown, malformed or foreign id alike. */
export async function findOwnSession(
  db: DbOrTransaction,
  importId: string,
  ownerId: string,
): Promise<ImportSessionRow | undefined> {
  if (!isRowId(importId)) return undefined;
  const row = await db
    .selectFrom('import_session')
    .selectAll()
    .where('import_id', '=', importId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row as ImportSessionRow | undefined;
}

export interface SessionChange {
  readonly crs?: ImportSession['crs'];
  readonly grid?: GridOptions | null;
  readonly inspection?: { readonly content: FileInspection; isGuess(field: string): boolean };
  readonly state?: ImportSession['state'];
  readonly report?: ImportReport | null;
  readonly jobId?: string;
  readonly releaseId?: string | null;
}

export async function changeSession(
  db: DbOrTransaction,
  importId: string,
  change: SessionChange,
  at: Date,
): Promise<void> {
  const { inspection } = change;
  await db
    .updateTable('import_session')
    .set({
      ...(change.crs && { crs: change.crs }),
      ...(change.grid !== undefined && { grid: change.grid === null ? null : jsonb(change.grid) }),
      ...(inspection && inspectionColumns(inspection.content, (field) => inspection.isGuess(field))),
      ...(change.state && { state: change.state }),
      ...(change.report !== undefined && { report: change.report === null ? null : jsonb(change.report) }),
      ...(change.jobId !== undefined && { job_id: change.jobId }),
      ...(change.releaseId !== undefined && { release_id: change.releaseId }),
      updated_at: at,
    })
    .where('import_id', '=', importId)
    .execute();
}

/** The stored choice of columns, for every field of the kind. */
export function mappingOf(session: Pick<ImportSessionRow, 'kind' | 'mapping'>): ColumnMapping {
  const columns = new Map(session.mapping.map(({ field, column }) => [field, column]));
  return Object.fromEntries(
    kindOf(session.kind).fields.map(({ field }) => [field, columns.get(field) ?? null]),
  );
}

/** A session as the interface shows it. */
export function presentSession(row: ImportSessionRow): ImportSession {
  const kind = kindOf(row.kind);
  const mapping = mappingOf(row);
  const guesses = new Set(row.mapping.filter(({ isGuess }) => isGuess).map(({ field }) => field));
  return {
    importId: row.import_id,
    kind: row.kind,
    cityCode: row.city_code,
    crs: row.crs,
    fileName: row.file_name,
    bytes: row.byte_count,
    format: row.format,
    encoding: row.encoding,
    rows: row.row_count,
    columns: row.columns,
    modes: [...kind.modesFor(row.format)],
    needsGrid: kind.needsGrid,
    grid: row.grid,
    // A feed's tables have fixed names: there is nothing to map.
    mapping:
      row.format === 'gtfs'
        ? []
        : kind.fields.map((field) => ({
            field: field.field,
            label: field.label,
            isRequired: isWanted(field, mapping),
            column: mapping[field.field],
            isGuess: guesses.has(field.field),
          })),
    preview: row.preview,
    previewShapes: row.preview_shapes,
    state: row.state,
    report: row.report,
    jobId: row.job_id,
    releaseId: row.release_id,
  };
}
