import { randomBytes } from 'node:crypto';
import { countAccounts, createAccount } from '../administration/account/create-account.ts';
import { hashPassword } from '../administration/account/password.ts';
import { ConfigError } from '../platform/config/config.ts';
import type { Context } from '../context.ts';
import { administratorPermission, demoAccounts } from '../administration/users/demo-roles.ts';

export interface FirstAccounts {
  readonly userNames: readonly string[];
  /** The password made up for them; null when the configuration gave one. Shown once, stored nowhere. */
  readonly shownPassword: string | null;
}

function inventPassword(): string {
  return randomBytes(12).toString('base64url');
}

async function seedDemoAccounts(context: Context): Promise<FirstAccounts> {
  const { demoPassword } = context.config;
  const password = demoPassword ?? inventPassword();
  const passwordHash = await hashPassword(password);
  await context.db.transaction().execute(async (transaction) => {
    for (const account of demoAccounts) {
      await createAccount(transaction, { ...account, passwordHash, isDemo: true });
    }
    await context.audit.record({ action: 'account.seed-demo', actor: null }, transaction);
  });
  return {
    userNames: demoAccounts.map((account) => account.userName),
    shownPassword: demoPassword === undefined ? password : null,
  };
}

async function createAdministrator(context: Context): Promise<FirstAccounts> {
  const { adminPassword } = context.config;
  const password = adminPassword ?? inventPassword();
  const passwordHash = await hashPassword(password);
  await context.db.transaction().execute(async (transaction) => {
    await createAccount(transaction, {
      userName: 'admin',
      nickName: '平台管理员',
      organisation: { name: '平台运营', kind: 'platform' },
      role: { name: '平台管理员', permission: administratorPermission },
      passwordHash,
      isDemo: false,
    });
    await context.audit.record({ action: 'account.create-administrator', actor: null }, transaction);
  });
  return { userNames: ['admin'], shownPassword: adminPassword === undefined ? password : null };
}

/**
 * On an empty database: the demonstration accounts, or in production one administrator. Null when there are users
 * already. Throws ConfigError when production finds demonstration accounts.
 */
export async function ensureFirstAccounts(context: Context): Promise<FirstAccounts | null> {
  const { users, demoUsers } = await countAccounts(context.db);
  if (context.config.isProduction && demoUsers > 0) {
    throw new ConfigError(
      '数据中有演示账号，生产环境拒绝启动，请换用空的数据目录 (demo accounts found, refused in production)',
    );
  }
  if (users > 0) return null;
  return context.config.isProduction ? createAdministrator(context) : seedDemoAccounts(context);
}
