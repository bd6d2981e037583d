import type { Context } from '../../apps/server/src/context.ts';
import { smallOrder } from '../../apps/server/src/testing/small-order.ts';
import { sql } from '../../apps/server/src/platform/storage/postgres/database.ts';
import { shenzhen } from './shenzhen.ts';

export const fieldOrderName = '星河汽车 深圳 现场上刊';
export const fieldUnits = 48;

/** A running order of the planner that began today: vehicles of one line, of which none is posted yet. */
export async function storeFieldOrder(context: Context): Promise<void> {
  const { db } = context;
  const users = await db.selectFrom('app_user').select(['id', 'user_name']).execute();
  const userIds = Object.fromEntries(users.map((user) => [user.user_name, user.id]));
  const { rows } = await sql<{ line_id: string; line_name: string }>`
    select line.line_id, line.line_name from bus_line line
    join data_release release on release.release_id = line.release_id and release.state = 'current'
    where release.city_code = ${shenzhen} order by line.line_id limit 1`.execute(db);
  const [line] = rows;
  await smallOrder(
    { context, userIds: userIds as never },
    {
      owner: 'planner',
      name: fieldOrderName,
      items: [
        {
          cityCode: shenzhen,
          fromDay: 0,
          toDay: 27,
          lineId: line.line_id,
          unitName: line.line_name,
          quantity: fieldUnits,
          units: Array.from({ length: fieldUnits }, () => ({ state: 'pending' as const })),
        },
      ],
    },
  );
}
