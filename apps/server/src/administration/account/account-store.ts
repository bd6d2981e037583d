import { sql, type Db, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

export interface Account {
  readonly userId: string;
  readonly userName: string;
  readonly nickName: string;
  readonly organisationId: string;
  readonly passwordHash: string;
  /** Of the passwords before, newest first. */
  readonly pastPasswordHashes: readonly string[];
  readonly avatarAttachmentId: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly isEnabled: boolean;
  readonly hasSecondFactor: boolean;
}

function accounts(db: DbOrTransaction) {
  return db
    .selectFrom('app_user')
    .select([
      'id as userId',
      'user_name as userName',
      'nick_name as nickName',
      'organisation_id as organisationId',
      'password_hash as passwordHash',
      'past_password_hashes as pastPasswordHashes',
      'avatar_attachment_id as avatarAttachmentId',
      'phone',
      'email',
      'is_enabled as isEnabled',
      'second_factor_confirmed as hasSecondFactor',
    ]);
}

/** The account of a user name, in any case of letters. */
export function findAccount(db: Db, userName: string): Promise<Account | undefined> {
  return accounts(db)
    .where((eb) => eb(eb.fn('lower', ['user_name']), '=', userName.toLowerCase()))
    .executeTakeFirst();
}

export function getAccount(db: DbOrTransaction, userId: string): Promise<Account> {
  return accounts(db).where('id', '=', userId).executeTakeFirstOrThrow();
}

/** Passwords, the present one included, that a new one must differ from. */
export const rememberedPasswords = 5;

export async function setPasswordHash(
  db: DbOrTransaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const past = sql<
    string[]
  >`(array_prepend(password_hash, past_password_hashes))[1:${sql.lit(rememberedPasswords - 1)}]`;
  await db
    .updateTable('app_user')
    .set({ password_hash: passwordHash, past_password_hashes: past })
    .where('id', '=', userId)
    .execute();
}

export interface ProfileChange {
  readonly nickName?: string | undefined;
  readonly avatarAttachmentId?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** Changes what is given, keeps what is undefined. */
export async function updateProfile(
  db: DbOrTransaction,
  userId: string,
  change: ProfileChange,
): Promise<void> {
  const columns = {
    nick_name: change.nickName,
    avatar_attachment_id: change.avatarAttachmentId,
    phone: change.phone,
    email: change.email,
  };
  if (Object.values(columns).every((value) => value === undefined)) return;
  await db.updateTable('app_user').set(columns).where('id', '=', userId).execute();
}
