import type { OrderState } from '../../packages/contract/src/domain/order.ts';
import { moved } from '../../apps/server/src/orders/order/free-units.ts';
import { sql, type Db } from '../../apps/server/src/platform/storage/postgres/database.ts';

/** A state that an order entered, on a day YYYY-MM-DD. */
export interface HistoryStep {
  readonly state: OrderState;
  readonly day: string;
}

export const dayBefore = (day: string, days: number): string =>
  moved({ startDate: day, endDate: day }, -days).startDate;

/** The states until a flight has begun, entered in the month before. */
export const stepsUntilRunning = (startDate: string): HistoryStep[] => [
  { state: 'draft', day: dayBefore(startDate, 30) },
  { state: 'ready', day: dayBefore(startDate, 29) },
  { state: 'planning', day: dayBefore(startDate, 28) },
  { state: 'confirming', day: dayBefore(startDate, 24) },
  { state: 'holding', day: dayBefore(startDate, 20) },
  { state: 'booked', day: dayBefore(startDate, 14) },
  { state: 'running', day: startDate },
];

/** Replaces the history of an order, which then has its last state. */
export async function writeHistory(db: Db, orderId: string, steps: readonly HistoryStep[]): Promise<void> {
  const { owner_id: actor } = await db
    .selectFrom('media_order')
    .select('owner_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const at = (day: string) => new Date(`${day}T07:00:00Z`);
  await db.deleteFrom('media_order_event').where('order_id', '=', orderId).execute();
  await db
    .insertInto('media_order_event')
    .values(
      steps.map(({ state, day }, index) => ({
        order_id: orderId,
        from_state: steps[index - 1]?.state ?? null,
        to_state: state,
        actor_id: actor,
        reason: null,
        at: at(day),
      })),
    )
    .execute();
  const [first, last] = [steps[0], steps.at(-1)!];
  await db
    .updateTable('media_order')
    .set({ state: last.state, created_at: at(first.day), updated_at: at(last.day) })
    .where('order_id', '=', orderId)
    .execute();
}

/** Books the items of an order as sold: the lowest free slots of each unit. */
export async function sellItems(db: Db, orderId: string): Promise<void> {
  await sql`
    insert into media_booking
      (city_code, medium_id, face_id, slot, period, state, is_sample, order_item_id, created_at)
    select item.city_code, item.medium_id, unit.key, free.slot, item.period, 'sold', true, item.item_id, now()
    from media_order_item item
    cross join lateral (select coalesce(item.face_id, item.line_id || ':' || item.deck) as key) unit
    cross join lateral (
      select numbers.slot from generate_series(1, 60) as numbers (slot)
      where not exists (
        select from media_booking taken
        where taken.face_id = unit.key and taken.slot = numbers.slot and taken.period && item.period
          and taken.is_in_force and taken.state in ('hold', 'sold'))
      order by numbers.slot limit item.quantity) free
    where item.order_id = ${orderId}::uuid`.execute(db);
}
