import type { ImportSession } from '@ooh/contract/domain/data-release';
import { jsonb, type DbOrTransaction, type Selectable } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { ImportSessionTable } from '../../platform/storage/postgres/tables/city-data-tables.ts';
import type { GridOptions } from '../../city-data/imports/import-kind.ts';
import type { FileInspection } from './inspect-file.ts';
import { kindOf } from './kinds.ts';
import { constantOf, type WordMeanings } from '../../city-data/imports/source/rewrite-cells.ts';
import { isWanted, labelOf, type ColumnMapping } from '../../city-data/imports/schema/import-field.ts';

export type ImportReport = NonNullable<ImportSession['report']>;

interface StoredColumn {
  readonly field: string;
  readonly column: string | null;
  readonly isGuess: boolean;
}

/** A session with its stored documents read. */
export interface ImportSessionRow extends Omit<
  Selectable<ImportSessionTable>,
  'mapping' | 'preview' | 'preview_shapes' | 'report' | 'words'
> {
  readonly mapping: readonly StoredColumn[];
  readonly words: readonly StoredWords[];
  readonly preview: ImportSession['preview'];
  readonly preview_shapes: ImportSession['previewShapes'];
  readonly report: ImportReport | null;
}

/** Unknown words of a field with the meaning that somebody has given them. */
export interface StoredWords {
  readonly field: string;
  readonly choices: readonly string[];
  readonly words: readonly { readonly word: string; readonly count: number; readonly value: string | null }[];
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
  readonly meanings: WordMeanings;
  readonly at: Date;
}

const storedMapping = (mapping: ColumnMapping, isGuess: (field: string) => boolean): StoredColumn[] =>
  Object.entries(mapping).map(([field, column]) => ({
    field,
    column,
    isGuess: isGuess(field) && column !== null,
  }));

function inspectionColumns(
  inspection: FileInspection,
  isGuess: (field: string) => boolean,
  meanings: WordMeanings,
) {
  const words = inspection.words.map(({ field, choices, words: unknown }) => ({
    field,
    choices,
    words: unknown.map(({ word, count }) => {
      const value = meanings[field]?.[word] ?? null;
      return { word, count, value: value !== null && choices.includes(value) ? value : null };
    }),
  }));
  return {
    format: inspection.format,
    encoding: inspection.encoding,
    row_count: inspection.rows,
    columns: jsonb(inspection.columns),
    head_rows: jsonb(inspection.headRows),
    header_row: inspection.headerRow,
    words: jsonb(words),
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
      ...inspectionColumns(session.inspection, () => true, session.meanings),
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
  readonly inspection?: {
    readonly content: FileInspection;
    readonly meanings: WordMeanings;
    isGuess(field: string): boolean;
  };
  readonly mode?: ImportSession['mode'];
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
      ...(inspection &&
        inspectionColumns(inspection.content, (field) => inspection.isGuess(field), inspection.meanings)),
      ...(change.mode && { mode: change.mode }),
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

/** The stored meanings of words, by field. */
export function meaningsOf({ words }: Pick<ImportSessionRow, 'words'>): WordMeanings {
  return Object.fromEntries(
    words.map(({ field, words: known }) => [
      field,
      Object.fromEntries(known.flatMap(({ word, value }) => (value === null ? [] : [[word, value]]))),
    ]),
  );
}

/** The way in which the session's file acts, by default the usual one of its kind. */
export function modeOf({ kind, format, mode }: Pick<ImportSessionRow, 'kind' | 'format' | 'mode'>) {
  return mode ?? kindOf(kind).modesFor(format)[0];
}

/** The fields that suffice where the file only names records; null where it gives them whole. */
export function wantedKeys(
  { kind }: Pick<ImportSessionRow, 'kind'>,
  mode: ImportSession['mode'],
): readonly string[] | null {
  const { keyFields = null, completesByKey = false } = kindOf(kind);
  return mode === 'delete' || (mode === 'merge' && completesByKey) ? keyFields : null;
}

/** A session as the interface shows it. */
export function presentSession(
  row: ImportSessionRow,
  proposedTemplate: ImportSession['proposedTemplate'] = null,
): ImportSession {
  const kind = kindOf(row.kind);
  const mapping = mappingOf(row);
  const mode = modeOf(row);
  const keys = wantedKeys(row, mode);
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
    headRows: row.head_rows,
    headerRow: row.header_row,
    modes: [...kind.modesFor(row.format)],
    mode,
    needsGrid: kind.needsGrid,
    grid: row.grid,
    // A feed's tables have fixed names: there is nothing to map.
    mapping:
      row.format === 'gtfs'
        ? []
        : kind.fields.map((field) => {
            const column = mapping[field.field];
            const constant = row.columns.includes(column ?? '') ? null : constantOf(column);
            return {
              field: field.field,
              label: field.label,
              isRequired: isWanted(field, mapping, keys),
              column: constant === null ? column : null,
              constant,
              isGuess: guesses.has(field.field),
            };
          }),
    words: row.words.map(({ field, choices, words }) => ({
      field,
      label: labelOf(kind.fields, field),
      choices: [...choices],
      words: words.map((word) => ({ ...word })),
    })),
    proposedTemplate,
    preview: row.preview,
    previewShapes: row.preview_shapes,
    state: row.state,
    report: row.report,
    jobId: row.job_id,
    releaseId: row.release_id,
  };
}
