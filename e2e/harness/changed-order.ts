import type { Context } from '../../apps/server/src/context.ts';
import { seedAdoptions } from '../../apps/server/src/demo/demo-adoptions.ts';
import { smallOrder } from '../../apps/server/src/testing/small-order.ts';
import { shenzhen } from './shenzhen.ts';

export const changedOrderName = '星河汽车 深圳 补刊后';

/** Days of the flight, from today. */
const [fromDay, toDay] = [-70, -25];
const vehicles = 4;
const missing = 3;

/**
 * An order of the planner in Shenzhen that has ended: most of its vehicles were missing, and on a day when it ran a change was
 * adopted, whose effect is measured. City and brands must exist.
 */
export async function storeChangedOrder(context: Context): Promise<void> {
  const { db } = context;
  const users = await db.selectFrom('app_user').select(['id', 'user_name']).execute();
  const userIds = Object.fromEntries(users.map((user) => [user.user_name, user.id]));
  const lines = await db
    .selectFrom('bus_line as line')
    .innerJoin('data_release as release', 'release.release_id', 'line.release_id')
    .select(['line.line_id', 'line.line_name'])
    .where('release.state', '=', 'current')
    .where('release.city_code', '=', shenzhen)
    .where('line.single_deck_vehicles', '>', 3 * vehicles)
    .orderBy('line.line_id')
    .limit(3)
    .execute();
  const { orderId } = await smallOrder(
    { context, userIds: userIds as never },
    {
      owner: 'planner',
      name: changedOrderName,
      state: 'ended',
      items: lines.map(({ line_id: lineId, line_name: unitName }) => ({
        cityCode: shenzhen,
        fromDay,
        toDay,
        lineId,
        unitName,
        quantity: vehicles,
        units: Array.from({ length: vehicles }, (_, unit) => ({
          state: unit < missing ? ('missing' as const) : ('posted' as const),
        })),
      })),
    },
  );
  await db.updateTable('media_order').set({ is_sample: true }).where('order_id', '=', orderId).execute();
  const adopted = await seedAdoptions(context, { wanted: 1 });
  if (adopted !== 1) throw new Error('no change of the ended order was adopted');
}
