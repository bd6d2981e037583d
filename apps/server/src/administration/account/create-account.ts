import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

export interface NewAccount {
  readonly userName: string;
  readonly nickName: string;
  readonly passwordHash: string;
  readonly isDemo: boolean;
  readonly organisation: { readonly name: string; readonly kind: 'platform' | 'agency' | 'advertiser' };
  readonly role: { readonly name: string; readonly permission: unknown };
}

async function organisationId(
  db: DbOrTransaction,
  organisation: NewAccount['organisation'],
): Promise<string> {
  const row = await db
    .insertInto('organisation')
    .values(organisation)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ kind: organisation.kind }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function roleId(db: DbOrTransaction, role: NewAccount['role']): Promise<string> {
  const permission = jsonb(role.permission);
  const row = await db
    .insertInto('role')
    .values({ name: role.name, permission })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ permission }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Creates a user with its organisation and role, which are shared by name. Returns the user's id. */
export async function createAccount(db: DbOrTransaction, account: NewAccount): Promise<string> {
  const row = await db
    .insertInto('app_user')
    .values({
      user_name: account.userName,
      nick_name: account.nickName,
      password_hash: account.passwordHash,
      is_demo: account.isDemo,
      organisation_id: await organisationId(db, account.organisation),
      role_id: await roleId(db, account.role),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** How many users there are, and how many of them belong to the demonstration. */
export async function countAccounts(db: DbOrTransaction): Promise<{ users: number; demoUsers: number }> {
  const row = await db
    .selectFrom('app_user')
    .select((eb) => [
      eb.fn.countAll<number>().as('users'),
      eb.fn.countAll<number>().filterWhere('is_demo', '=', true).as('demoUsers'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}
