import { orderCompetitionGroup } from '@ooh/contract/domain/competitor';
import { pairScopeOf, scopeGrants, scopeTouches, type PairScope } from '../../access/pair-scope.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { seesOrganisation } from '../../access/plan-access.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';

/** Some units that an order buys in a city, with its days, both included. */
export interface OrderSpend {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly rateCardFen: number;
}

export interface CompetingOrder {
  readonly orderId: string;
  readonly name: string;
  readonly brandId: string;
  readonly scope: PairScope;
  /** What the user may see of it. */
  readonly items: readonly OrderSpend[];
}

/** An order of the user's organisation with its items in scope; the same error for unknown, foreign and ungranted ones. */
export async function grantedOrder(db: Db, user: SignedInUser, orderId: string): Promise<CompetingOrder> {
  const order = isRowId(orderId)
    ? await db
        .selectFrom('media_order')
        .select(['order_id', 'name', 'brand_id', 'organisation_id', 'city_codes'])
        .where('order_id', '=', orderId)
        .executeTakeFirst()
    : undefined;
  const scope = pairScopeOf(user.permission, orderCompetitionGroup);
  if (
    order === undefined ||
    !seesOrganisation(user, order.organisation_id) ||
    !order.city_codes.some((city) => scopeTouches(scope, city))
  )
    throw notFound('订单');
  const { rows } = await sql<OrderSpend>`select city_code as "cityCode", medium_id as "mediumId",
      lower(period)::text as "startDate", (upper(period) - 1)::text as "endDate", rate_card_fen as "rateCardFen"
    from media_order_item where order_id = ${orderId} order by item_no`.execute(db);
  return {
    orderId,
    name: order.name,
    brandId: order.brand_id,
    scope,
    items: rows.filter(({ cityCode, mediumId }) => scopeGrants(scope, cityCode, mediumId)),
  };
}
