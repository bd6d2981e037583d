import { effectGroup, effectPermit } from '@ooh/contract/domain/effect';
import { pairScopeOf } from '../../access/pair-scope.ts';
import { isOwnOrder } from '../../access/granted-pairs.ts';
import type { Context } from '../../context.ts';
import { isPermitted } from '../../platform/session/is-permitted.ts';
import { enabledReaders } from '../../platform/session/reader.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { appraisedStates, loadEffectOrders, type EffectOrder } from './effect-order.ts';
import { inQueue, type DueTask } from './appraisal-queue.ts';
import { effectTasksOf, type EffectTask } from './effect-tasks.ts';
import { effectKeyOf, knownCity, storedResults } from './stored-effects.ts';

type Parts = Pick<Context, 'db' | 'now'>;

/** Orders looked through at a time. */
const step = 100;

/**
 * One user of each group that sees the same parts of the same orders: an appraisal is of what its reader may see, and
 * whoever sees the same has the same result.
 */
export async function appraisalReaders(db: Db): Promise<SignedInUser[]> {
  const readers = (await enabledReaders(db)).filter((reader) => isPermitted(effectPermit, reader));
  const bySight = new Map<string, SignedInUser>();
  for (const reader of readers) {
    const whose = reader.organisationKind === 'platform' ? 'all' : reader.organisationId;
    const key = JSON.stringify([whose, pairScopeOf(reader.permission, effectGroup)]);
    if (!bySight.has(key)) bySight.set(key, { ...reader, sessionId: 'appraisal' });
  }
  // What advertisers see is computed first: they are told of nothing else.
  const isLater = ({ organisationKind }: SignedInUser) => Number(organisationKind !== 'advertiser');
  return [...bySight.values()].toSorted((a, b) => isLater(a) - isLater(b));
}

/** Orders with something to appraise that a reader may see, running ones first, then the newest. */
async function ordersOf(db: Db, reader: SignedInUser): Promise<string[]> {
  const rows = await db
    .selectFrom('media_order as orders')
    .select('orders.order_id')
    .where(isOwnOrder(reader))
    .where('orders.state', 'in', [...appraisedStates])
    .orderBy(sql`orders.state <> 'running'`)
    .orderBy('orders.end_date', 'desc')
    .orderBy('orders.order_id')
    .execute();
  return rows.map((row) => row.order_id);
}

/** The part of an order that its bus report is about, where it is not the whole. */
function busPartOf(order: EffectOrder): EffectOrder[] {
  const items = order.items.filter((item) => item.lineId !== null);
  return items.length === 0 || items.length === order.items.length ? [] : [{ ...order, items }];
}

/** Cities of orders whose figures are not there yet: those that an advertiser waits for, then all others. */
export async function dueAppraisals(parts: Parts, signal?: AbortSignal): Promise<EffectTask[]> {
  const due = new Map<string, DueTask>();
  for (const reader of await appraisalReaders(parts.db)) {
    const orderIds = await ordersOf(parts.db, reader);
    for (let from = 0; from < orderIds.length; from += step) {
      signal?.throwIfAborted();
      const loaded = await loadEffectOrders(parts, reader, effectGroup, orderIds.slice(from, from + step));
      const orders = loaded.flatMap((order) => [order, ...busPartOf(order)]);
      const tasks = await effectTasksOf(parts, orders);
      const stored = await storedResults(parts, tasks);
      for (const task of tasks) {
        const key = effectKeyOf(task);
        if (due.has(key) || knownCity(task, stored.get(key)) !== undefined) continue;
        due.set(key, { task, isOfAdvertiser: reader.organisationKind === 'advertiser' });
      }
    }
  }
  return inQueue([...due.values()]);
}

/** What appraisals rest on, in one short text: while it stays the same, none has become due. */
export async function appraisalBasis({ db }: Pick<Context, 'db'>, today: string): Promise<string> {
  const { rows } = await sql<{ basis: string }>`select concat_ws(' ',
      (select concat(count(*), ' ', max(updated_at)) from media_order
        where state in (${sql.join([...appraisedStates])})),
      (select concat(count(*), ' ', max(updated_at)) from media_posting),
      (select concat(count(*), ' ', max(release_id)) from data_release where state = 'current'),
      (select md5(string_agg(permission::text, ' ' order by id)) from role)
    ) as basis`.execute(db);
  return `${today} ${rows[0].basis}`;
}
