import { chinaDate } from '@ooh/contract/domain/china-time';
import { effectGroup } from '@ooh/contract/domain/effect';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { JobControl, JobKind } from '../../platform/job/jobs.ts';
import { oldestAccount } from '../../platform/session/reader.ts';
import { sql } from '../../platform/storage/postgres/database.ts';
import { appraisalBasis } from '../effect/due-appraisals.ts';
import { loadEffectOrders } from '../effect/effect-order.ts';
import { effectTasksOf } from '../effect/effect-tasks.ts';
import { fullReader } from '../../access/full-reader.ts';
import { scanFingerprintOf, scanOrder } from './scan-order.ts';

/** Looks through the orders that are due, when nothing else is to do: depth of their cities would make it anew. */
export const scanJobKind = 'optimise';
/** Looks through one order that somebody asked for. */
export const orderScanJobKind = 'optimise-order';

/** Orders scanned in one job; then others have their turn. */
const mostInOneJob = 12;
/** Orders that ended longer ago are not looked through by themselves. */
const longestAgoDays = 180;

const orderScanPayload = z.object({ orderId: z.string() });
type OrderScanPayload = z.infer<typeof orderScanPayload>;

const scanPayload = z.object({
  /** Those that could not be scanned in the jobs before. */
  failed: z.array(z.string()).default([]),
});
type ScanPayload = z.input<typeof scanPayload>;

/** Has an order looked through for somebody. Returns the job's id. */
export async function queueScan(context: Context, ownerId: string, orderId: string): Promise<string> {
  const payload: OrderScanPayload = { orderId };
  return context.jobs.enqueue(orderScanJobKind, ownerId, payload);
}

/** Orders whose newest appraisal has not been looked through, running ones first, then the newest. */
export async function dueScans(context: Pick<Context, 'db' | 'now'>): Promise<string[]> {
  const today = chinaDate(context.now());
  const rows = await context.db
    .selectFrom('media_order as orders')
    .select('orders.order_id')
    .where('orders.state', 'in', ['running', 'ended', 'closed'])
    .where(sql<boolean>`orders.end_date > ${today}::date - ${longestAgoDays}::int`)
    .orderBy(sql`orders.state <> 'running'`)
    .orderBy('orders.end_date', 'desc')
    .orderBy('orders.order_id')
    .execute();
  const scans = await context.db.selectFrom('opportunity_scan').selectAll().execute();
  const fingerprintOf = new Map(
    scans.map((scan) => [`${scan.order_id} ${scan.city_code}`, scan.fingerprint]),
  );
  const due: string[] = [];
  const step = 100;
  for (let from = 0; from < rows.length; from += step) {
    const ids = rows.slice(from, from + step).map((row) => row.order_id);
    const orders = await loadEffectOrders(context, fullReader, effectGroup, ids);
    const tasks = await effectTasksOf(context, orders);
    const late = new Set(
      tasks
        .filter((task) => {
          const known = fingerprintOf.get(`${task.order.orderId} ${task.cityCode}`);
          // What is over is looked through once; the free units of a later day do not make it new.
          return task.order.order.state === 'running'
            ? known !== scanFingerprintOf(task)
            : known === undefined || !known.startsWith(task.fingerprint);
        })
        .map((task) => task.order.orderId),
    );
    due.push(...ids.filter((id) => late.has(id)));
  }
  return due;
}

async function scanAhead(context: Context, payload: ScanPayload, control: JobControl) {
  const failed = new Set(scanPayload.parse(payload).failed);
  const due = (await dueScans(context)).filter((id) => !failed.has(id));
  const now = due.slice(0, mostInOneJob);
  for (const [done, id] of now.entries()) {
    control.signal.throwIfAborted();
    control.progress(done / now.length, `检查优化机会，还有 ${due.length - done} 个订单`);
    try {
      await context.idle.run(() => scanOrder(context, id, 'batch', control.signal), control.signal);
    } catch (error) {
      if (control.signal.aborted) throw error;
      failed.add(id);
      context.log.warn({ err: error, orderId: id }, 'an order could not be scanned for opportunities');
    }
  }
  const left = due.length - now.length;
  if (left > 0) await queueDue(context, [...failed]);
  return { scanned: now.length, left, failed: failed.size };
}

/** An interrupted one begins anew: what it had found is stored. */
export const scanJob: JobKind<ScanPayload> = { afterInterruption: 'requeue', turn: 'last', run: scanAhead };

export const orderScanJob: JobKind<OrderScanPayload> = {
  afterInterruption: 'requeue',
  async run(context, payload, { signal }) {
    await scanOrder(context, orderScanPayload.parse(payload).orderId, 'background', signal);
    return { scanned: 1, left: 0, failed: 0 };
  },
};

async function queueDue(context: Context, failed: readonly string[] = []): Promise<void> {
  const owner = await oldestAccount(context.db);
  if (owner !== undefined) await context.jobs.enqueue(scanJobKind, owner.id, { failed: [...failed] });
}

async function isScanning({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const job = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', scanJobKind)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return job !== undefined;
}

/** Queues scans when figures may have changed. They take turns with appraisals, which they find stored or make. */
export function scanTender(context: Context): () => Promise<void> {
  let last: string | undefined;
  return async () => {
    const basis = await appraisalBasis(context, chinaDate(context.now()));
    if (basis === last || (await isScanning(context))) return;
    await queueDue(context);
    last = basis;
  };
}
