import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import type { CallOutput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { grantedEffectOrder } from '../effect/effect-order.ts';
import { isGrantedPair } from '../../access/granted-pairs.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql } from '../../platform/storage/postgres/database.ts';
import { readMakeGoods } from './make-good-store.ts';
import { presentTask } from './present-task.ts';

type Timeline = CallOutput<'v1/monitoring/timeline'>;

/** Day by day what was to be posted and was, what photos were taken, and what was asked for and agreed. */
export async function monitoringTimeline(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  orderId: string,
): Promise<Timeline> {
  const { db } = context;
  const order = await grantedEffectOrder(context, user, orderPatternGroup, orderId);
  const seen = isGrantedPair(user, orderPatternGroup);
  const days = await sql<Timeline['days'][number]>`
    with item as (select * from media_order_item item where item.order_id = ${order.orderId}::uuid and ${seen}),
    posting as (select posting.* from media_posting posting join item on item.item_id = posting.item_id),
    happened as (
      select lower(item.period) as day, quantity as planned, 0 as posted, 0 as taken_down, 0 as photos from item
      union all
      select lower(planned), 1, 0, 0, 0 from posting where planned is not null
      union all
      select posted_on, 0, 1, 0, 0 from posting where posted_on is not null and state <> 'wrong'
      union all
      select taken_down_on, 0, 0, 1, 0 from posting where taken_down_on is not null
      union all
      select (coalesce(photo.taken_at, photo.uploaded_at) at time zone 'Asia/Shanghai')::date, 0, 0, 0, 1
      from monitoring_photo photo join posting on posting.posting_id = photo.posting_id)
    select day::text as date, sum(planned)::int as "plannedUnits", sum(posted)::int as "postedUnits",
      sum(taken_down)::int as "takenDownUnits", sum(photos)::int as photos
    from happened group by day order by day`.execute(db);
  const cityCodes = [...new Set(order.items.map((item) => item.cityCode))];
  const tasks = await db
    .selectFrom('monitoring_task as task')
    .leftJoin('app_user as author', 'author.id', 'task.requested_by')
    .select(['task_id', 'city_code', 'postings', 'due_on', 'note', 'task.created_at', 'author.nick_name'])
    .where('order_id', '=', order.orderId)
    .where('city_code', 'in', cityCodes)
    .orderBy('task.created_at', 'desc')
    .limit(200)
    .execute();
  return {
    days: days.rows,
    tasks: tasks.map((task) => ({
      ...presentTask(task),
      note: task.note,
      requestedBy: task.nick_name ?? '',
      requestedAt: task.created_at.toISOString(),
    })),
    makeGoods: await readMakeGoods(db, user, order.orderId),
  };
}
