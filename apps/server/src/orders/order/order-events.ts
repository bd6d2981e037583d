import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** Steps of an order's life, the first first. */
export async function readEvents(db: DbOrTransaction, orderId: string) {
  const rows = await db
    .selectFrom('media_order_event as event')
    .leftJoin('app_user', 'app_user.id', 'event.actor_id')
    .select(['event.from_state', 'event.to_state', 'event.reason', 'event.at', 'app_user.nick_name as actor'])
    .select('event.answered_version')
    .where('event.order_id', '=', orderId)
    .orderBy('event.at')
    .orderBy('event.event_id')
    .execute();
  return rows.map((row) => ({
    fromState: row.from_state,
    toState: row.to_state,
    actorName: row.actor,
    reason: row.reason,
    answeredVersion: row.answered_version,
    at: row.at.toISOString(),
  }));
}
