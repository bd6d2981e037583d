import { chinaDate } from '@ooh/contract/domain/china-time';
import type { Context } from '../context.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import { writeAsRun } from './write-as-run.ts';

const seed = 1;

/** What became of the demonstration's bookings until today. */
export async function seedAsRun(context: Pick<Context, 'db' | 'now'>): Promise<void> {
  const now = context.now();
  const anchorDate = chinaDate(now);
  await context.db.transaction().execute((transaction) => writeAsRun(transaction, seed, anchorDate, now));
  // Tens of thousands of rows have come since the database last counted; what follows joins them.
  await sql`analyze media_order, media_order_item, media_posting`.execute(context.db);
}
