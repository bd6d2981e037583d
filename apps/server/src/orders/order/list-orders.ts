import { chinaDate } from '@ooh/contract/domain/china-time';
import type { OrderState } from '@ooh/contract/domain/order';
import { orderStates } from '@ooh/contract/domain/order';
import type { ParsedInput } from '@ooh/contract/registry';
import { mediumNamesOf } from '../../city-data/inventory/media-names.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { countUnapproved } from './floor-lines.ts';
import { readHolds } from './item-holds.ts';
import { isItemGranted, isOrderVisible, isPairGrantedSql } from './order-scope.ts';
import { readItemAmounts, type StoredOrder } from './order-store.ts';
import { presentRow, type OrderNames } from './present-order.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';

type ListInput = ParsedInput<'mediaOrder/list'>;
type ExportInput = ParsedInput<'v1/orders/export'>;
type Search = Omit<ListInput, 'pageNo' | 'pageSize'>;

function withNames(db: DbOrTransaction) {
  return db
    .selectFrom('media_order')
    .innerJoin('brand', 'brand.brand_id', 'media_order.brand_id')
    .innerJoin('organisation', 'organisation.id', 'media_order.organisation_id')
    .innerJoin('app_user', 'app_user.id', 'media_order.owner_id');
}

const nameColumns = [
  'brand.name as brand_name',
  'brand.industry',
  'brand.group_name',
  'organisation.name as organisation_name',
  'organisation.kind as organisation_kind',
  'app_user.nick_name as owner_name',
] as const;

