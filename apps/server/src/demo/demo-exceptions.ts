import { openFaultStates } from '@ooh/contract/domain/order-names';
import { hashText } from '@ooh/reference/text-hash';
import type { Context } from '../context.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import { insertRows } from '../platform/storage/postgres/insert-rows.ts';
import { stableId } from '../platform/storage/stable-id.ts';

// Shares in per cent, declared for a demonstration in which most promises are kept and some are not.
const [answeredInTime, repairedInTime, repairedLater, reportedInTime, reportedLater] = [
  93, 78, 14, 90, 7,
] as const;

const hourMs = 3_600_000;
const draw = (key: string, of: string, most: number): number => hashText(`${key}|${of}`) % most;

interface Fault {
  posting_id: string;
  key: string;
  day: string;
}

/** A time so many hours after another; null for one that is not over yet. */
const after = (from: number, hours: number, now: Date): string | null =>
  from + hours * hourMs > now.getTime() ? null : new Date(from + hours * hourMs).toISOString();

function exceptionOf({ posting_id: postingId, key, day }: Fault, now: Date): Record<string, unknown>[] {
  const reported = new Date(`${day}T09:00:00+08:00`).getTime() + (24 + draw(key, 'reported', 9)) * hourMs;
  if (reported > now.getTime()) return [];
  const responded =
    draw(key, 'answered', 100) < answeredInTime ? 1 + draw(key, 'hours', 22) : 26 + draw(key, 'hours', 30);
  const repaired = draw(key, 'repaired', 100);
  const inTime = Math.max(responded, 8 + draw(key, 'repair', 38));
  const resolved =
    repaired < repairedInTime
      ? inTime
      : repaired < repairedInTime + repairedLater
        ? 60 + draw(key, 'repair', 60)
        : null;
  return [
    {
      exception_id: stableId('exception', postingId),
      posting_id: postingId,
      reported_at: new Date(reported).toISOString(),
      responded_at: after(reported, responded, now),
      resolved_at: resolved === null ? null : after(reported, resolved, now),
    },
  ];
}

/** Writes when the exceptions of the demonstration's postings were reported, handled and resolved, and its weekly reports. */
export async function seedExceptions({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const present = await db.selectFrom('posting_exception').select('exception_id').limit(1).executeTakeFirst();
  if (present !== undefined) return;
  const at = now();
  const faults = await sql<Fault>`
    select posting.posting_id, orders.order_no || '/' || item.item_no || '/' || posting.unit_no as key,
      coalesce(posting.posted_on, lower(item.period))::text as day
    from media_posting posting join media_order_item item on item.item_id = posting.item_id
    join media_order orders on orders.order_id = item.order_id
    where orders.is_sample and posting.make_good_of is null and posting.state = any (${[...openFaultStates]})
    order by key`.execute(db);
  const weeks = await sql<{ order_id: string; key: string; monday: string }>`
    select orders.order_id, orders.order_no || '/' || day::date as key, day::date::text as monday
    from media_order orders, generate_series(date_trunc('week', orders.start_date),
      least(orders.end_date, ${at}::date - 7), interval '1 week') day
    where orders.is_sample and orders.state in ('running', 'ended', 'closed')
    order by key`.execute(db);
  const reports = weeks.rows.flatMap(({ order_id: orderId, key, monday }) => {
    const due = new Date(`${monday}T00:00:00+08:00`).getTime() + 7 * 24 * hourMs;
    const share = draw(key, 'weekly', 100);
    if (share >= reportedInTime + reportedLater) return [];
    const hours = share < reportedInTime ? 9 + draw(key, 'hour', 3) : 14 + draw(key, 'hour', 30);
    const issued = after(due, hours, at);
    return issued === null ? [] : [{ order_id: orderId, week_from: monday, issued_at: issued }];
  });
  await db.transaction().execute(async (transaction) => {
    await insertRows(
      transaction,
      'posting_exception',
      'exception_id uuid, posting_id uuid, reported_at timestamptz, responded_at timestamptz, resolved_at timestamptz',
      faults.rows.flatMap((fault) => exceptionOf(fault, at)),
    );
    await insertRows(
      transaction,
      'weekly_report',
      'order_id uuid, week_from date, issued_at timestamptz',
      reports,
    );
  });
}
