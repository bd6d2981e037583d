import { chinaDate } from '@ooh/contract/domain/china-time';
import type { Context } from '../../apps/server/src/context.ts';
import { seedPlacements, seedProducts } from '../../apps/server/src/demo/demo-competitor.ts';
import { seedPhotos } from '../../apps/server/src/demo/demo-photos.ts';
import { smallOrder, smallPrice } from '../../apps/server/src/testing/small-order.ts';
import { sql } from '../../apps/server/src/platform/storage/postgres/database.ts';
import { dayBefore, sellItems, stepsUntilRunning, writeHistory } from './order-history.ts';
import { shenzhen } from './shenzhen.ts';

export const postedOrderName = '星河汽车 深圳 监测走查';

/** Days of the flight, from today. */
const [fromDay, toDay] = [-10, 17];
/** Of each line. */
const fewVehicles = 4;

/** Rate card cost of some units over the flight, without discount. */
const netFenOf = (units: number) =>
  Math.round((smallPrice.fen * units * (toDay - fromDay + 1)) / smallPrice.days);

/** The flight as a PostgreSQL daterange. */
function periodOf({ now }: Context) {
  const today = chinaDate(now());
  return sql`daterange(${today}::date + ${fromDay}::int, ${today}::date + ${toDay}::int, '[]')`;
}

/** Slots of a unit that are taken in the flight. */
const takenSlots = (context: Context, unitKey: ReturnType<typeof sql>) => sql`(
  select count(distinct slot) from media_booking taken
  where taken.face_id = ${unitKey} and taken.period && ${periodOf(context)}
    and taken.is_in_force and taken.state in ('hold', 'sold'))`;

async function someLines(
  context: Context,
  vehicles: number,
): Promise<{ line_id: string; line_name: string }[]> {
  const { rows } = await sql<{ line_id: string; line_name: string }>`
    select line.line_id, line.line_name from bus_line line
    join data_release release on release.release_id = line.release_id and release.state = 'current'
    where release.city_code = ${shenzhen} and line.single_deck_vehicles > ${vehicles}
      and line.single_deck_vehicles
        - ${takenSlots(context, sql`line.line_id || ':single'`)} >= ${vehicles}
    order by line.single_deck_vehicles - line.in_publication[1] desc, line.line_id limit 2`.execute(
    context.db,
  );
  return rows;
}

async function someFace(context: Context): Promise<{
  face_id: string;
  position_id: string;
  medium_id: number;
  name: string;
}> {
  const { rows } = await sql<{
    face_id: string;
    position_id: string;
    medium_id: number;
    name: string;
  }>`
    select face.face_id, face.position_id, face.medium_id, position.name from media_face face
    join data_release release on release.release_id = face.release_id and release.state = 'current'
    join media_position position
      on position.release_id = face.release_id and position.position_id = face.position_id
    where release.city_code = ${shenzhen} and face.medium_id = 2
      and ${takenSlots(context, sql`face.face_id`)} = 0 order by face.face_id limit 1`.execute(context.db);
  return rows[0];
}

/**
 * A running order of the planner in Shenzhen, all of it sold to it and posted in time: vehicles of two lines and a face with three
 * photos. City, inventory and brands must exist; competitors' placements are added.
 */
export async function storePostedOrder(context: Context, vehicles = fewVehicles): Promise<void> {
  const { db } = context;
  const users = await db.selectFrom('app_user').select(['id', 'user_name']).execute();
  const userIds = Object.fromEntries(users.map((user) => [user.user_name, user.id]));
  const lines = await someLines(context, vehicles);
  const face = await someFace(context);
  const days = { cityCode: shenzhen, fromDay, toDay };
  const { orderId } = await smallOrder(
    { context, userIds: userIds as never },
    {
      owner: 'planner',
      name: postedOrderName,
      target: { reachShare: 0.18, frequency: 2, cpmFen: 2500 },
      items: [
        ...lines.map(({ line_id, line_name }) => ({
          ...days,
          lineId: line_id,
          unitName: line_name,
          quantity: vehicles,
          netFen: netFenOf(vehicles),
          units: Array.from({ length: vehicles }, () => ({
            state: 'posted' as const,
          })),
        })),
        {
          ...days,
          mediumId: face.medium_id,
          faceId: face.face_id,
          positionId: face.position_id,
          unitName: face.name,
          netFen: netFenOf(1),
          units: [{ state: 'posted' as const }],
        },
      ],
    },
  );
  await db.updateTable('media_order').set({ is_sample: true }).where('order_id', '=', orderId).execute();
  await sellItems(db, orderId);
  const startDate = dayBefore(chinaDate(context.now()), -fromDay);
  await writeHistory(db, orderId, stepsUntilRunning(startDate));
  await seedPhotos(context);
  await seedProducts(context);
  await seedPlacements(context);
}
