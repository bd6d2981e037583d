import { AppError } from '../../platform/http/app-error.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** One change of accounts at a time, so that two of them cannot each remove the other's administrator. */
const accountsLock = 7_291_002;

/** Blocks other changes of users, roles and organisations until the transaction ends. */
export async function lockAccounts(transaction: DbOrTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${accountsLock})`.execute(transaction);
}

/** Enabled users of a platform organisation whose role opens accounts. */
export function administrators(db: DbOrTransaction): Promise<{ userId: string }[]> {
  return db
    .selectFrom('app_user')
    .innerJoin('role', 'role.id', 'app_user.role_id')
    .innerJoin('organisation', 'organisation.id', 'app_user.organisation_id')
    .select('app_user.id as userId')
    .where('app_user.is_enabled', '=', true)
    .where('organisation.kind', '=', 'platform')
    .where(
      sql<boolean>`role.permission #> '{administrationData,accountData,isEnabled}' = 'true'::jsonb
        and role.permission #> '{administrationData,pageIsEnabled}' = 'true'::jsonb`,
    )
    .execute();
}

/** Refuses a change that leaves nobody to administer accounts. Call after the change, inside its transaction. */
export async function assertAdministratorRemains(transaction: DbOrTransaction): Promise<void> {
  if ((await administrators(transaction)).length === 0)
    throw new AppError('refused', '此操作会使平台不再有可用的账号管理员，已取消；请先指定另一位管理员');
}
