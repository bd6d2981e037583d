import type { ContentHead } from '@ooh/contract/domain/content';
import type { CallOutput } from '@ooh/contract/registry';
import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import { effectivePermission } from '../../platform/session/effective-permission.ts';
import type { Db, DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { mayRead } from './content-store.ts';

const keyOf = (docId: string, version: number) => `${docId} ${version}`;

/** When a user has confirmed versions; asked by document and version. */
export async function readingsOf(
  db: DbOrTransaction,
  userId: string,
): Promise<(head: Pick<ContentHead, 'docId' | 'version'>) => string | null> {
  const rows = await db
    .selectFrom('content_reading')
    .select(['doc_id', 'version', 'read_at'])
    .where('user_id', '=', userId)
    .execute();
  const times = new Map(rows.map((row) => [keyOf(row.doc_id, row.version), row.read_at.toISOString()]));
  return ({ docId, version }) => times.get(keyOf(docId, version)) ?? null;
}

/** Confirms a version; the first confirmation counts. */
export async function confirmReading(
  db: DbOrTransaction,
  { docId, version }: Pick<ContentHead, 'docId' | 'version'>,
  userId: string,
  now: Date,
): Promise<string> {
  await db
    .insertInto('content_reading')
    .values({ doc_id: docId, version, user_id: userId, read_at: now })
    .onConflict((on) => on.columns(['doc_id', 'version', 'user_id']).doNothing())
    .execute();
  const { read_at: readAt } = await db
    .selectFrom('content_reading')
    .select('read_at')
    .where('doc_id', '=', docId)
    .where('version', '=', version)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return readAt.toISOString();
}

type Readers = CallOutput<'v1/content/acknowledgements'>['readers'];

/** Every enabled user to whom a document is open, with the time at which he confirmed a version. */
export async function readersOf(db: Db, head: ContentHead): Promise<Readers> {
  const rows = await db
    .selectFrom('app_user as reader')
    .innerJoin('role', 'role.id', 'reader.role_id')
    .innerJoin('organisation', 'organisation.id', 'reader.organisation_id')
    .leftJoin('content_reading as reading', (on) =>
      on
        .onRef('reading.user_id', '=', 'reader.id')
        .on('reading.doc_id', '=', head.docId)
        .on('reading.version', '=', head.version),
    )
    .select(['reader.id as userId', 'reader.nick_name as nickName', 'role.name as roleName'])
    .select([
      'organisation.name as organisationName',
      'organisation.kind',
      'role.permission',
      'reading.read_at',
    ])
    .where('reader.is_enabled', '=', true)
    .orderBy('reader.nick_name')
    .execute();
  const readers = rows.flatMap(({ kind, permission, read_at: readAt, ...reader }) => {
    const read = permissionStructure.safeParse(permission);
    const isReader = read.success && mayRead(effectivePermission(read.data, kind), head);
    return isReader ? [{ ...reader, readAt: readAt?.toISOString() ?? null }] : [];
  });
  return readers.sort((a, b) => (b.readAt ?? '').localeCompare(a.readAt ?? ''));
}
