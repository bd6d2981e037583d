import { openFaultStates } from '@ooh/contract/domain/order-names';
import type { Task } from '@ooh/contract/domain/home';
import { effectPermit } from '@ooh/contract/domain/effect';
import type { OrderMode, OrderState } from '@ooh/contract/domain/order';
import type { TaskKind } from '@ooh/contract/domain/task-names';
import { isAllowed } from '@ooh/contract/permission/rules';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { cityName } from '../../reference/region/regions.ts';
import { isItemGranted, isOrderVisible, visibleParts } from '../order/order-scope.ts';

interface OrderColumns {
  readonly order_id: string;
  readonly name: string;
  readonly mode: OrderMode;
  readonly state: OrderState;
  readonly brand_name: string;
  readonly city_codes: string[];
  readonly medium_ids: number[];
}

const kindOfState: Partial<Readonly<Record<OrderState, TaskKind>>> = {
  draft: 'submit',
  ready: 'submit',
  planning: 'make',
  confirming: 'confirm',
  holding: 'lock',
  ended: 'conclude',
};

/** Holds that end within these hours are told of. */
export const holdNoticeHours = 72;

/**
 * SQL condition on `media_order`: the reader answers for it. In an agency that is who it belongs to; an advertiser's and the
 * platform's people look after all orders that they see.
 */
const isOwnDuty = (user: SignedInUser) =>
  user.organisationKind === 'agency'
    ? sql<boolean>`media_order.owner_id = ${user.userId}::uuid`
    : sql<boolean>`true`;

const orderColumns = sql`media_order.order_id, media_order.name, media_order.mode, media_order.state,
  media_order.city_codes, media_order.medium_ids, brand.name as brand_name`;

function present(
  user: SignedInUser,
  order: OrderColumns,
  task: Pick<Task, 'kind'> & Partial<Pick<Task, 'units' | 'since' | 'dueAt' | 'reason'>>,
): Task {
  return {
    orderId: order.order_id,
    planId: null,
    planKind: null,
    orderMode: order.mode,
    name: order.name,
    brandName: order.brand_name,
    cityNames: visibleParts(user, order).cityCodes.map(cityName),
    units: null,
    since: null,
    dueAt: null,
    reason: null,
    ...task,
  };
}

/** SQL: why the client sent the plan of `media_order` back, until it is submitted to him again; null where he did not. */
const openRefusal = sql`(select refusal.reason from media_order_event refusal
  where refusal.order_id = media_order.order_id and refusal.answered_version is not null
    and refusal.to_state = 'planning' and not exists (select 1 from media_order_event submission
      where submission.order_id = media_order.order_id and submission.to_state = 'confirming'
        and submission.at > refusal.at)
  order by refusal.at desc limit 1)`;

/** Orders whose state waits for somebody; a draft waits for its owner alone. */
async function waitingOrders(db: Db, user: SignedInUser): Promise<Task[]> {
  const maySeeEffects = isAllowed(user.permission, effectPermit.anyOf.join(','));
  const { rows } = await sql<OrderColumns & { since: Date; refusal: string | null }>`
    select ${orderColumns}, coalesce((select max(event.at) from media_order_event event
        where event.order_id = media_order.order_id and event.to_state = media_order.state),
      media_order.updated_at) as since, ${openRefusal} as refusal
    from media_order join brand using (brand_id)
    where ${isOrderVisible(user)} and ${isOwnDuty(user)}
      and (media_order.state in ('planning', 'confirming', 'holding')
        or (media_order.state in ('draft', 'ready') and media_order.owner_id = ${user.userId}::uuid)
        or (media_order.state = 'ended' and ${maySeeEffects} and not exists (
          select 1 from effect_conclusion done where done.order_id = media_order.order_id)))`.execute(db);
  return rows.flatMap((row) => {
    const kind = kindOfState[row.state];
    if (kind === undefined) return [];
    const reason = kind === 'make' && row.refusal !== null ? `客户退回：${row.refusal}` : null;
    return [present(user, row, { kind, since: row.since.toISOString(), reason })];
  });
}

/** Orders with holds that end soon, with the units held and the first end. */
async function endingHolds(db: Db, user: SignedInUser, now: Date): Promise<Task[]> {
  const until = new Date(now.getTime() + holdNoticeHours * 3_600_000);
  const { rows } = await sql<OrderColumns & { units: number; due: Date }>`
    select ${orderColumns}, count(*)::int as units, min(booking.expires_at) as due
    from media_booking booking
    join media_order_item item on item.item_id = booking.order_item_id
    join media_order on media_order.order_id = item.order_id
    join brand using (brand_id)
    where booking.state = 'hold' and booking.is_in_force and booking.expires_at > ${now}
      and booking.expires_at <= ${until} and ${isItemGranted(user)}
      and ${isOrderVisible(user)} and ${isOwnDuty(user)}
    group by media_order.order_id, brand.name`.execute(db);
  return rows.map((row) =>
    present(user, row, { kind: 'hold-ending', units: row.units, dueAt: row.due.toISOString() }),
  );
}

/** Running orders with units that were posted wrongly, not at all, or are damaged, and are not made good. */
async function faultyOrders(db: Db, user: SignedInUser): Promise<Task[]> {
  const { rows } = await sql<OrderColumns & { units: number; since: Date }>`
    select ${orderColumns}, count(*)::int as units, max(posting.updated_at) as since
    from media_posting posting
    join media_order_item item on item.item_id = posting.item_id
    join media_order on media_order.order_id = item.order_id
    join brand using (brand_id)
    where media_order.state = 'running' and posting.state = any(${[...openFaultStates]})
      and not exists (select 1 from media_posting good
        where good.make_good_of = posting.posting_id and good.state = 'made-good')
      and ${isItemGranted(user)} and ${isOrderVisible(user)} and ${isOwnDuty(user)}
    group by media_order.order_id, brand.name`.execute(db);
  return rows.map((row) =>
    present(user, row, { kind: 'fault', units: row.units, since: row.since.toISOString() }),
  );
}

/** What an advertiser is asked for: the rest is done by those who make and post the campaign. */
const advertiserKinds: readonly TaskKind[] = ['confirm', 'submit', 'hold-ending'];

/** What waits for a user about orders. */
export async function orderTasks(db: Db, user: SignedInUser, now: Date): Promise<Task[]> {
  const found = await Promise.all([
    waitingOrders(db, user),
    endingHolds(db, user, now),
    faultyOrders(db, user),
  ]);
  const tasks = found.flat();
  return user.organisationKind === 'advertiser'
    ? tasks.filter(({ kind }) => advertiserKinds.includes(kind))
    : tasks;
}
