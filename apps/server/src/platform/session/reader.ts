import { effectivePermission } from './effective-permission.ts';
import { readPermission, type SignedInUser } from './session.ts';
import type { DbOrTransaction, Selectable } from '../storage/postgres/database.ts';
import type { OrganisationTable } from '../storage/postgres/tables/account-tables.ts';

/** A user with current permissions, without a session. */
export type Reader = Omit<SignedInUser, 'sessionId'>;

interface ReaderRow extends Omit<Reader, 'permission' | 'organisationKind'> {
  readonly organisationKind: Selectable<OrganisationTable>['kind'];
  readonly permission: unknown;
}

function readerOf(row: ReaderRow): Reader {
  // A damaged structure grants nothing; sign-in reports it.
  const permission = readPermission(row.permission, () => undefined);
  return { ...row, permission: effectivePermission(permission, row.organisationKind) };
}

/** Users with their organisation and role. */
export const accountsOf = (db: DbOrTransaction) =>
  db
    .selectFrom('app_user')
    .innerJoin('organisation', 'organisation.id', 'app_user.organisation_id')
    .innerJoin('role', 'role.id', 'app_user.role_id');

/** Who a user is, by the names of a reader. */
export const accountColumns = [
  'app_user.id as userId',
  'app_user.user_name as userName',
  'app_user.nick_name as nickName',
  'organisation.id as organisationId',
  'organisation.name as organisationName',
  'organisation.kind as organisationKind',
  'role.name as roleName',
] as const;

const readers = (db: DbOrTransaction) =>
  accountsOf(db)
    .select([...accountColumns, 'role.permission as permission'])
    .where('app_user.is_enabled', '=', true);

/** An enabled user with current permissions; null for a disabled one. */
export async function findReader(db: DbOrTransaction, userId: string): Promise<Reader | null> {
  const row = await readers(db).where('app_user.id', '=', userId).executeTakeFirst();
  return row === undefined ? null : readerOf(row);
}

/** All enabled users, oldest account first. */
export async function enabledReaders(db: DbOrTransaction): Promise<Reader[]> {
  const rows = await readers(db).orderBy('app_user.created_at').orderBy('app_user.id').execute();
  return rows.map(readerOf);
}

/** Enabled users of some organisations, by name. */
export async function readersOf(db: DbOrTransaction, organisationIds: readonly string[]): Promise<Reader[]> {
  const rows = await readers(db)
    .where('organisation.id', 'in', [...organisationIds])
    .orderBy('app_user.nick_name')
    .orderBy('app_user.id')
    .execute();
  return rows.map(readerOf);
}

/** Whom work that the service begins by itself belongs to. */
export const oldestAccount = (db: DbOrTransaction) =>
  db.selectFrom('app_user').select('id').orderBy('created_at').orderBy('id').executeTakeFirst();
