import { certain } from '@ooh/contract/core/certain';
import { workbookMediaType } from '@ooh/contract/core/file';
import { importModeNames, type ImportSession } from '@ooh/contract/domain/data-release';
import { storeAttachment } from '../../platform/attachment/save-attachment.ts';
import type { Context } from '../../context.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { fenceOfCity } from '../../city-data/imports/georeference/city-fences.ts';
import type { GridOptions } from '../../city-data/imports/import-kind.ts';
import {
  changeSession,
  findOwnSession,
  insertSession,
  mappingOf,
  modeOf,
  type ImportSessionRow,
} from './import-session-store.ts';
import { inspectFile } from './inspect-file.ts';
import { findTemplate, noteUse, type TemplateSettings } from './template-store.ts';
import { readMeanings, rememberWords, type WordChoice } from './word-memory.ts';
import { constantColumn, constantOf } from '../../city-data/imports/source/rewrite-cells.ts';
import { kindOf } from './kinds.ts';
import {
  assertFileSize,
  verifiedSource,
  type ByteSource,
} from '../../city-data/imports/source/byte-source.ts';
import type { FileFormat } from '../../city-data/imports/source/open-table.ts';

type Parts = Pick<Context, 'db' | 'files' | 'audit' | 'now'>;

export interface ImportUpload {
  readonly kind: ImportSession['kind'];
  readonly cityCode: string;
  readonly crs: ImportSession['crs'];
  readonly grid: GridOptions | null;
  readonly fileName: string;
  readonly source: ByteSource;
}

const mediaTypes: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv',
  xlsx: workbookMediaType,
  geojson: 'application/geo+json',
  kml: 'application/vnd.google-earth.kml+xml',
  shp: 'application/zip',
  gtfs: 'application/zip',
  parquet: 'application/vnd.apache.parquet',
  pictures: 'application/zip',
};

/** Takes a file in: inspects it, keeps it, and opens the session that leads to its import. */
export async function startSession(
  context: Parts,
  owner: SignedInUser,
  upload: ImportUpload,
  request: { address: string; requestId: string },
): Promise<ImportSessionRow> {
  const { kind, cityCode, crs, grid, fileName, source } = upload;
  assertFileSize(source.byteCount);
  const fence = await fenceOfCity(cityCode);
  const vocabularies = await kindOf(kind).vocabularies?.(context.db);
  const inspection = await inspectFile(kindOf(kind), source, { cityCode, crs, grid, fence, vocabularies });
  const file = {
    purpose: 'import',
    fileName,
    mediaType: mediaTypes[inspection.format],
    byteCount: source.byteCount,
    chunks: source.chunks(),
  } as const;
  const attachment = await storeAttachment(context, owner, file, request);
  const importId = await insertSession(context.db, {
    ownerId: owner.userId,
    kind,
    cityCode,
    crs,
    grid,
    attachmentId: attachment.attachmentId,
    fileName: attachment.fileName,
    byteCount: attachment.byteCount,
    fileSha256: attachment.sha256,
    inspection,
    meanings: await readMeanings(context.db, owner.organisationId),
    at: context.now(),
  });
  return certain(await findOwnSession(context.db, importId, owner.userId), 'import session', importId);
}

/** The kept bytes of a session's file. Reading them to the end rejects when they differ from what was uploaded. */
export async function sessionSource(
  context: Pick<Context, 'files'>,
  session: ImportSessionRow,
): Promise<ByteSource> {
  const stored = await context.files.open(session.attachment_id);
  if (stored === null) throw notFound('上传的文件');
  return verifiedSource(stored, session.file_sha256);
}

export interface MappingChoice {
  readonly crs?: ImportSession['crs'];
  readonly grid?: GridOptions | null;
  readonly headerRow?: number;
  readonly mode?: ImportSession['mode'];
  readonly templateId?: string;
  /** Refuses a file that lacks a column of the template, instead of reading it without. */
  readonly needsWholeTemplate?: boolean;
  readonly mapping: readonly {
    readonly field: string;
    readonly column: string | null;
    readonly constant?: string | null;
  }[];
  readonly words?: readonly WordChoice[];
}

/**
 * Takes the user's choice of header, columns, constants, meanings of words, way of acting and coordinate system, and
 * previews the file anew. What words mean is remembered for the user's organisation.
 */
