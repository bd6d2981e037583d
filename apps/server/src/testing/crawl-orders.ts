import { chinaDate } from '@ooh/contract/domain/china-time';
import { orderStateNames, type OrderState } from '@ooh/contract/domain/order-names';
import { holdableIdsOf, nextAction, stepRefusal } from '@ooh/contract/domain/order-next-action';
import { approvalKindNames, approvalOffer, type ApprovalKind } from '@ooh/contract/domain/line-approval';
import { needsReason } from '@ooh/contract/domain/order-transitions';
import type { CallOutput } from '@ooh/contract/registry';
import { jsonb, sql } from '../platform/storage/postgres/database.ts';
import type { TestService, TestUser } from './test-service.ts';

type Order = CallOutput<'mediaOrder/getById'>;

/** What a page of an order offers to a reader. `to` is the step; holding, and what is done about discounts, have none. */
interface Offer {
  readonly act?: ApprovalKind;
  readonly to: OrderState | null;
  readonly itemIds: readonly string[];
}

export interface OrderCrawl {
  /** Orders opened by state, in the words of the pages. */
  readonly opened: Map<string, number>;
  /** Offers that were taken, by state and step. */
  readonly taken: Map<string, number>;
  /** Offers that the service refused, and pages without a way forward. */
  readonly failures: string[];
}

/** What the page of an order offers as its next action; a reason in words where it has to wait; null at its end. */
async function offerOf(service: TestService, order: Order, user: TestUser): Promise<Offer | string | null> {
  const { row, items } = order;
  const today = chinaDate(service.context.now());
  let holdable: string[] | undefined;
  if (row.state === 'holding' && row.heldUnits < row.units) {
    const { orderId } = row;
    const { conflicts } = await service.body('v1/orders/check-availability', { orderId }, { as: user });
    holdable = holdableIdsOf(items, conflicts, today);
  }
  const action = nextAction(row, today, holdable?.length);
  if (action === null) return null;
  if (action.kind === 'choose-media') return action.kind;
  if (action.kind === 'approve') {
    const { waiting, unasked, decidable } = approvalOffer(items, order.discounts);
    const idsOf = (lines: readonly { readonly itemId: string }[]) => lines.map(({ itemId }) => itemId);
    if (decidable.length > 0) return { to: null, itemIds: idsOf(decidable), act: 'approved' };
    if (unasked.length > 0) return { to: null, itemIds: idsOf(unasked), act: 'requested' };
    return waiting.length > 0 ? '折扣待审批' : '';
  }
  if (action.kind === 'hold') return { to: null, itemIds: holdable ?? [] };
  return action.refusal ?? { to: action.to, itemIds: [] };
}

/** Takes an offer and says what the service answers. */
async function take(service: TestService, order: Order, offer: Offer, user: TestUser): Promise<string> {
  const { orderId, version } = order.row;
  const as = { as: user };
  if (offer.act !== undefined) {
    const given = { orderId, version, reason: '走查' };
    const itemIds = [...offer.itemIds];
    const { envelope } =
      offer.act === 'requested'
        ? await service.callRaw('v1/orders/request-discounts', given, as)
        : await service.callRaw('v1/orders/decide-discounts', { ...given, itemIds, decision: offer.act }, as);
    const body = envelope.body as CallOutput<'v1/orders/request-discounts'> | null;
    return envelope.code === '01' && body?.lines === itemIds.length
      ? '01'
      : `${envelope.code} ${envelope.message} ${body?.lines}/${itemIds.length}`;
  }
  if (offer.to === null) {
    const itemIds = [...offer.itemIds];
    const held = await service.callRaw('v1/orders/hold', { orderId, itemIds, partial: true }, as);
    const body = held.envelope.body as CallOutput<'v1/orders/hold'> | null;
    return held.envelope.code === '01' && body?.heldItems === itemIds.length
      ? '01'
      : `${held.envelope.code} ${held.envelope.message} ${body?.heldItems}/${itemIds.length}`;
  }
  const taken = { from: order.row.state, to: offer.to, byClient: user === 'customer' };
  const reason = needsReason(taken) ? '走查' : null;
  const step = { orderId, version, state: offer.to, reason };
  const { envelope } = await service.callRaw('v1/orders/transition', step, as);
  return envelope.code === '01' ? '01' : `${envelope.code} ${envelope.message}`;
}

