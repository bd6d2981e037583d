import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { getAccount, type Account } from '../account/account-store.ts';
import type { CompanyIdentity } from './company-identity.ts';

type Named = Pick<CompanyIdentity, 'issuer' | 'subject' | 'userName'>;

/**
 * The user of an identity: the one that it signed in as before, otherwise the one of its user name, which belongs to it
 * from now on. A name that belongs to another identity is refused: who renames himself at the provider becomes nobody else.
 */
export async function userOfIdentity(
  transaction: DbOrTransaction,
  { issuer, subject, userName }: Named,
): Promise<Account | undefined> {
  const known = await transaction
    .selectFrom('app_user')
    .select('id')
    .where('company_issuer', '=', issuer)
    .where('company_subject', '=', subject)
    .executeTakeFirst();
  if (known !== undefined) return getAccount(transaction, known.id);
  const named = await transaction
    .selectFrom('app_user')
    .select(['id', 'company_subject'])
    .where((eb) => eb(eb.fn('lower', ['user_name']), '=', userName.toLowerCase()))
    .executeTakeFirst();
  if (named === undefined) return undefined;
  if (named.company_subject !== null)
    throw new AppError('refused', `账号「${userName}」已属于另一个企业账号，请联系管理员`);
  await bindIdentity(transaction, named.id, { issuer, subject });
  return getAccount(transaction, named.id);
}

/** Notes that a user is this identity. */
export async function bindIdentity(
  transaction: DbOrTransaction,
  userId: string,
  { issuer, subject }: Pick<Named, 'issuer' | 'subject'>,
): Promise<void> {
  await transaction
    .updateTable('app_user')
    .set({ company_issuer: issuer, company_subject: subject })
    .where('id', '=', userId)
    .execute();
}
