import { chinaDate } from '@ooh/contract/domain/china-time';
import { dayNumber, isoDateOf } from '../../reference/calendar/flight-days.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** The Monday of the last full week before a moment, YYYY-MM-DD. */
export function lastFullWeek(now: Date): string {
  const today = chinaDate(now);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return isoDateOf(dayNumber(today) - sinceMonday - 7);
}

/** Notes that the monitoring report of an order was given out: it tells of the last full week, Monday to Sunday. */
export async function noteWeeklyReport(db: DbOrTransaction, orderId: string, now: Date): Promise<void> {
  await db
    .insertInto('weekly_report')
    .values({ order_id: orderId, week_from: lastFullWeek(now), issued_at: now })
    .onConflict((conflict) => conflict.columns(['order_id', 'week_from']).doNothing())
    .execute();
}
