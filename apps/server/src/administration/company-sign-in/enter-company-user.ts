import type { Context } from '../../context.ts';
import type { CompanySignIn } from '../../platform/config/company-sign-in.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { getAccount, type Account } from '../account/account-store.ts';
import { hashPassword } from '../account/password.ts';
import { assertAdministratorRemains, lockAccounts } from '../users/administrators.ts';
import { inventPassword } from '../users/invent-password.ts';
import { administeredUserOf, changeUser, insertUser } from '../users/user-store.ts';
import type { CompanyIdentity } from './company-identity.ts';
import { bindIdentity, userOfIdentity } from './company-user.ts';
import { placeOf, placeOfNone, ruleFor, type Place } from './group-rules.ts';

/** Records what a sign-in changes, in its transaction. */
export type RecordChange = (
  action: 'company.create-user' | 'company.map-groups',
  detail: Record<string, unknown>,
  actor: Account,
) => Promise<void>;

interface Entering {
  readonly settings: CompanySignIn;
  readonly identity: CompanyIdentity;
  readonly now: Date;
  readonly record: RecordChange;
}

/** Creates the user of an identity where settings and groups allow it. */
async function createUser(
  transaction: DbOrTransaction,
  { settings, identity, record }: Entering,
): Promise<Account> {
  const { userName, nickName, groups } = identity;
  const unknown = `企业账号「${userName}」在本平台没有对应的用户，请联系管理员`;
  if (!settings.createsUsers || settings.groups === null) throw new AppError('refused', unknown);
  const rule = ruleFor(settings.groups, groups);
  if (rule === undefined) throw new AppError('refused', noGroup(userName));
  const { roleId, organisationId } = await placeOf(transaction, rule);
  if (organisationId === undefined) throw new AppError('refused', unknown);
  // Nobody knows it: the user signs in with the company's account until an administrator gives a password.
  const passwordHash = await hashPassword(inventPassword());
  const userId = await insertUser(transaction, {
    userName,
    nickName,
    roleId,
    organisationId,
    passwordHash,
  });
  await bindIdentity(transaction, userId, identity);
  const account = await getAccount(transaction, userId);
  const { role, organisation } = rule;
  await record('company.create-user', { userId, userName, group: rule.group, role, organisation }, account);
  return account;
}

const noGroup = (userName: string): string =>
  `企业账号「${userName}」不在任何有权使用本平台的组中，请联系管理员`;

/** Gives a user the role and organisation of their groups, and takes away what they have no more. */
async function followGroups(
  transaction: DbOrTransaction,
  account: Account,
  place: Place,
  { identity, now, record }: Entering,
): Promise<void> {
  const { userId, userName } = account;
  const before = await administeredUserOf(transaction, userId, now);
  const { roleId, organisationId = before.organisationId } = place;
  if (before.roleId === roleId && before.organisationId === organisationId) return;
  await changeUser(transaction, { userId, roleId, organisationId });
  await assertAdministratorRemains(transaction);
  const after = await administeredUserOf(transaction, userId, now);
  const named = ({ roleName, organisationName }: typeof before) => ({ roleName, organisationName });
  const detail = {
    userId,
    userName,
    groups: identity.groups.slice(0, mostNoted),
    before: named(before),
    after: named(after),
  };
  await record('company.map-groups', detail, account);
}

const mostNoted = 50;

/** The account of an identity, and why it may not sign in. */
export interface Entered {
  readonly account: Account;
  readonly refusal: string | null;
}

/**
 * The account that an identity signs in to: found or created, with the role of its groups. What the groups take away is taken
 * also where the sign-in is refused for it. Throws where there is none.
 */
export async function enterCompanyUser(transaction: DbOrTransaction, entering: Entering): Promise<Entered> {
  const { settings, identity } = entering;
  await lockAccounts(transaction);
  const found = await userOfIdentity(transaction, identity);
  const account = found ?? (await createUser(transaction, entering));
  if (!account.isEnabled) return { account, refusal: `账号「${account.userName}」已停用，请联系管理员` };
  if (settings.groups === null) return { account, refusal: null };
  const rule = ruleFor(settings.groups, identity.groups);
  const place = await (rule === undefined ? placeOfNone(transaction) : placeOf(transaction, rule));
  await followGroups(transaction, account, place, entering);
  return { account, refusal: rule === undefined ? noGroup(account.userName) : null };
}

/** The settings of signing in with a company's accounts; refused where there are none. */
export function companySettings({ config }: Pick<Context, 'config'>): CompanySignIn {
  if (config.companySignIn === null) throw new AppError('refused', '本平台没有开通企业账号登录');
  return config.companySignIn;
}
