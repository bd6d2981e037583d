/** State of an order on the anchor day 0, and the day of each step. */
import type { Random } from '@ooh/reference/random';

/** The states of orders in life-cycle order; the last two end an order early. */
const life = [
  'draft',
  'ready',
  'planning',
  'confirming',
  'holding',
  'booked',
  'running',
  'ended',
  'closed',
] as const;

export type DemoOrderState = (typeof life)[number] | 'cancelled' | 'terminated';

export interface OrderStep {
  readonly from: DemoOrderState | null;
  readonly to: DemoOrderState;
  /** Days from the anchor, never after it. */
  readonly day: number;
  readonly reason: string | null;
}

const cancelReasons = ['客户预算调整', '投放计划推迟', '改投其他媒体', '产品上市延期'] as const;
const terminateReasons = ['媒体方维修停运', '素材审核未通过', '客户要求提前下刊'] as const;

/** The state of an order with these days on the anchor day. */
export function stateAt(random: Random, fromDay: number, toDay: number): DemoOrderState {
  const share = random.next();
  if (toDay < -1) {
    if (share < 0.06) return 'cancelled';
    if (share < 0.09) return 'terminated';
    return toDay < -30 || share < 0.3 ? 'closed' : 'ended';
  }
  if (fromDay < 0) return share < 0.04 ? 'terminated' : 'running';
  if (share < 0.05) return 'cancelled';
  if (fromDay <= 14) return share < 0.65 ? 'booked' : share < 0.88 ? 'holding' : 'confirming';
  const later = ['draft', 'ready', 'planning', 'confirming', 'holding', 'booked'] as const;
  const upTo = [0.17, 0.29, 0.47, 0.63, 0.82, 1] as const;
  return later[upTo.findIndex((bound) => share < bound)];
}

/** Days before the flight at which each state is reached, from draft to booked. */
const lead = [40, 37, 33, 24, 17, 8] as const;

/** All steps up to `state`; the last is the one that led there. */
export function orderHistory(
  random: Random,
  state: DemoOrderState,
  fromDay: number,
  toDay: number,
): OrderStep[] {
  const endsAt =
    state === 'cancelled' ? 1 + random.integer(4) : state === 'terminated' ? 6 : life.indexOf(state);
  const shift = random.integer(12);
  const plannedDay = (at: number): number => {
    if (at < lead.length) return fromDay - lead[at] - shift;
    return at === 6 ? fromDay : at === 7 ? toDay + 1 : toDay + 12 + shift;
  };
  // A future order is created early enough for its last step to be before the anchor.
  const late = endsAt < lead.length ? Math.max(0, plannedDay(endsAt) + 2 + random.integer(12)) : 0;
  const dayOf = (at: number): number => plannedDay(at) - late;
  const steps: OrderStep[] = [];
  const add = (to: DemoOrderState, day: number, reason: string | null): void => {
    const least = steps.at(-1)?.day ?? -10_000;
    steps.push({ from: steps.at(-1)?.to ?? null, to, day: Math.max(least, Math.min(day, -1)), reason });
  };
  for (let at = 0; at <= endsAt; at++) add(life[at], dayOf(at), null);
  if (state === 'cancelled') add('cancelled', dayOf(endsAt) + 3, cancelReasons[random.integer(4)]);
  if (state === 'terminated') {
    const day = fromDay + Math.ceil((toDay - fromDay) / 3);
    add('terminated', day, terminateReasons[random.integer(3)]);
  }
  return steps;
}
