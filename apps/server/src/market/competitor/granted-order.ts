import { orderCompetitionGroup } from '@ooh/contract/domain/competitor';
import { pairScopeOf, scopeGrants, type PairScope } from '../../access/pair-scope.ts';
import { grantedOrder as visibleOrder } from '../../orders/order/order-store.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';

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

/** An order that the user may see, with its items in scope; the same error for unknown, foreign and ungranted ones. */
export async function grantedOrder(db: Db, user: SignedInUser, orderId: string): Promise<CompetingOrder> {
  const order = await visibleOrder(db, user, orderId);
  const scope = pairScopeOf(user.permission, orderCompetitionGroup);
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
