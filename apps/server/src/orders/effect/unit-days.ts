import type { PostingCounts } from '@ooh/contract/domain/effect';
import { postingStates, type PostingState } from '@ooh/contract/domain/order';

/** The posting of one unit of an item. Day numbers; the day of taking down is the last one shown. */
export interface PostedUnit {
  readonly postingId: string;
  readonly unitNo: number;
  readonly state: PostingState;
  readonly postedDay: number | null;
  readonly takenDownDay: number | null;
  readonly isMakeGood: boolean;
  /** The posting that it makes good. */
  readonly makeGoodOf?: string | null;
  /** Days of a make-good with days of its own, the end excluded. */
  readonly plannedDays?: readonly [number, number] | null;
}

export interface BookedUnits {
  readonly quantity: number;
  readonly fromDay: number;
  /** Excluded. */
  readonly toDay: number;
  readonly postings: readonly PostedUnit[];
}

/** States in which the order's own creative is posted, including damaged ones until they are taken down. */
const showing: readonly PostingState[] = ['posted', 'late', 'damaged', 'made-good'];

export const isShowing = (state: PostingState): boolean => showing.includes(state);

/** The days of a posting, the end excluded; null where it shows nothing. A make-good may run past the booked days. */
export function shownDays(
  posting: PostedUnit,
  item: Pick<BookedUnits, 'toDay'>,
  today: number,
): readonly [number, number] | null {
  if (!isShowing(posting.state) || posting.postedDay === null) return null;
  const end =
    posting.takenDownDay === null
      ? posting.isMakeGood
        ? (posting.plannedDays?.[1] ?? Math.max(item.toDay, today + 1))
        : item.toDay
      : posting.takenDownDay + 1;
  return end > posting.postedDay ? [posting.postedDay, end] : null;
}

/** Units by day from `firstDay` on, as bought, and as run up to and including `today`. */
export function unitDays(
  item: BookedUnits,
  firstDay: number,
  today: number,
): { planned: number[]; actual: number[] } {
  const planned: number[] = [];
  const actual: number[] = [];
  const add = (into: number[], from: number, to: number, units: number): void => {
    for (let day = into.length; day < to - firstDay; day++) into.push(0);
    for (let day = Math.max(0, from - firstDay); day < to - firstDay; day++) into[day] = into[day] + units;
  };
  add(planned, item.fromDay, item.toDay, item.quantity);
  for (const posting of item.postings) {
    const days = shownDays(posting, item, today);
    if (days !== null && days[0] <= today) add(actual, days[0], Math.min(days[1], today + 1), 1);
  }
  return { planned, actual };
}

/** Counts of the units of some items. A unit that was made good counts once, as made good. */
export function countPostings(items: readonly BookedUnits[], today: number): PostingCounts {
  const byState = Object.fromEntries(postingStates.map((state) => [state, 0])) as Record<
    PostingState,
    number
  >;
  let [plannedUnits, dueUnits, postedUnits, onTimeUnits] = [0, 0, 0, 0];
  // A make-good may hang on another item than the unit that it makes good.
  const madeGoodUnits = new Set(
    items.flatMap(({ postings }) =>
      postings.flatMap((posting) => (posting.state === 'made-good' ? (posting.makeGoodOf ?? []) : [])),
    ),
  );
  for (const item of items) {
    plannedUnits += item.quantity;
    const isDue = item.fromDay <= today;
    if (isDue) dueUnits += item.quantity;
    const units = Map.groupBy(item.postings, ({ unitNo }) => unitNo);
    for (let unitNo = 1; unitNo <= item.quantity; unitNo++) {
      const own = units.get(unitNo) ?? [];
      const first = own.find((posting) => !posting.isMakeGood);
      const madeGood =
        own.some((posting) => posting.isMakeGood && posting.state === 'made-good') ||
        (first !== undefined && madeGoodUnits.has(first.postingId));
      const state = madeGood ? 'made-good' : (first?.state ?? 'pending');
      byState[state]++;
      if (!isShowing(state)) continue;
      postedUnits++;
      const isOnTime =
        first !== undefined && isShowing(first.state) && (first.postedDay ?? item.fromDay) <= item.fromDay;
      if (isDue && isOnTime) onTimeUnits++;
    }
  }
  return {
    plannedUnits,
    dueUnits,
    postedUnits,
    onTimeUnits,
    byState,
    postingRate: plannedUnits > 0 ? postedUnits / plannedUnits : null,
    onTimeRate: dueUnits > 0 ? onTimeUnits / dueUnits : null,
  };
}

/**
 * Unit-days of some items from `firstDay` on, as bought and as run: what hung before the order's first day is no day of
 * it, as in its losses (`lostDays`).
 */
export function sumUnitDays(items: readonly BookedUnits[], firstDay: number, today: number) {
  let [planned, actual] = [0, 0];
  for (const item of items) {
    const days = unitDays(item, firstDay, today);
    planned += days.planned.reduce((sum, units) => sum + units, 0);
    actual += days.actual.reduce((sum, units) => sum + units, 0);
  }
  return { planned, actual };
}
