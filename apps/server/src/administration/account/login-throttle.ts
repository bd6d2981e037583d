import { certain } from '@ooh/contract/core/certain';
import { sql, type Db, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** Failures without delay, for one account name and for one IP address. */
const free = { user: 5, address: 30 } as const;
const longestDelaySeconds = 300;
const forgottenAfterSeconds = 15 * 60;

/** Seconds that the next attempt has to wait after this many failures: 1, 2, 4 … 300. */
export function delaySeconds(failures: number, freeFailures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(2 ** (failures - freeFailures), longestDelaySeconds);
}

interface Attempt {
  readonly userName: string;
  readonly address: string;
  /** Failures of each are counted apart: guesses from elsewhere, or in a session, delay no sign-in of the owner. */
  readonly at: 'sign-in' | 'familiar-sign-in' | 'old-password' | 'second-factor';
}

/** What failures of an account are counted under. */
const accountKeys = {
  'sign-in': (name: string) => `user:${name}`,
  'familiar-sign-in': (name: string, address: string) => `${familiarPrefix(name)}${address}`,
  'old-password': (name: string) => `old-password:${name}`,
  'second-factor': (name: string) => `second-factor:${name}`,
};

const familiarPrefix = (name: string): string => `familiar:${name}@`;

const accountKey = ({ userName, address, at }: Attempt): string =>
  accountKeys[at](userName.toLowerCase(), address);

const keysOf = (attempt: Attempt): { key: string; free: number }[] => [
  { key: accountKey(attempt), free: free.user },
  { key: `address:${attempt.address}`, free: free.address },
];

/** Whether the account, known or not, signed in from this IP address within the last weeks. */
export async function isFamiliar(db: Db, userName: string, address: string): Promise<boolean> {
  const session = await db
    .selectFrom('session_token')
    .innerJoin('app_user', 'app_user.id', 'session_token.user_id')
    .select('session_token.id')
    .where((eb) => eb(eb.fn('lower', ['app_user.user_name']), '=', userName.toLowerCase()))
    .where('session_token.address', '=', address)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

/** Whole seconds to wait before this account and IP address may try again; 0 when now. */
export async function secondsToWait(db: Db, attempt: Attempt, now: Date): Promise<number> {
  const keys = keysOf(attempt);
  const rows = await db
    .selectFrom('login_failure')
    .selectAll()
    .where(
      'key',
      'in',
      keys.map((one) => one.key),
    )
    .execute();
  const waits = rows.map((row) => {
    const passed = (now.getTime() - row.last_at.getTime()) / 1000;
    if (passed > forgottenAfterSeconds) return 0;
    const asked = keys.find((one) => one.key === row.key);
    return delaySeconds(row.failures, certain(asked, 'throttle key', row.key).free) - passed;
  });
  return Math.max(0, Math.ceil(Math.max(0, ...waits)));
}

/** Counts one failure for the account name, known or not, and for the IP address. */
export async function countFailure(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - forgottenAfterSeconds * 1000);
  for (const { key } of keysOf(attempt)) {
    await db
      .insertInto('login_failure')
      .values({ key, failures: 1, last_at: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql<number>`case when login_failure.last_at < ${stale} then 1 else login_failure.failures + 1 end`,
          last_at: now,
        }),
      )
      .execute();
  }
}

/** The right password clears the account's failures; the IP address keeps its own. */
export async function forgetFailures(db: DbOrTransaction, attempt: Attempt): Promise<void> {
  await db.deleteFrom('login_failure').where('key', '=', accountKey(attempt)).execute();
}

/** A new password that an administrator sets clears the failures of every sign-in of the account. */
export async function forgetSignInFailures(db: DbOrTransaction, userName: string): Promise<void> {
  const name = userName.toLowerCase();
  await db
    .deleteFrom('login_failure')
    .where((eb) =>
      eb.or([
        eb('key', '=', accountKeys['sign-in'](name)),
        eb(eb.fn<boolean>('starts_with', ['key', eb.val(familiarPrefix(name))]), '=', true),
      ]),
    )
    .execute();
}

/** Drops failures that no longer delay anything. */
export async function dropStaleFailures(db: Db, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - forgottenAfterSeconds * 1000);
  await db.deleteFrom('login_failure').where('last_at', '<', stale).execute();
}
