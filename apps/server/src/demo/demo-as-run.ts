import { chinaDate } from '@ooh/contract/domain/china-time';
import type { Context } from '../context.ts';
import { writeAsRun } from './write-as-run.ts';

const seed = 1;

/** What became of the demonstration's bookings until today. */
export async function seedAsRun(context: Pick<Context, 'db' | 'now'>): Promise<void> {
  const now = context.now();
  const anchorDate = chinaDate(now);
  await context.db.transaction().execute((transaction) => writeAsRun(transaction, seed, anchorDate, now));
}
