import { lossCauses, type LossCause } from '@ooh/contract/domain/effect-loss-names';
import { shownDays, type BookedUnits, type PostedUnit } from './unit-days.ts';

export type LostDays = Readonly<Record<LossCause, number>>;

type Span = readonly [from: number, to: number];

const lengthOf = ([from, to]: Span): number => Math.max(0, to - from);
const common = (a: Span, b: Span): Span => [Math.max(a[0], b[0]), Math.min(a[1], b[1])];

/** Why a unit that shows nothing shows nothing. */
const causeOf = (posting: PostedUnit | undefined): LossCause =>
  posting?.state === 'missing' || posting?.state === 'wrong' ? posting.state : 'unposted';

/**
 * Unit-days of an item that were booked and did not run by `today`, by cause; gains are negative. Booked days − the sum
 * of all causes = the days that `unitDays` counts as run.
 */
export function lostDays(item: BookedUnits, firstDay: number, today: number): LostDays {
  const lost = Object.fromEntries(lossCauses.map((cause) => [cause, 0])) as Record<LossCause, number>;
  const past: Span = [firstDay, today + 1];
  const booked: Span = [item.fromDay, item.toDay];
  const due = common(booked, past);
  const dueDays = lengthOf(due);
  lost.upcoming = (lengthOf(booked) - dueDays) * item.quantity;
  const shownOf = (posting: PostedUnit): number => {
    const days = shownDays(posting, item, today);
    return days === null ? 0 : lengthOf(common(days, past));
  };
  const postings = Map.groupBy(item.postings, ({ isMakeGood }) => isMakeGood);
  for (const posting of postings.get(true) ?? []) lost['made-good'] -= shownOf(posting);
  const units = Map.groupBy(postings.get(false) ?? [], ({ unitNo }) => unitNo);
  for (let unitNo = 1; unitNo <= item.quantity; unitNo++) {
    const [first, ...others] = units.get(unitNo) ?? [];
    units.delete(unitNo);
    for (const posting of others) lost.extra -= shownOf(posting);
    const days = first === undefined ? null : shownDays(first, item, today);
    if (first === undefined || days === null) {
      lost[causeOf(first)] += dueDays;
      continue;
    }
    const before = lengthOf(common(due, [-Infinity, days[0]]));
    const after = lengthOf(common(due, [Math.max(days[1], due[0]), Infinity]));
    lost.late += before;
    lost[first.state === 'damaged' ? 'damaged' : 'taken-down'] += after;
    lost.extra -= shownOf(first) - (dueDays - before - after);
  }
  // Postings of units that the order does not have.
  for (const posting of [...units.values()].flat()) lost.extra -= shownOf(posting);
  return lost;
}
