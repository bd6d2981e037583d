import type { AdministeredUser } from '@ooh/contract/domain/administration';
import type { ParsedInput } from '@ooh/contract/registry';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';
import { accountColumns, accountsOf } from '../../platform/session/reader.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';

type UserQuery = ReturnType<typeof accountsOf>;

async function present(query: UserQuery, now: Date): Promise<AdministeredUser[]> {
  const sessions = sql<number>`(select count(*)::int from session_token s
    where s.user_id = app_user.id and s.revoked_at is null and s.expires_at > ${now})`;
  const lastSignIn = sql<Date | null>`(select max(s.created_at) from session_token s where s.user_id = app_user.id)`;
  const rows = await query
    .select([
      ...accountColumns,
      'role.id as roleId',
      'app_user.is_enabled as isEnabled',
      'app_user.is_demo as isDemo',
      'app_user.second_factor_confirmed as hasSecondFactor',
      sql<boolean>`app_user.company_subject is not null`.as('hasCompanyAccount'),
      'app_user.created_at as createdAt',
      sessions.as('sessions'),
      lastSignIn.as('lastSignInAt'),
    ])
    .execute();
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt === null ? null : new Date(row.lastSignInAt).toISOString(),
  }));
}

/** One page of users by account, with the number of all that match. */
export async function listUserRows(
  db: DbOrTransaction,
  search: ParsedInput<'v1/admin/users/list'>,
  now: Date,
): Promise<{ rows: AdministeredUser[]; total: number }> {
  const { keyword, organisationId, roleId, state, pageNo, pageSize } = search;
  const ids = [organisationId, roleId].filter((id) => id !== undefined);
  if (!ids.every(isRowId)) return { rows: [], total: 0 };
  const pattern = containing(keyword);
  let matching = accountsOf(db).where((user) =>
    user.or([
      user('app_user.user_name', 'ilike', pattern),
      user('app_user.nick_name', 'ilike', pattern),
      user('organisation.name', 'ilike', pattern),
    ]),
  );
  if (organisationId) matching = matching.where('organisation.id', '=', organisationId);
  if (roleId) matching = matching.where('role.id', '=', roleId);
  if (state !== 'all') matching = matching.where('app_user.is_enabled', '=', state === 'enabled');
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = matching
    .orderBy('app_user.user_name')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { rows: await present(page, now), total };
}

/** A user, or the refusal for an unknown id. */
export async function administeredUserOf(
  db: DbOrTransaction,
  userId: string,
  now: Date,
): Promise<AdministeredUser> {
  const [user] = isRowId(userId)
    ? await present(accountsOf(db).where('app_user.id', '=', userId), now)
    : ([] as AdministeredUser[]);
  if (user === undefined) throw notFound('用户');
  return user;
}

/** Adds a user. Refuses an account name that exists in any case of letters. */
export async function insertUser(
  transaction: DbOrTransaction,
  user: ParsedInput<'v1/admin/users/create'> & { passwordHash: string },
): Promise<string> {
  const taken = await transaction
    .selectFrom('app_user')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['user_name']), '=', user.userName.toLowerCase()))
    .executeTakeFirst();
  if (taken) throw new AppError('refused', `账号「${user.userName}」已存在`);
  const row = await transaction
    .insertInto('app_user')
    .values({
      user_name: user.userName,
      nick_name: user.nickName,
      organisation_id: user.organisationId,
      role_id: user.roleId,
      password_hash: user.passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Changes what is given, keeps what is absent. */
export async function changeUser(
  transaction: DbOrTransaction,
  input: ParsedInput<'v1/admin/users/update'>,
): Promise<void> {
  const { userId, nickName, organisationId, roleId, isEnabled, releasesCompanyAccount } = input;
  const columns = {
    nick_name: nickName,
    organisation_id: organisationId,
    role_id: roleId,
    is_enabled: isEnabled,
    ...(releasesCompanyAccount ? { company_issuer: null, company_subject: null } : {}),
  };
  if (Object.values(columns).every((value) => value === undefined)) return;
  await transaction.updateTable('app_user').set(columns).where('id', '=', userId).execute();
}
