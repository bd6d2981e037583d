import { administers } from '../data-release/city-scope.ts';
import { Refusal } from '../refusal.ts';
import { readPermission, type SignedInUser } from '../session/session.ts';
import type { Db } from '../storage/postgres/database.ts';

/** The account in whose name the command line imports: the oldest one that administers the city's bus data. */
export async function commandOwner(db: Db, cityCode: string): Promise<SignedInUser> {
  const rows = await db
    .selectFrom('app_user')
    .innerJoin('organisation', 'organisation.id', 'app_user.organisation_id')
    .innerJoin('role', 'role.id', 'app_user.role_id')
    .select([
      'app_user.id as userId',
      'app_user.user_name as userName',
      'app_user.nick_name as nickName',
      'organisation.id as organisationId',
      'organisation.name as organisationName',
      'organisation.kind as organisationKind',
      'role.name as roleName',
      'role.permission as permission',
    ])
    .where('app_user.is_enabled', '=', true)
    .orderBy('app_user.created_at')
    .orderBy('app_user.id')
    .execute();
  const users = rows.map((row) => ({
    ...row,
    sessionId: 'command-line',
    permission: readPermission(row.permission, () => undefined),
  }));
  const owner = users.find((user) => administers(user, cityCode));
  if (!owner) throw new Refusal('refused', '没有可以管理该城市公交数据的账号，请先启动服务创建账号');
  return owner;
}
