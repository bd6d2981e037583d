import type { OpportunityKind } from '@ooh/contract/domain/opportunity-names';
import { sql, type Db } from '../platform/storage/postgres/database.ts';
import { plannerName } from './demo-planner.ts';

/** An order of the demonstration that has ended, and who of the trade decides on its changes. */
export interface PastOrder {
  readonly orderId: string;
  readonly state: 'ended' | 'closed';
  readonly startDate: string;
  readonly endDate: string;
  readonly deciderId: string;
}

/** Orders of a year that ran for four weeks or more and ended long enough ago for a make-good to be over. */
const [longestAgoDays, leastAgoDays, leastDays, mostCities] = [330, 20, 28, 3];

/**
 * Ended orders that nothing else of the demonstration tells of, those of the planner's firm and of other firms in turn.
 * Platform staff decide for advertisers, who see no suggestions.
 */
export async function pastOrders(db: Db, today: string): Promise<PastOrder[]> {
  const { rows } = await sql<PastOrder>`
    with past as (
      select orders.order_id, orders.order_no, orders.state, orders.start_date, orders.end_date,
        firm.id = planner.organisation_id as is_planners,
        case when firm.kind = 'advertiser' then staff.id
          when firm.id = planner.organisation_id then planner.id
          else orders.owner_id end as decider_id
      from media_order orders
        join organisation firm on firm.id = orders.organisation_id
        join app_user planner on planner.user_name = ${plannerName}
        cross join lateral (select person.id from app_user person
          join organisation platform on platform.id = person.organisation_id and platform.kind = 'platform'
          order by person.id limit 1) staff
      where orders.is_sample and orders.state in ('ended', 'closed')
        and orders.end_date between ${today}::date - ${longestAgoDays}::int and ${today}::date - ${leastAgoDays}::int
        and orders.end_date - orders.start_date >= ${leastDays}::int - 1
        and array_length(orders.city_codes, 1) <= ${mostCities}::int
        and firm.id <> (select organisation_id from app_user where user_name = 'customer')
        and not exists (select 1 from opportunity told where told.order_id = orders.order_id
          and told.decided_at is not null)
        and not exists (select 1 from third_party_report told where told.order_id = orders.order_id)
        and not exists (select 1 from make_good told where told.order_id = orders.order_id)
        and not exists (select 1 from effect_outcome told where told.order_id = orders.order_id))
    select order_id as "orderId", state, start_date as "startDate", end_date as "endDate",
      decider_id as "deciderId"
    from past
    order by row_number() over (partition by is_planners order by order_no), is_planners desc`.execute(db);
  return rows;
}

/** How often each kind of suggestion was adopted with a note and measured afterwards. */
export async function verifiedBefore(db: Db, note: string): Promise<Map<OpportunityKind, number>> {
  const rows = await db
    .selectFrom('opportunity')
    .select((row) => ['kind', row.fn.countAll<number>().as('times')])
    .where('reason', '=', note)
    .where('state', '=', 'verified')
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, times }) => [kind, Number(times)]));
}