/** Names of one order. */
export function readOrderNames(db: DbOrTransaction, orderId: string): Promise<OrderNames> {
  return withNames(db)
    .select(nameColumns)
    .where('media_order.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** A pair of the order, with this city or this medium, that its reader may see. */
function hasPair(user: SignedInUser, cityCode: string | undefined, mediumId: number | undefined) {
  const granted = isPairGrantedSql(user, sql.ref('place.city'), sql.ref('kind.medium'));
  const city = cityCode === undefined ? sql`true` : sql`place.city = ${cityCode}`;
  const medium = mediumId === undefined ? sql`true` : sql`kind.medium = ${mediumId}`;
  return sql<boolean>`exists (
    select 1 from unnest(media_order.city_codes) as place (city), unnest(media_order.medium_ids) as kind (medium)
    where ${city} and ${medium} and ${granted})`;
}

/** Orders that match all but the filter of states. */
function matching(db: Db, user: SignedInUser, search: Search) {
  const { keyword, brandId, groupName, industry, ownerId, sources, modes } = search;
  const { cityCode, mediumId, startDate, endDate } = search;
  const pattern = containing(keyword);
  return withNames(db)
    .where(isOrderVisible(user))
    .$if(keyword.trim() !== '', (query) =>
      query.where((order) =>
        order.or([
          order('media_order.name', 'ilike', pattern),
          order('media_order.order_no', 'ilike', pattern),
          order('brand.name', 'ilike', pattern),
        ]),
      ),
    )
    .$call((query) => (brandId === undefined ? query : query.where('media_order.brand_id', '=', brandId)))
    .$call((query) => (groupName === undefined ? query : query.where('brand.group_name', '=', groupName)))
    .$call((query) => (industry === undefined ? query : query.where('brand.industry', '=', industry)))
    .$call((query) => {
      if (ownerId === undefined) return query;
      return isRowId(ownerId)
        ? query.where('media_order.owner_id', '=', ownerId)
        : query.where(sql<boolean>`false`);
    })
    .$if(sources.length > 0, (query) => query.where('media_order.source', 'in', sources))
    .$if(modes.length > 0, (query) => query.where('media_order.mode', 'in', modes))
    .$if(cityCode !== undefined || mediumId !== undefined, (query) =>
      query.where(hasPair(user, cityCode, mediumId)),
    )
    .$call((query) =>
      startDate === undefined ? query : query.where('media_order.end_date', '>=', startDate),
    )
    .$call((query) => (endDate === undefined ? query : query.where('media_order.start_date', '<=', endDate)));
}

/** Net amount of an order's items in scope. */
const netOf = (user: SignedInUser) => sql<number>`coalesce((select sum(item.net_fen)
  from media_order_item item where item.order_id = media_order.order_id and ${isItemGranted(user)}), 0)`;

function sortOf(user: SignedInUser, search: Search) {
  switch (search.sortBy) {
    case 'updatedAt':
      return sql.ref('media_order.updated_at');
    case 'startDate':
      return sql.ref('media_order.start_date');
    case 'endDate':
      return sql.ref('media_order.end_date');
    case 'budgetFen':
      return sql.ref('media_order.budget_fen');
    case 'name':
      return sql.ref('media_order.name');
    case 'netFen':
      return netOf(user);
  }
}

async function stateCountsOf(db: Db, user: SignedInUser, search: Search) {
  const rows = await matching(db, user, search)
    .select(['media_order.state', (eb) => eb.fn.countAll<number>().as('orders')])
    .groupBy('media_order.state')
    .execute();
  const counts = new Map(rows.map((row) => [row.state, row.orders]));
  return orderStates.map((state) => ({ state, orders: counts.get(state) ?? 0 }));
}

/** Owners of all orders that a user may see. */
async function ownersOf(db: Db, user: SignedInUser) {
  const rows = await withNames(db)
    .where(isOrderVisible(user))
    .select(['media_order.owner_id as ownerId', 'app_user.nick_name as ownerName'])
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .groupBy(['media_order.owner_id', 'app_user.nick_name'])
    .orderBy('orders', 'desc')
    .orderBy('media_order.owner_id')
    .execute();
  return rows.map((row) => ({ ...row, orders: Number(row.orders) }));
}

/** Figures over all orders that a user may see. */
async function summaryOf(db: Db, user: SignedInUser, now: Date) {
  const month = chinaDate(now).slice(0, 8);
  const { rows } = await sql<{ running: number; confirming: number; net: number }>`
    select count(*) filter (where state = 'running')::int as running,
      count(*) filter (where state = 'confirming')::int as confirming,
      coalesce(sum(${netOf(user)}) filter (where to_char(start_date, 'YYYY-MM-') = ${month}
        and state not in ('draft', 'cancelled')), 0) as net
    from media_order where ${isOrderVisible(user)}`.execute(db);
  const { running, confirming, net } = rows[0];
  return { running, awaitingConfirmation: confirming, monthNetFen: Number(net) };
}

const statesOf = ({ states }: Search): readonly OrderState[] => (states.length > 0 ? states : orderStates);

/** Orders that match with their names, sorted as asked. */
function sorted(db: Db, user: SignedInUser, search: Search) {
  return matching(db, user, search)
    .where('media_order.state', 'in', [...statesOf(search)])
    .selectAll('media_order')
    .select(nameColumns)
    .orderBy(sortOf(user, search), search.ascending ? 'asc' : 'desc')
    .orderBy('media_order.order_id');
}

/** One page of orders with the number of all that match. */
export async function listOrderRows(db: Db, user: SignedInUser, search: ListInput, now: Date) {
  const stateCounts = await stateCountsOf(db, user, search);
  const wanted = statesOf(search);
  const total = stateCounts
    .filter(({ state }) => wanted.includes(state))
    .reduce((sum, { orders }) => sum + orders, 0);
  const orders = await sorted(db, user, search)
    .limit(search.pageSize)
    .offset((search.pageNo - 1) * search.pageSize)
    .execute();
  return {
    rows: await presentOrders(db, user, orders, now),
    total,
    pageNo: search.pageNo,
    pageSize: search.pageSize,
    summary: await summaryOf(db, user, now),
    owners: await ownersOf(db, user),
    stateCounts,
  };
}

/** The first orders that match, as the list shows them; only some of them where their ids are given. */
export async function findOrderRows(
  db: Db,
  user: SignedInUser,
  { orderIds, ...search }: ExportInput,
  now: Date,
  most: number,
) {
  const orders = await sorted(db, user, search)
    .$if(orderIds.length > 0, (query) =>
      query.where(sql<boolean>`media_order.order_id = any(${orderIds.filter(isRowId)}::uuid[])`),
    )
    .limit(most)
    .execute();
  return presentOrders(db, user, orders, now);
}

/** Orders with their names as rows, with the sums over the items in scope. */
async function presentOrders(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'permission' | 'organisationKind'>,
  orders: readonly (StoredOrder & OrderNames)[],
  now: Date,
) {
  const items = await readItemAmounts(
    db,
    user,
    orders.map((order) => order.order_id),
  );
  const itemsOf = Map.groupBy(items, (item) => item.order_id);
  const holds = await readHolds(db, items, now);
  const unapproved = await countUnapproved(db, orders, isItemGranted(user));
  const known = { mediumNames: await mediumNamesOf(db), holds, unapproved };
  return orders.map((order) => presentRow(user, order, itemsOf.get(order.order_id) ?? [], known));
}
