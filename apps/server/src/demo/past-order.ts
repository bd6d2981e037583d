import { chinaDate } from '@ooh/contract/domain/china-time';
import type { OrderState } from '@ooh/contract/domain/order';
import type { Context } from '../context.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import { writeAsRun } from './write-as-run.ts';

type Parts = Pick<Context, 'db' | 'now'>;

/** The service with its clock at noon, in China, of a day. */
export const isAt = (context: Context, date: string): Context => ({
  ...context,
  now: () => new Date(`${date}T04:00:00Z`),
});

/** Gives an order the state that it had at some time; its history stays as it is. */
export async function stateOfHistory({ db }: Parts, orderId: string, state: OrderState): Promise<void> {
  await db.updateTable('media_order').set({ state }).where('order_id', '=', orderId).execute();
}

/** Forgets suggestions of an order that nobody decided on, and that it was looked through. */
export async function dropUndecided({ db }: Parts, orderId: string): Promise<void> {
  await db
    .deleteFrom('opportunity')
    .where('order_id', '=', orderId)
    .where('decided_at', 'is', null)
    .execute();
  await db.deleteFrom('opportunity_scan').where('order_id', '=', orderId).execute();
}

const seed = 1;
/** One make-good in so many is not hung. */
const missedMakeGood = 6;

/** What became of a change in a past order: units that left hang no longer, and new ones and make-goods ran their days. */
export async function hangChange({ db, now }: Parts, orderId: string): Promise<void> {
  const today = chinaDate(now());
  await db.transaction().execute(async (transaction) => {
    await sql`update media_posting posting set taken_down_on = upper(item.period) - 1
      from media_order_item item
      where item.item_id = posting.item_id and item.order_id = ${orderId}::uuid and posting.make_good_of is null
        and posting.posted_on < upper(item.period) and posting.taken_down_on >= upper(item.period)`.execute(
      transaction,
    );
    await sql`update media_posting posting set
        state = case when due.place % ${missedMakeGood}::int = 0 then 'missing' else 'made-good' end,
        posted_on = case when due.place % ${missedMakeGood}::int = 0 then null else lower(posting.planned) end,
        taken_down_on = case when due.place % ${missedMakeGood}::int = 0 then null else upper(posting.planned) - 1 end,
        creative = 'V1', updated_at = ${now()}
      from (select pending.posting_id, row_number() over (order by item.item_no, pending.unit_no) as place
        from media_posting pending join media_order_item item on item.item_id = pending.item_id
        where item.order_id = ${orderId}::uuid and pending.state = 'pending' and upper(pending.planned) <= ${today}::date) due
      where due.posting_id = posting.posting_id`.execute(transaction);
    await writeAsRun(transaction, seed, today, now());
  });
}
