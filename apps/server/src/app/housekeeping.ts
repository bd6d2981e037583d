import { dropStaleFailures } from '../administration/account/login-throttle.ts';
import { anchorChain, checkChain, lastCheck } from '../platform/audit/check-chain.ts';
import type { Context } from '../context.ts';
import { dropOldBookingChanges } from '../city-data/inventory/booking-changes.ts';
import { maintainOrders } from '../orders/order/advance-orders.ts';
import { jobAtWork } from '../demo/job-at-work.ts';
import { seedJobKind } from '../demo/seed-job.ts';
import { appraisalTender } from '../orders/effect/appraise-ahead.ts';
import { scanTender } from '../orders/optimise/scan-job.ts';
import { dropOldKeys } from '../platform/idempotency/answer-once.ts';
import { dropOldSlips } from '../market/hand-over/slip-store.ts';
import { startRounds } from '../platform/rounds.ts';
import { dropOldSessions, endIdleSessions } from '../platform/session/session.ts';

const everyMilliseconds = 3_600_000;
const chainCheckMilliseconds = 24 * 3_600_000;
/** Holds expire with a precision of a minute. */
const ordersEveryMilliseconds = 60_000;

/** Checks the whole audit chain once a day; faults are logged and shown on the system page. */
export async function checkChainDaily(context: Context): Promise<void> {
  const last = await lastCheck(context.db);
  const isDue =
    last === undefined || context.now().getTime() - last.checkedAt.getTime() >= chainCheckMilliseconds;
  if (!isDue) return;
  const { entries, firstBroken, isCutShort } = await checkChain(context);
  if (firstBroken === null && !isCutShort) return;
  const detail = { entries, firstBroken, isCutShort };
  context.log.error(detail, 'the audit chain is broken');
  await context.audit.record({ action: 'audit.verify', outcome: 'failed', actor: null, detail });
}

async function tidy(context: Context): Promise<void> {
  const { db, log, now, config } = context;
  try {
    await dropStaleFailures(db, now());
    await endIdleSessions(db, now(), config.idleMinutes);
    await dropOldSessions(db, now());
    await dropOldKeys(context);
    await dropOldBookingChanges(db);
    await dropOldSlips(db, now());
    await anchorChain(context);
    await checkChainDaily(context);
  } catch (error) {
    log.warn({ err: error }, 'housekeeping failed');
  }
}

/** Advances the orders and queues their appraisals. */
function orderTender(context: Context): () => Promise<void> {
  const appraise = appraisalTender(context);
  const scan = scanTender(context);
  return async () => {
    try {
      await maintainOrders(context);
      await context.audit.settle();
      // What follows a first start comes first: it brings the orders and the cities.
      if ((await jobAtWork(context.db, [seedJobKind])) === null) {
        await appraise();
        await scan();
      }
    } catch (error) {
      context.log.warn({ err: error }, 'tending orders failed');
    }
  };
}

/** Deletes outdated rows now and every hour, and advances the orders every minute. Returns a stop function. */
export function startHousekeeping(context: Context): () => Promise<unknown> {
  const stops = [
    startRounds(() => tidy(context), everyMilliseconds),
    startRounds(orderTender(context), ordersEveryMilliseconds),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}
