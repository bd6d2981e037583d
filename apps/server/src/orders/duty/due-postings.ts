import { openFaultStates } from '@ooh/contract/domain/order-names';
import type { DuePosting, PostingFault } from '@ooh/contract/domain/home';
import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import { isGrantedPair, isOwnOrder } from '../../access/granted-pairs.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { cityName } from '../../reference/region/regions.ts';

/** Days after today whose postings are told of, and days that an unrecorded posting stays in the list. */
const [daysAhead, daysBack] = [3, 30] as const;
const listed = 200;

const placeColumns = sql`orders.order_id as "orderId", orders.order_no as "orderNo", orders.name as "orderName",
  brand.name as "brandName", item.city_code as "cityCode", item.medium_id as "mediumId", medium.name as "mediumName"`;

const placeTables = sql`media_order_item item
  join media_order orders on orders.order_id = item.order_id
  join brand on brand.brand_id = orders.brand_id
  join medium on medium.medium_id = item.medium_id`;

const isSeen = (user: SignedInUser) =>
  sql<boolean>`${isOwnOrder(user)} and ${isGrantedPair(user, orderPatternGroup)}`;

const withCity = <Row extends { cityCode: string }>(row: Row) => ({
  ...row,
  cityName: cityName(row.cityCode),
});

/** What is to be posted around a day and is not recorded yet, by order, city and medium. */
export async function duePostings(db: Db, user: SignedInUser, today: string): Promise<DuePosting[]> {
  const { rows } = await sql<Omit<DuePosting, 'cityName'>>`
    select ${placeColumns}, lower(item.period)::text as "dueOn", sum(item.quantity)::int as "plannedUnits",
      sum(item.quantity - coalesce(done.units, 0))::int as "openUnits"
    from ${placeTables}
    left join (select item_id, count(*)::int as units from media_posting
      where state <> 'pending' and make_good_of is null group by item_id) done on done.item_id = item.item_id
    where orders.state in ('booked', 'running') and ${isSeen(user)}
      and lower(item.period) between ${today}::date - ${daysBack}::int and ${today}::date + ${daysAhead}::int
    group by orders.order_id, brand.name, item.city_code, item.medium_id, medium.name, lower(item.period)
    having sum(item.quantity - coalesce(done.units, 0)) > 0
    order by lower(item.period), orders.order_no, item.city_code, item.medium_id
    limit ${listed}`.execute(db);
  return rows.map(withCity);
}

/** What went wrong in running orders and is not made good, the most units first. */
export async function postingFaults(db: Db, user: SignedInUser): Promise<PostingFault[]> {
  const { rows } = await sql<Omit<PostingFault, 'cityName'>>`
    select ${placeColumns}, count(*) filter (where posting.state = 'wrong')::int as wrong,
      count(*) filter (where posting.state = 'missing')::int as missing,
      count(*) filter (where posting.state = 'damaged')::int as damaged
    from ${placeTables}
    join media_posting posting on posting.item_id = item.item_id
    where orders.state = 'running' and posting.state = any(${[...openFaultStates]}) and ${isSeen(user)}
      and not exists (select 1 from media_posting good
        where good.make_good_of = posting.posting_id and good.state = 'made-good')
    group by orders.order_id, brand.name, item.city_code, item.medium_id, medium.name
    order by count(*) desc, orders.order_no, item.city_code, item.medium_id
    limit ${listed}`.execute(db);
  return rows.map(withCity);
}
