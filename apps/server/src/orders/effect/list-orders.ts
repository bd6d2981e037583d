import { effectGroup, type EffectOrderRow } from '@ooh/contract/domain/effect';
import type { ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { appraisedStates, loadEffectOrders } from './effect-order.ts';
import { disclosedEffect } from './effect-scope.ts';
import { isGrantedPair, isOwnOrder } from '../../access/granted-pairs.ts';
import { mediumNames, orderRow } from './order-row.ts';
import { storedEffects } from './stored-effects.ts';
import { ordersWithReports } from './third-party.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';

type Filter = ParsedInput<'effectestimate/orderListPage'>;

function matching(db: Db, user: SignedInUser, filter: Filter) {
  const states = filter.states.length > 0 ? filter.states : appraisedStates;
  const { cityCode = null, mediumId = null } = filter;
  let query = db
    .selectFrom('media_order as orders')
    .where(isOwnOrder(user))
    .where('orders.state', 'in', [...states])
    .where(
      sql<boolean>`exists (select 1 from media_order_item item where item.order_id = orders.order_id
        and ${isGrantedPair(user, effectGroup)}
        and (${cityCode}::text is null or item.city_code = ${cityCode})
        and (${mediumId}::int is null or item.medium_id = ${mediumId}))`,
    );
  if (filter.modes.length > 0) query = query.where('orders.mode', 'in', filter.modes);
  if (filter.brandId !== undefined) query = query.where('orders.brand_id', '=', filter.brandId);
  if (filter.startDate !== undefined) query = query.where('orders.end_date', '>=', filter.startDate);
  if (filter.endDate !== undefined) query = query.where('orders.start_date', '<=', filter.endDate);
  const keyword = filter.keyword.trim();
  if (keyword === '') return query;
  const pattern = containing(keyword);
  return query.where((eb) =>
    eb.or([
      eb('orders.name', 'ilike', pattern),
      eb('orders.order_no', 'ilike', pattern),
      eb.exists(
        eb
          .selectFrom('brand')
          .select('brand.brand_id')
          .whereRef('brand.brand_id', '=', 'orders.brand_id')
          .where('brand.name', 'ilike', pattern),
      ),
    ]),
  );
}

const columns = {
  updatedAt: 'orders.updated_at',
  startDate: 'orders.start_date',
  endDate: 'orders.end_date',
  name: 'orders.name',
  orderNo: 'orders.order_no',
} as const;

/** Orders as the list of appraisals shows them, with the figures that are stored, within a user's grants. */
export async function effectRows(
  context: Context,
  user: SignedInUser,
  orderIds: readonly string[],
): Promise<EffectOrderRow[]> {
  const orders = await loadEffectOrders(context, user, effectGroup, orderIds);
  const [effects, reports, nameOf] = await Promise.all([
    storedEffects(context, orders),
    ordersWithReports(context.db, orderIds),
    mediumNames(context.db),
  ]);
  const { minimumCell } = context.config;
  const rows = new Map(
    orders.map((order) => {
      const known = effects.get(order.orderId) ?? null;
      const shown = known && disclosedEffect(order, known, minimumCell);
      return [order.orderId, orderRow(order, shown, reports.has(order.orderId), minimumCell, nameOf)];
    }),
  );
  return orderIds.flatMap((orderId) => rows.get(orderId) ?? []);
}

/** Orders whose appraisal state matters are judged one by one; more than this many are not looked through. */
const maxEvaluated = 2000;

/** One page of the orders that the user may appraise. */
export async function listEffectOrders(context: Context, user: SignedInUser, filter: Filter) {
  const { pageNo, pageSize } = filter;
  const matched = matching(context.db, user, filter);
  const ids = matched
    .select('orders.order_id')
    .orderBy(columns[filter.sortBy], filter.order)
    .orderBy('orders.order_id', filter.order);
  const from = (pageNo - 1) * pageSize;
  if (filter.appraisalStates.length > 0) {
    // Whether an order is computed depends on its postings and data of this moment, which no column holds.
    const all = await ids.limit(maxEvaluated).execute();
    const rows = await effectRows(
      context,
      user,
      all.map((row) => row.order_id),
    );
    const kept = rows.filter((row) => filter.appraisalStates.includes(row.appraisalState));
    return { rows: kept.slice(from, from + pageSize), total: kept.length, pageNo, pageSize };
  }
  const { total } = await matched
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = await ids.limit(pageSize).offset(from).execute();
  const rows = await effectRows(
    context,
    user,
    page.map((row) => row.order_id),
  );
  return { rows, total, pageNo, pageSize };
}