export async function chooseMapping(
  context: Parts,
  user: SignedInUser,
  session: ImportSessionRow,
  choice: MappingChoice,
): Promise<ImportSessionRow> {
  const kind = kindOf(session.kind);
  const template =
    choice.templateId === undefined
      ? undefined
      : (await findTemplate(context.db, user, choice.templateId)).settings;
  const crs = choice.crs ?? template?.crs ?? session.crs;
  const grid = choice.grid === undefined ? (template?.grid ?? session.grid) : choice.grid;
  const headerRow = choice.headerRow ?? template?.headerRow ?? session.header_row;
  const mode = choice.mode ?? template?.mode ?? modeOf(session);
  if (!kind.modesFor(session.format).includes(mode))
    throw new AppError('refused', `${kind.label}不支持${importModeNames[mode]}`);
  await rememberWords(context.db, user, checkedWords(session, choice.words ?? []), context.now());
  const source = await sessionSource(context, session);
  const options = {
    cityCode: session.city_code,
    crs,
    grid,
    fence: await fenceOfCity(session.city_code),
    headerRow,
    vocabularies: await kind.vocabularies?.(context.db),
  };
  // Under another header the columns are others: they are guessed anew.
  const isMoved = headerRow !== session.header_row;
  const guessed = isMoved ? await inspectFile(kind, source, options) : null;
  const before = guessed?.mapping ?? mappingOf(session);
  const columns = guessed?.columns ?? session.columns;
  const known = template ? templateChoice(template, columns, choice) : {};
  const chosen = { ...known, ...checkedChoice(session, columns, choice) };
  const content = await inspectFile(kind, source, { ...options, mapping: { ...before, ...chosen } });
  const guesses = new Set(session.mapping.flatMap(({ field, isGuess }) => (isGuess ? [field] : [])));
  const isGuess = (field: string): boolean => !(field in chosen) && (isMoved || guesses.has(field));
  const meanings = await readMeanings(context.db, user.organisationId);
  const inspection = { content, meanings, isGuess };
  const change = { crs, grid, mode, inspection, state: 'uploaded', report: null } as const;
  await changeSession(context.db, session.import_id, change, context.now());
  if (choice.templateId !== undefined) await noteUse(context.db, choice.templateId, context.now());
  return certain(
    await findOwnSession(context.db, session.import_id, session.owner_id),
    'import session',
    session.import_id,
  );
}

/** The columns and constants of a template, as far as the file has them. */
function templateChoice(
  { mapping }: TemplateSettings,
  columns: readonly string[],
  { needsWholeTemplate = false }: MappingChoice,
): Readonly<Record<string, string | null>> {
  const lacking = mapping.flatMap(({ column }) =>
    column === null || columns.includes(column) || constantOf(column) !== null ? [] : [`「${column}」`],
  );
  if (needsWholeTemplate && lacking.length > 0)
    throw new AppError(
      'refused',
      `文件中没有模板所读的列 ${lacking.join('、')}；文件中的列有 ${columns.join('、')}`,
    );
  return Object.fromEntries(
    mapping.map(({ field, column }) => {
      const isThere = column !== null && (columns.includes(column) || constantOf(column) !== null);
      return [field, isThere ? column : null];
    }),
  );
}

function checkedChoice(
  session: ImportSessionRow,
  columns: readonly string[],
  { mapping }: MappingChoice,
): Readonly<Record<string, string | null>> {
  const known = new Set(kindOf(session.kind).fields.map(({ field }) => field));
  const chosen: Record<string, string | null> = {};
  for (const { field, column, constant = null } of mapping) {
    if (!known.has(field)) throw new AppError('invalid', `没有字段 ${field}`);
    if (column !== null && !columns.includes(column))
      throw new AppError('invalid', `文件中没有列「${column}」`);
    if (column !== null && constant !== null)
      throw new AppError('invalid', `「${column}」：一个字段只能对应一列，或者一个固定值`);
    chosen[field] = column ?? (constant === null || constant === '' ? null : constantColumn(constant));
  }
  return chosen;
}

/** Meanings among those that their field has. */
function checkedWords(session: ImportSessionRow, words: readonly WordChoice[]): readonly WordChoice[] {
  const choices = new Map(session.words.map((known) => [known.field, known.choices]));
  for (const { field, value } of words)
    if (value !== null && choices.get(field)?.includes(value) !== true)
      throw new AppError('invalid', `「${value}」不是可选的取值`);
  return words;
}