/** Keeps an order as it stands; the function that it returns puts it back, so that each offer meets the same order. */
async function keepOrder({ context }: TestService, orderId: string): Promise<() => Promise<void>> {
  const { db } = context;
  const own = sql`select item_id from media_order_item where order_id = ${orderId}`;
  const stored = await db
    .selectFrom('media_order')
    .select(['state', 'state_reason', 'version', 'updated_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ kept: unknown }>`select coalesce(jsonb_agg(to_jsonb(booking)), '[]') as kept
    from media_booking booking where order_item_id in (${own})`.execute(db);
  const kept = JSON.stringify(rows[0].kept);
  const events = await db
    .selectFrom('media_order_event')
    .select('event_id')
    .where('order_id', '=', orderId)
    .execute();
  const acts = await db.selectFrom('discount_approval').selectAll().where('order_id', '=', orderId).execute();
  return async () => {
    await db.deleteFrom('discount_approval').where('order_id', '=', orderId).execute();
    if (acts.length > 0)
      await db
        .insertInto('discount_approval')
        .values(acts.map((act) => ({ ...act, lines: jsonb(act.lines) })))
        .execute();
    await sql`delete from media_booking where order_item_id in (${own})`.execute(db);
    await sql`insert into media_booking select * from jsonb_populate_recordset(null::media_booking, ${kept}::jsonb)`.execute(
      db,
    );
    await db
      .deleteFrom('media_order_version')
      .where('order_id', '=', orderId)
      .where('version', '>', stored.version)
      .execute();
    await db
      .deleteFrom('media_order_event')
      .where('order_id', '=', orderId)
      .where(
        'event_id',
        'not in',
        events.map(({ event_id }) => event_id),
      )
      .execute();
    await db.updateTable('media_order').set(stored).where('order_id', '=', orderId).execute();
  };
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

interface Taking {
  readonly order: Order;
  readonly offer: Offer;
  readonly user: TestUser;
  readonly where: string;
}

/** Takes an offer; where it held units, what the page offers next is taken as well. */
async function takeAndCount(service: TestService, crawl: OrderCrawl, taking: Taking): Promise<void> {
  const { order, offer, user, where } = taking;
  const answer = await take(service, order, offer, user);
  const what =
    offer.act === undefined
      ? offer.to === null
        ? '锁位'
        : orderStateNames[offer.to]
      : approvalKindNames[offer.act];
  const step = `${orderStateNames[order.row.state]} → ${what}`;
  if (answer !== '01') {
    crawl.failures.push(`${where}, ${step}: ${answer}`);
    return;
  }
  add(crawl.taken, step);
  if (offer.to !== null) return;
  const { orderId } = order.row;
  const held = await service.body('mediaOrder/getById', { orderId }, { as: user });
  const next = await offerOf(service, held, user);
  if (next === null || typeof next === 'string') return;
  if (next.to === null && next.act === undefined && offer.act === undefined)
    crawl.failures.push(`${where}: nothing left to hold is offered`);
  else await takeAndCount(service, crawl, { ...taking, order: held, offer: next });
}

/** Opens one order as a user and takes what its page offers; every further step of its menu too, when `all`. */
async function crawlOrder(
  service: TestService,
  crawl: OrderCrawl,
  { user, orderId, all }: { readonly user: TestUser; readonly orderId: string; readonly all: boolean },
): Promise<void> {
  const order = await service.body('mediaOrder/getById', { orderId }, { as: user });
  const { row, nextStates } = order;
  const where = `${user} ${row.orderNo} ${orderStateNames[row.state]}`;
  add(crawl.opened, `${user} ${orderStateNames[row.state]}`);
  const offer = await offerOf(service, order, user);
  const offers: Offer[] = offer !== null && typeof offer === 'object' ? [offer] : [];
  if (offer === null && nextStates.length > 0) crawl.failures.push(`${where}: nothing offered`);
  if (typeof offer === 'string' && offer.trim() === '') crawl.failures.push(`${where}: no reason`);
  const today = chinaDate(service.context.now());
  if (all)
    offers.push(
      ...nextStates
        .filter((to) => stepRefusal(row, to, today) === null && offers.every((one) => one.to !== to))
        .map((to) => ({ to, itemIds: [] })),
    );
  for (const one of offers) {
    const putBack = await keepOrder(service, orderId);
    await takeAndCount(service, crawl, { order, offer: one, user, where });
    await putBack();
  }
}

/** Opens every order that a user may see. */
export async function crawlOrders(service: TestService, user: TestUser, crawl: OrderCrawl): Promise<void> {
  const seen = new Set<OrderState>();
  for (let pageNo = 1; ; pageNo++) {
    const list = await service.body('mediaOrder/list', { pageNo, pageSize: 100 }, { as: user });
    for (const { orderId, state } of list.rows) {
      await crawlOrder(service, crawl, { user, orderId, all: !seen.has(state) });
      seen.add(state);
    }
    if (pageNo * 100 >= list.total) return;
  }
}
