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
  /** Guesses of the old password in a session delay no sign-in of its owner. Default: a sign-in. */
  readonly at?: 'sign-in' | 'old-password';
}

const keyPrefix = { 'sign-in': 'user', 'old-password': 'old-password' } as const;

function keysOf(attempt: Attempt): { key: string; free: number }[] {
  return [
    { key: `${keyPrefix[attempt.at ?? 'sign-in']}:${attempt.userName.toLowerCase()}`, free: free.user },
    { key: `address:${attempt.address}`, free: free.address },
  ];
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
export async function forgetFailures(
  db: DbOrTransaction,
  userName: string,
  at: NonNullable<Attempt['at']> = 'sign-in',
): Promise<void> {
  await db
    .deleteFrom('login_failure')
    .where('key', '=', `${keyPrefix[at]}:${userName.toLowerCase()}`)
    .execute();
}

/** Drops failures that no longer delay anything. */
export async function dropStaleFailures(db: Db, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - forgottenAfterSeconds * 1000);
  await db.deleteFrom('login_failure').where('last_at', '<', stale).execute();
}
