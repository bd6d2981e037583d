import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { matchingStep } from './one-time-code.ts';
import { findSecondFactor, useStep } from './second-factor-store.ts';

/** Whether a code is the user's at this moment. Each is accepted once, also when it comes twice at once. */
export async function acceptCode(
  db: DbOrTransaction,
  userId: string,
  code: string,
  moment: Date,
): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  if (factor === undefined) return false;
  const step = matchingStep(factor.secret, code, moment);
  return step !== null && step > factor.lastStep && useStep(db, userId, step);
}
