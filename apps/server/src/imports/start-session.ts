import type { ImportSession } from '@ooh/contract/domain/data-release';
import { saveAttachment } from '../attachment/save-attachment.ts';
import type { Context } from '../context.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { SignedInUser } from '../session/session.ts';
import { busLineFields, type BusLineField, type ColumnMapping } from './bus-line-schema.ts';
import { bytesSource, refuseBySize } from './byte-source.ts';
import { fenceOfCity } from './city-fences.ts';
import {
  changeSession,
  findOwnSession,
  insertSession,
  mappingOf,
  type ImportSessionRow,
} from './import-session-store.ts';
import { inspectFile } from './inspect-file.ts';

type Parts = Pick<Context, 'db' | 'files' | 'audit' | 'now'>;

export interface ImportUpload {
  readonly kind: ImportSession['kind'];
  readonly cityCode: string;
  readonly crs: ImportSession['crs'];
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** Takes a file in: inspects it, keeps it, and opens the session that leads to its import. */
export async function startSession(
  context: Parts,
  owner: SignedInUser,
  upload: ImportUpload,
  request: { address: string; requestId: string },
): Promise<ImportSessionRow> {
  refuseBySize(upload.bytes.byteLength);
  const fence = await fenceOfCity(upload.cityCode);
  const inspection = await inspectFile(bytesSource(upload.bytes), { crs: upload.crs, fence });
  const file = { purpose: 'import', fileName: upload.fileName, bytes: upload.bytes } as const;
  const attachment = await saveAttachment(context, owner, file, request);
  const importId = await insertSession(context.db, {
    ownerId: owner.userId,
    kind: upload.kind,
    cityCode: upload.cityCode,
    crs: upload.crs,
    attachmentId: attachment.attachmentId,
    fileName: attachment.fileName,
    byteCount: attachment.byteCount,
    fileSha256: attachment.sha256,
    inspection,
    at: context.now(),
  });
  return (await findOwnSession(context.db, importId, owner.userId))!;
}

/** The kept bytes of a session's file. */
export async function sessionBytes(
  context: Pick<Context, 'files'>,
  session: ImportSessionRow,
): Promise<Buffer> {
  const bytes = await context.files.get(session.attachment_id, session.file_sha256);
  if (bytes === null) throw notFound('上传的文件');
  return bytes;
}

export interface MappingChoice {
  readonly crs?: ImportSession['crs'];
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
  const chosen = new Set(choice.mapping.map(({ field }) => field));
  const before = new Map(session.mapping.map(({ field, isGuess }) => [field, isGuess]));
  const fence = await fenceOfCity(session.city_code);
  const content = await inspectFile(bytesSource(await sessionBytes(context, session)), {
    crs,
    fence,
    mapping,
  });
  const isGuess = (field: BusLineField): boolean => !chosen.has(field) && (before.get(field) ?? false);
  const change = { crs, inspection: { content, isGuess }, state: 'uploaded', report: null } as const;
  await changeSession(context.db, session.import_id, change, context.now());
  return (await findOwnSession(context.db, session.import_id, session.owner_id))!;
}

function checkedChoice(session: ImportSessionRow, { mapping }: MappingChoice): Partial<ColumnMapping> {
  const known = new Set<string>(busLineFields.map(({ field }) => field));
  const chosen: Partial<Record<BusLineField, string | null>> = {};
  for (const { field, column } of mapping) {
    if (!known.has(field)) throw new Refusal('invalid', `没有字段 ${field}`);
    if (column !== null && !session.columns.includes(column))
      throw new Refusal('invalid', `文件中没有列“${column}”`);
    chosen[field as BusLineField] = column;
  }
  return chosen;
}
