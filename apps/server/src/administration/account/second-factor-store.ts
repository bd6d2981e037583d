import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

export interface SecondFactor {
  /** Base32. */
  readonly secret: string;
  readonly isConfirmed: boolean;
  /** Last step whose code was accepted; no code of it or an earlier one is accepted again. */
  readonly lastStep: number;
}

/** The second factor of a user, in force or being set up; undefined without one. */
export async function findSecondFactor(
  db: DbOrTransaction,
  userId: string,
): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select(['second_factor_secret', 'second_factor_confirmed', 'second_factor_step'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (row === undefined || row.second_factor_secret === null) return undefined;
  return {
    secret: row.second_factor_secret,
    isConfirmed: row.second_factor_confirmed,
    lastStep: row.second_factor_step,
  };
}

/** Keeps a secret that is not in force until it is confirmed. False where one is in force already. */
export async function keepSecret(db: DbOrTransaction, userId: string, secret: string): Promise<boolean> {
  const kept = await db
    .updateTable('app_user')
    .set({ second_factor_secret: secret, second_factor_step: 0 })
    .where('id', '=', userId)
    .where('second_factor_confirmed', '=', false)
    .executeTakeFirst();
  return kept.numUpdatedRows > 0n;
}

/** Takes a step of the clock for used, and the factor for confirmed. False when it was used before. */
export async function useStep(db: DbOrTransaction, userId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('app_user')
    .set({ second_factor_confirmed: true, second_factor_step: step })
    .where('id', '=', userId)
    .where('second_factor_step', '<', step)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export async function removeSecondFactor(db: DbOrTransaction, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ second_factor_secret: null, second_factor_confirmed: false, second_factor_step: 0 })
    .where('id', '=', userId)
    .execute();
}

/** Whether the user's role requires a second factor. */
export async function roleNeedsFactor(db: DbOrTransaction, userId: string): Promise<boolean> {
  const role = await db
    .selectFrom('app_user')
    .innerJoin('role', 'role.id', 'app_user.role_id')
    .select('role.needs_second_factor')
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  return role?.needs_second_factor === true;
}
