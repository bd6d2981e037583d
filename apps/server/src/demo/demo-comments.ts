import { executionSummary, orderTexts } from '@ooh/city/commerce/order-texts';
import type { Context } from '../context.ts';
import { importOwner } from '../city-data/imports/command-owner.ts';
import { colleaguesFor } from '../orders/sharing/colleagues.ts';
import { addComment } from '../orders/sharing/comments.ts';
import { grantedOrder, readItems } from '../orders/order/order-store.ts';
import { sql, type Db, type DbOrTransaction } from '../platform/storage/postgres/database.ts';

const hourMilliseconds = 3_600_000;
/** Orders that are talked about, at most, of each state. */
const ordersOfState = 12;

interface TalkedOrder {
  readonly orderId: string;
  readonly ownerId: string;
  readonly state: string;
  /** Number among those of its state. */
  readonly number: number;
}

async function talkedOrders(db: Db): Promise<TalkedOrder[]> {
  const { rows } = await sql<TalkedOrder>`
    select order_id as "orderId", owner_id as "ownerId", state, number::int from (
      select order_id, owner_id, state, order_no,
        row_number() over (partition by state order by order_no desc) as number
      from media_order where is_sample and state in ('booked', 'running', 'ended', 'closed')) numbered
    where number <= ${ordersOfState} order by order_no`.execute(db);
  return rows;
}

/** The owner asks, a colleague answers; both mention only what they may see. */
async function writeComments(transaction: DbOrTransaction, db: Db, order: TalkedOrder, now: Date) {
  const words = orderTexts(order.state, order.number);
  if (words === undefined) return;
  const { orderId } = order;
  const owner = await importOwner(db, order.ownerId);
  const [item] = words.isOfUnit ? await readItems(transaction, owner, [orderId]) : [];
  const stored = await grantedOrder(transaction, owner, orderId);
  const [colleague] = await colleaguesFor(transaction, owner, stored, item ?? null);
  const about = { orderId, itemId: item?.item_id };
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMilliseconds);
  const mentionedIds = colleague === undefined ? [] : [colleague.userId];
  const asked = { ...about, body: words.asked, mentionedIds };
  await addComment(transaction, owner, asked, hoursAgo(20 + 5 * order.number));
  if (colleague === undefined) return;
  const answered = { ...about, body: words.answered, mentionedIds: [order.ownerId] };
  const answerer = { ...colleague, sessionId: owner.sessionId };
  await addComment(transaction, answerer, answered, hoursAgo(2 + 5 * order.number));
}

/** Running orders are watched: one task for each of their cities. */
async function writeTasks(transaction: DbOrTransaction, now: Date) {
  await sql`insert into monitoring_task (order_id, city_code, postings, shots, due_on, note, requested_by, created_at)
    select o.order_id, item.city_code, count(*)::int, '{near,far}', ${now}::date + 3, '演示任务：首周巡查',
      o.owner_id, ${now}
    from media_order o
    join media_order_item item on item.order_id = o.order_id
    join media_posting posting on posting.item_id = item.item_id
    where o.is_sample and o.state = 'running'
    group by o.order_id, item.city_code`.execute(transaction);
}

/** Who signs the conclusion: advertisers read theirs, so the platform's oldest account does. */
const authorOf = sql`case when organisation.kind <> 'advertiser' then o.owner_id else (
  select author.id from app_user author join organisation own on own.id = author.organisation_id
  where own.kind = 'platform' order by author.created_at, author.id limit 1) end`;

/** How finished orders went, by what was posted of them. */
async function writeConclusions(transaction: DbOrTransaction, now: Date) {
  const { rows } = await sql<{
    orderId: string;
    ownerId: string;
    units: number;
    up: number;
    late: number;
    faulty: number;
  }>`select o.order_id as "orderId", ${authorOf} as "ownerId", count(*)::int as units,
      (count(*) filter (where posting.state in ('posted', 'late', 'made-good', 'damaged') or exists (
        select from media_posting later where later.make_good_of = posting.posting_id and later.state = 'made-good'
      )))::int as up,
      (count(*) filter (where posting.state = 'late'))::int as late,
      (count(*) filter (where posting.state in ('missing', 'wrong', 'damaged')))::int as faulty
    from media_order o
    join organisation on organisation.id = o.organisation_id
    join media_order_item item on item.order_id = o.order_id
    join media_posting posting on posting.item_id = item.item_id and posting.make_good_of is null
    where o.is_sample and o.state in ('ended', 'closed')
    group by o.order_id, o.owner_id, organisation.kind`.execute(transaction);
  if (rows.length === 0) return;
  await transaction
    .insertInto('effect_conclusion')
    .values(
      rows.map(({ orderId, ownerId, ...posted }) => ({
        order_id: orderId,
        version: 1,
        body: executionSummary(posted),
        author_id: ownerId,
        created_at: now,
      })),
    )
    .execute();
}

/** Comments of the demonstration users on their orders. Does nothing if there are comments already. */
export async function seedComments({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const present = await db.selectFrom('monitoring_task').select('task_id').limit(1).executeTakeFirst();
  const written = await db.selectFrom('order_comment').select('comment_id').limit(1).executeTakeFirst();
  if (present !== undefined || written !== undefined) return;
  const orders = await talkedOrders(db);
  await db.transaction().execute(async (transaction) => {
    for (const order of orders) await writeComments(transaction, db, order, now());
    await writeTasks(transaction, now());
    await writeConclusions(transaction, now());
  });
}
