import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { OpportunityKind } from '@ooh/contract/domain/opportunity-names';
import { isoDateOf, dayNumber } from '../reference/calendar/flight-days.ts';
import type { Context } from '../context.ts';
import { AppError } from '../platform/http/app-error.ts';
import { importOwner } from '../city-data/imports/command-owner.ts';
import { decideOpportunity } from '../orders/optimise/decide.ts';
import { fullReader } from '../access/full-reader.ts';
import { readOpportunities } from '../orders/optimise/opportunity-store.ts';
import { followAdopted } from '../orders/optimise/realise.ts';
import { scanCities, wholeOrder } from '../orders/optimise/scan-order.ts';
import { seedRequest } from './demo-planner.ts';
import { dropUndecided, hangChange, isAt, stateOfHistory } from './past-order.ts';
import { verifiedBefore, pastOrders, type PastOrder } from './past-orders.ts';

/** Adopted suggestions whose outcome is known that a demonstration shows. */
const wantedAdoptions = 22;
/** The part of an order's days after which it is looked through and changed. */
const changeShare = 0.35;
/** What an adopted suggestion says, and by which it is known again. */
export const adoptionNote = '演示：客户已书面确认';

/** The day on which a past order was changed. */
const changeDay = ({ startDate, endDate }: Pick<PastOrder, 'startDate' | 'endDate'>): string => {
  const [first, last] = [dayNumber(startDate), dayNumber(endDate)];
  return isoDateOf(first + Math.floor((last - first) * changeShare));
};

/** The kind that was adopted least so far leads, then what is most certain. */
function chosenOf<Row extends { readonly kind: OpportunityKind; readonly gain_low: number }>(
  rows: readonly Row[],
  adopted: ReadonlyMap<OpportunityKind, number>,
): Row | undefined {
  const timesOf = ({ kind }: Row) => adopted.get(kind) ?? 0;
  return rows.toSorted((a, b) => timesOf(a) - timesOf(b) || b.gain_low - a.gain_low)[0];
}

/**
 * Looks a past order through as it stood on a day when it ran, adopts one suggestion then, lets the change hang, and
 * measures today what it brought. Returns the kind; null where nothing was adopted or too few people tell what it brought.
 */
async function adoptInPast(
  context: Context,
  past: PastOrder,
  adopted: ReadonlyMap<OpportunityKind, number>,
  signal: AbortSignal | undefined,
): Promise<OpportunityKind | null> {
  const then = isAt(context, changeDay(past));
  const order = await wholeOrder(then, past.orderId);
  if (order === undefined) return null;
  const running = { ...order, order: { ...order.order, state: 'running' as const } };
  await scanCities(then, running, 'batch', signal);
  const open = await readOpportunities(context.db, fullReader, { orderId: past.orderId, states: ['open'] });
  const chosen = chosenOf(
    open.filter(({ finding }) => finding.action !== 'next-order'),
    adopted,
  );
  if (chosen === undefined) {
    await dropUndecided(context, past.orderId);
    return null;
  }
  const user = await importOwner(context.db, past.deciderId);
  const { opportunity_id: opportunityId, version, kind } = chosen;
  const input = { opportunityId, version, decision: 'adopt', reason: adoptionNote } as const;
  try {
    await stateOfHistory(context, past.orderId, 'running');
    await decideOpportunity(then, user, input, seedRequest);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The units were sold to somebody else on these days.
    return null;
  } finally {
    await stateOfHistory(context, past.orderId, past.state);
    await dropUndecided(context, past.orderId);
  }
  await hangChange(context, past.orderId);
  await followAdopted(context, certain(await wholeOrder(context, past.orderId), 'changed order'), 'batch');
  const [verified] = await readOpportunities(context.db, fullReader, {
    orderId: past.orderId,
    states: ['verified'],
  });
  return verified === undefined ? null : kind;
}

/**
 * Suggestions that were adopted in orders that have ended since, measured like any other. Goes on where an earlier run
 * was interrupted, and does nothing where there are enough.
 */
export async function seedAdoptions(
  context: Context,
  { wanted = wantedAdoptions, signal }: { readonly wanted?: number; readonly signal?: AbortSignal } = {},
): Promise<number> {
  const adopted = await verifiedBefore(context.db, adoptionNote);
  const count = () => [...adopted.values()].reduce((sum, times) => sum + times, 0);
  if (count() >= wanted) return count();
  for (const past of await pastOrders(context.db, chinaDate(context.now()))) {
    if (count() >= wanted) break;
    signal?.throwIfAborted();
    const adopt = () => adoptInPast(context, past, adopted, signal);
    const kind = await (signal === undefined ? adopt() : context.idle.run(adopt, signal));
    if (kind !== null) adopted.set(kind, (adopted.get(kind) ?? 0) + 1);
  }
  return count();
}
