import { auditActionsOf } from '@ooh/contract/core/endpoint';
import type { CallInput, CallKey } from '@ooh/contract/registry';
import { registry } from '@ooh/contract/registry';
import { createOrder } from '../../apps/server/src/api/mediaOrder/create.ts';
import { holdOrder } from '../../apps/server/src/api/v1/orders/hold.ts';
import { transitionOrder } from '../../apps/server/src/api/v1/orders/transition.ts';
import type { Context } from '../../apps/server/src/context.ts';
import { capacityOn, readCityLines, type Offer } from '../../apps/server/src/orders/order/offers.ts';
import { readBookings } from '../../apps/server/src/orders/order/unit-bookings.ts';
import { entryRecorder } from '../../apps/server/src/platform/audit/entry-recorder.ts';
import { findSession, openSession } from '../../apps/server/src/platform/session/session.ts';
import { connectPostgres } from '../../apps/server/src/platform/storage/postgres/connect.ts';
import { sql, type Db } from '../../apps/server/src/platform/storage/postgres/database.ts';
import { dayBefore, sellItems, stepsUntilRunning, writeHistory } from './order-history.ts';
import { shenzhen } from './shenzhen.ts';

type NewOrder = CallInput<'mediaOrder/create'>;

export const orderDays = { startDate: '2027-03-01', endDate: '2027-03-28' };

/** A line with its available vehicles on the days of the journeys. */
export interface FreeLine extends Offer {
  readonly capacity: number;
}

/** Lines of Shenzhen without bookings on the days of the journeys, most vehicles first. */
export async function freeLines({ db, now }: Context): Promise<FreeLine[]> {
  const offers = await readCityLines(db, { cityCode: shenzhen, formId: 1 });
  const keyOf = ({ lineId, deck }: Offer) => `${lineId}:${deck}`;
  const booked = await readBookings(db, offers.map(keyOf), orderDays, now());
  const taken = new Set(booked.map(({ unitKey }) => unitKey));
  return offers
    .map((offer) => ({ ...offer, capacity: capacityOn(offer, orderDays.startDate) }))
    .filter((offer) => offer.capacity > 1 && !taken.has(keyOf(offer)))
    .sort((a, b) => b.capacity - a.capacity);
}

/** An order for some vehicles of lines. */
export function orderOf(
  name: string,
  brandId: string,
  wanted: readonly {
    readonly line: Pick<Offer, 'formId' | 'lineId' | 'deck'>;
    readonly quantity: number;
  }[],
): NewOrder {
  return {
    brief: {
      name,
      mode: 'base',
      brandId,
      goal: 'brand',
      cityCodes: [shenzhen],
      mediumIds: [1],
      ...orderDays,
      budgetFen: 500_000_000,
      targetAudience: {},
    },
    items: wanted.map(({ line, quantity }) => ({
      cityCode: shenzhen,
      mediumId: 1,
      formId: line.formId,
      lineId: line.lineId!,
      deck: line.deck!,
      quantity,
      ...orderDays,
    })),
  };
}

/** Makes the holds of an order end after `seconds`. */
async function endHoldsIn(db: Db, orderId: string, seconds: number): Promise<void> {
  await db
    .updateTable('media_booking')
    .set({ expires_at: new Date(Date.now() + seconds * 1000) })
    .where('state', '=', 'hold')
    .where('order_item_id', 'in', (items) =>
      items.selectFrom('media_order_item').select('item_id').where('order_id', '=', orderId),
    )
    .execute();
}

/** The same beside a service that runs on the database. */
export async function endHolds(databaseUrl: string, orderId: string, seconds: number): Promise<void> {
  const { db, close } = connectPostgres({ url: databaseUrl }, { connections: 1, onError: () => undefined });
  await endHoldsIn(db, orderId, seconds);
  await close();
}

/**
 * Creates an order and holds it by calls as the planner; the hold then ends after `seconds` instead of
 * hours, which the calls do not allow. Returns the order.
 */
export async function holdFor(context: Context, order: NewOrder, seconds: number): Promise<string> {
  const { db, now } = context;
  const planner = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', 'planner')
    .executeTakeFirstOrThrow();
  const { token } = await openSession(db, { userId: planner.id, now: now(), hours: 1 });
  const rules = { now: now(), idleMinutes: 0, isIdle: true };
  const found = await findSession(db, token, rules, () => undefined);
  const from = { requestId: 'prepare', address: '127.0.0.1' };
  const requestOf = (key: CallKey) => ({
    ...from,
    user: found!.user,
    session: found!.state,
    file: null,
    record: entryRecorder(context.audit, auditActionsOf(registry[key]), { ...from, actor: found!.user }),
    client: null,
    signal: AbortSignal.timeout(60_000),
  });
  const input = registry['mediaOrder/create'].input.parse({ ...order, submit: true });
  const { orderId, version } = await createOrder(context, input, requestOf('mediaOrder/create'));
  const step = { orderId, version, state: 'planning', reason: null } as const;
  await transitionOrder(context, step, requestOf('v1/orders/transition'));
  await holdOrder(context, { orderId, hours: 72, partial: false }, requestOf('v1/orders/hold'));
  await endHoldsIn(db, orderId, seconds);
  return orderId;
}

/** How far back the days of an order of the past are moved: whole weeks, so that weekdays stay. */
const pastDays = 364;

/** Stores an order that ran and was closed a year before the given days, as a reference for others. */
export async function closeOrder(context: Context, order: NewOrder): Promise<void> {
  const { db } = context;
  const orderId = await holdFor(context, order, 0);
  const items = sql`select item_id from media_order_item where order_id = ${orderId}::uuid`;
  await sql`delete from media_booking where order_item_id in (${items})`.execute(db);
  await sql`update media_order_item
    set period = daterange(lower(period) - ${pastDays}::int, upper(period) - ${pastDays}::int)
    where order_id = ${orderId}::uuid`.execute(db);
  const startDate = dayBefore(orderDays.startDate, pastDays);
  const endDate = dayBefore(orderDays.endDate, pastDays);
  await db
    .updateTable('media_order')
    .set({ start_date: startDate, end_date: endDate })
    .where('order_id', '=', orderId)
    .execute();
  await db.deleteFrom('media_order_version').where('order_id', '=', orderId).execute();
  await sellItems(db, orderId);
  await writeHistory(db, orderId, [
    ...stepsUntilRunning(startDate),
    { state: 'ended', day: dayBefore(endDate, -1) },
    { state: 'closed', day: dayBefore(endDate, -5) },
  ]);
}

export async function brandIdOf({ db }: Context, name: string): Promise<string> {
  const brand = await db
    .selectFrom('brand')
    .select('brand_id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return brand.brand_id;
}
