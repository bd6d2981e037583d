import { certain } from '@ooh/contract/core/certain';
import { workbookMediaType } from '@ooh/contract/core/file';
import type { ImportSession } from '@ooh/contract/domain/data-release';
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
  type ImportSessionRow,
} from './import-session-store.ts';
import { inspectFile } from './inspect-file.ts';
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
  const inspection = await inspectFile(kindOf(kind), source, { cityCode, crs, grid, fence });
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
  readonly mapping: readonly { readonly field: string; readonly column: string | null }[];
}

/** Takes the user's choice of columns and coordinate system and previews the file anew. */
export async function chooseMapping(
  context: Parts,
  session: ImportSessionRow,
  choice: MappingChoice,
): Promise<ImportSessionRow> {
  const mapping = { ...mappingOf(session), ...checkedChoice(session, choice) };
  const crs = choice.crs ?? session.crs;
  const grid = choice.grid === undefined ? session.grid : choice.grid;
  const chosen = new Set(choice.mapping.map(({ field }) => field));
  const before = new Map(session.mapping.map(({ field, isGuess }) => [field, isGuess]));
  const fence = await fenceOfCity(session.city_code);
  const options = { cityCode: session.city_code, crs, grid, fence, mapping };
  const content = await inspectFile(kindOf(session.kind), await sessionSource(context, session), options);
  const isGuess = (field: string): boolean => !chosen.has(field) && (before.get(field) ?? false);
  const change = { crs, grid, inspection: { content, isGuess }, state: 'uploaded', report: null } as const;
  await changeSession(context.db, session.import_id, change, context.now());
  return certain(
    await findOwnSession(context.db, session.import_id, session.owner_id),
    'import session',
    session.import_id,
  );
}

function checkedChoice(
  session: ImportSessionRow,
  { mapping }: MappingChoice,
): Readonly<Record<string, string | null>> {
  const known = new Set(kindOf(session.kind).fields.map(({ field }) => field));
  const chosen: Record<string, string | null> = {};
  for (const { field, column } of mapping) {
    if (!known.has(field)) throw new AppError('invalid', `没有字段 ${field}`);
    if (column !== null && !session.columns.includes(column))
      throw new AppError('invalid', `文件中没有列「${column}」`);
    chosen[field] = column;
  }
  return chosen;
}
