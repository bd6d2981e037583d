import { exceptionStates } from '@ooh/contract/domain/order-names';
import type { Context } from '../context.ts';
import { importOwner } from '../city-data/imports/command-owner.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import type { OrderState } from '@ooh/contract/domain/order';
import { deepCityCodes } from './publish-demo.ts';

/** Whose work the demonstration shows. */
export const plannerName = 'planner';

/** Where an audit entry of the seeding says that it came from. */
export const seedRequest = { address: 'seed', requestId: 'demo-seed' } as const;

/** The demonstration's planner and the first city in depth; null where either is missing. */
export async function plannerWorkspace({
  db,
}: Pick<Context, 'db'>): Promise<{ user: SignedInUser; cityCode: string } | null> {
  const planner = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', plannerName)
    .executeTakeFirst();
  const [cityCode] = await deepCityCodes(db);
  if (planner === undefined || cityCode === undefined) return null;
  return { user: await importOwner(db, planner.id), cityCode };
}

/** Orders of the planner's firm in a city, the newest first, with how much of each was not posted as it should be. */
export async function plannerOrders(
  { db }: Pick<Context, 'db'>,
  { user, cityCode }: { readonly user: SignedInUser; readonly cityCode: string },
  states: readonly OrderState[],
) {
  return db
    .selectFrom('media_order as orders')
    .innerJoin('media_order_item as item', 'item.order_id', 'orders.order_id')
    .leftJoin('media_posting as posting', 'posting.item_id', 'item.item_id')
    .select(['orders.order_id as orderId', 'orders.state'])
    .select((order) => [
      order.fn.countAll<number>().filterWhere('posting.state', 'in', exceptionStates).as('faults'),
      order.fn.countAll<number>().filterWhere('item.line_id', 'is not', null).as('vehicles'),
    ])
    .where('orders.is_sample', '=', true)
    .where('orders.organisation_id', '=', user.organisationId)
    .where('orders.state', 'in', [...states])
    .where('item.city_code', '=', cityCode)
    .groupBy(['orders.order_id', 'orders.order_no', 'orders.state'])
    .orderBy('orders.order_no', 'desc')
    .execute()
    .then((rows) =>
      rows.map((row) => ({ ...row, faults: Number(row.faults), vehicles: Number(row.vehicles) })),
    );
}
