import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import { isGrantedPair, isOwnOrder } from '../../access/granted-pairs.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db, type RawBuilder } from '../../platform/storage/postgres/database.ts';
import type { DatedCases, Tally } from './attainment-rules.ts';

/** China's calendar days, both included. */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/** SQL: the calendar day of a moment in China. */
const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Shanghai')::date`;
const within = (day: RawBuilder<unknown>, { from, to }: Window) =>
  sql`${day} between ${from}::date and ${to}::date`;

/** SQL: the order is the user's, and some item of it is granted. */
const isSeen = (user: SignedInUser) => sql`${isOwnOrder(user)} and exists (
  select from media_order_item item
  where item.order_id = orders.order_id and ${isGrantedPair(user, orderPatternGroup)})`;

/** SQL: postings that the user may see, but for those that make good others. */
const ownPostings = (user: SignedInUser) => sql`media_posting posting
  join media_order_item item on item.item_id = posting.item_id
  join media_order orders on orders.order_id = item.order_id
  where posting.make_good_of is null and ${isOwnOrder(user)} and ${isGrantedPair(user, orderPatternGroup)}`;

async function datedCases(db: Db, rows: RawBuilder<unknown>): Promise<DatedCases[]> {
  const found = await sql<DatedCases>`
    select begun::text as begun, done::text as done, count(*)::int as cases
    from (${rows}) dated group by 1, 2`.execute(db);
  return found.rows;
}

/** Units posted in the window, and the day on which their first photo came in. */
export const photoCases = (db: Db, user: SignedInUser, window: Window) =>
  datedCases(
    db,
    sql`select posting.posted_on as begun,
        (select ${dayOf(sql`min(photo.uploaded_at)`)} from monitoring_photo photo
          where photo.posting_id = posting.posting_id) as done
      from ${ownPostings(user)} and ${within(sql`posting.posted_on`, window)}`,
  );

/** Orders handed in in the window, and the day on which the work on their plan began. */
export const responseCases = (db: Db, user: SignedInUser, window: Window) =>
  datedCases(
    db,
    sql`select ${dayOf(sql`min(event.at) filter (where event.to_state = 'ready')`)} as begun,
        ${dayOf(sql`min(event.at) filter (where event.to_state = 'planning')`)} as done
      from media_order orders join media_order_event event on event.order_id = orders.order_id
      where ${isSeen(user)}
      group by orders.order_id
      having ${within(dayOf(sql`min(event.at) filter (where event.to_state = 'ready')`), window)}
        and (bool_or(event.to_state = 'planning') or bool_and(event.to_state in ('draft', 'ready')))`,
  );

/** Orders whose last day is in the window, and the day of their first conclusion. */
export const closingCases = (db: Db, user: SignedInUser, window: Window) =>
  datedCases(
    db,
    sql`select orders.end_date as begun,
        (select ${dayOf(sql`min(conclusion.created_at)`)} from effect_conclusion conclusion
          where conclusion.order_id = orders.order_id) as done
      from media_order orders
      where orders.state in ('ended', 'closed') and ${isSeen(user)} and ${within(sql`orders.end_date`, window)}`,
  );

async function tally(db: Db, query: RawBuilder<unknown>): Promise<Tally> {
  const found = await sql<Tally>`${query}`.execute(db);
  return found.rows[0];
}

/** Holds made in the window: those that keep the place for so many hours. */
export const holdCases = (db: Db, user: SignedInUser, window: Window, hours: number) =>
  tally(
    db,
    sql`select count(*)::int as due,
        count(*) filter (where booking.expires_at - booking.created_at
          >= make_interval(hours => ${Math.floor(hours)}::int) - interval '1 minute')::int as kept
      from media_booking booking
      join media_order_item item on item.item_id = booking.order_item_id
      join media_order orders on orders.order_id = item.order_id
      where booking.expires_at is not null and ${isOwnOrder(user)} and ${isGrantedPair(user, orderPatternGroup)}
        and ${within(dayOf(sql`booking.created_at`), window)}`,
  );

/** Photos of the window that tell whether a unit is lit. */
export const litCases = (db: Db, user: SignedInUser, window: Window) =>
  tally(
    db,
    sql`select count(photo.is_lit)::int as due, count(*) filter (where photo.is_lit)::int as kept
      from monitoring_photo photo join media_posting posting on posting.posting_id = photo.posting_id
      join media_order_item item on item.item_id = posting.item_id
      join media_order orders on orders.order_id = item.order_id
      where ${isOwnOrder(user)} and ${isGrantedPair(user, orderPatternGroup)}
        and ${within(dayOf(sql`coalesce(photo.taken_at, photo.uploaded_at)`), window)}`,
  );

/**
 * Exceptions reported in the window, of which something has been done within so many hours: first handled, or resolved.
 * One that is still open is due once its hours are over.
 */
export const exceptionCases = (
  db: Db,
  user: SignedInUser,
  window: Window,
  {
    done,
    hours,
    now,
  }: { readonly done: 'responded_at' | 'resolved_at'; readonly hours: number; readonly now: Date },
) => {
  const limit = sql`exception.reported_at + make_interval(hours => ${Math.floor(hours)}::int)`;
  const ended = sql`exception.${sql.ref(done)}`;
  return tally(
    db,
    sql`select count(*) filter (where ${ended} is not null or ${limit} < ${now})::int as due,
        count(*) filter (where ${ended} <= ${limit})::int as kept
      from posting_exception exception
      join media_posting posting on posting.posting_id = exception.posting_id
      join media_order_item item on item.item_id = posting.item_id
      join media_order orders on orders.order_id = item.order_id
      where ${isOwnOrder(user)} and ${isGrantedPair(user, orderPatternGroup)}
        and ${within(dayOf(sql`exception.reported_at`), window)}`,
  );
};

/** Weeks of orders that were posted in them, and those whose report was given out on the Monday after by an hour. */
export const weeklyCases = (db: Db, user: SignedInUser, { from, to }: Window, hour: number, now: Date) => {
  const limit = sql`(week.monday + 7 + make_interval(hours => ${Math.floor(hour)}::int)) at time zone 'Asia/Shanghai'`;
  return tally(
    db,
    sql`select count(*) filter (where report.issued_at is not null or ${limit} < ${now})::int as due,
        count(*) filter (where report.issued_at <= ${limit})::int as kept
      from (select day::date as monday
        from generate_series(date_trunc('week', ${from}::date),
          least(${to}::date, (select max(end_date) from media_order)), interval '1 week') day) week
      join media_order orders on orders.state in ('running', 'ended', 'closed')
        and orders.start_date <= week.monday + 6 and orders.end_date >= week.monday
      left join weekly_report report on report.order_id = orders.order_id and report.week_from = week.monday
      where ${isSeen(user)} and week.monday >= ${from}::date and week.monday + 7 <= ${to}::date`,
  );
};
