import { orderPatternGroup, type AcceptedMakeGood } from '@ooh/contract/domain/monitoring';
import { isGrantedPair, isOwnOrder } from '../../access/granted-pairs.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type DbOrTransaction, type Selectable } from '../../platform/storage/postgres/database.ts';
import type { MakeGoodTable } from '../../platform/storage/postgres/tables/order-tables.ts';

interface MakeGoodRecord extends Omit<Selectable<MakeGoodTable>, 'order_id'> {
  units: number;
  posted_units: number;
  from_date: string;
  to_date: string;
}

/** The accepted make-goods of an order whose every unit the user may see, the newest first. */
export async function readMakeGoods(
  db: DbOrTransaction,
  user: SignedInUser,
  orderId: string,
  makeGoodId: string | null = null,
): Promise<AcceptedMakeGood[]> {
  const { rows } = await sql<MakeGoodRecord>`
    select made.make_good_id, made.city_code, made.outcome, made.promised_reach_share, made.actual_reach_share,
      made.restored_reach_share, made.cost_fen::float8 as cost_fen, made.note, made.accepted_at,
      coalesce(author.nick_name, '') as accepted_by, count(*)::int as units,
      count(*) filter (where posting.state = 'made-good')::int as posted_units,
      min(lower(posting.planned))::text as from_date, (max(upper(posting.planned)) - 1)::text as to_date
    from make_good made
    join media_order orders on orders.order_id = made.order_id
    join media_posting posting on posting.make_good_id = made.make_good_id
    join media_order_item item on item.item_id = posting.item_id
    left join app_user author on author.id = made.accepted_by
    where made.order_id = ${orderId}::uuid and ${isOwnOrder(user)}
      and (${makeGoodId}::uuid is null or made.make_good_id = ${makeGoodId}::uuid)
    group by made.make_good_id, author.nick_name
    having bool_and(${isGrantedPair(user, orderPatternGroup)})
    order by made.accepted_at desc`.execute(db);
  return rows.map((row) => ({
    makeGoodId: row.make_good_id,
    cityCode: row.city_code,
    cityName: cityName(row.city_code),
    outcome: row.outcome,
    promisedReachShare: row.promised_reach_share,
    actualReachShare: row.actual_reach_share,
    restoredReachShare: row.restored_reach_share,
    costFen: row.cost_fen,
    note: row.note,
    acceptedBy: row.accepted_by,
    acceptedAt: row.accepted_at.toISOString(),
    units: row.units,
    postedUnits: row.posted_units,
    fromDate: row.from_date,
    toDate: row.to_date,
  }));
}
