import type { LossCause } from '@ooh/contract/domain/effect-loss-names';
import { lostDays } from '../effect/lost-days.ts';
import { lostNetFen } from '../effect/lost-net.ts';
import { shownDays, type BookedUnits, type PostedUnit } from '../effect/unit-days.ts';

/** Causes for which a booked day is not paid. */
export const missedCauses = [
  'late',
  'missing',
  'wrong',
  'damaged',
  'unposted',
  'taken-down',
  'upcoming',
] as const satisfies readonly LossCause[];
export type MissedCause = (typeof missedCauses)[number];

export interface SettledItem extends BookedUnits {
  readonly itemId: string;
  readonly netFen: number;
}

/** Unit-days of an item and what is due for them. */
export interface Settlement {
  readonly bookedUnitDays: number;
  /** Booked days on which its own units showed the order's creative. */
  readonly executedUnitDays: number;
  readonly missed: Readonly<Record<MissedCause, number>>;
  readonly missedUnitDays: number;
  /** Days that make-goods showed for its units, as far as days were missed. */
  readonly madeGoodUnitDays: number;
  readonly settledUnitDays: number;
  readonly deductedFen: number;
  readonly dueFen: number;
}

/** Days up to `today` that make-goods showed, by the item whose unit they make good, wherever they hang. */
function madeGoodDays(items: readonly SettledItem[], today: number): Map<string, number> {
  const itemOf = new Map(items.flatMap(({ itemId, postings }) => postings.map((p) => [p.postingId, itemId])));
  const days = new Map<string, number>();
  const shown = (posting: PostedUnit, host: SettledItem): number => {
    const span = shownDays(posting, host, today);
    return span === null ? 0 : Math.max(0, Math.min(span[1], today + 1) - span[0]);
  };
  for (const host of items)
    for (const posting of host.postings) {
      const itemId = posting.isMakeGood ? itemOf.get(posting.makeGoodOf ?? '') : undefined;
      if (itemId !== undefined) days.set(itemId, (days.get(itemId) ?? 0) + shown(posting, host));
    }
  return days;
}

/**
 * What is due for the items of an order as they ran up to `today`: net price less the worth of the booked days that
 * neither ran nor were made good. Days beyond the booked ones are not charged.
 */
export function settleItems(items: readonly SettledItem[], today: number): Settlement[] {
  const madeGood = madeGoodDays(items, today);
  return items.map((item) => {
    const bookedUnitDays = item.quantity * (item.toDay - item.fromDay);
    const missed = lostDays(item, item.fromDay, today);
    const missedUnitDays = missedCauses.reduce((sum, cause) => sum + missed[cause], 0);
    const madeGoodUnitDays = Math.min(missedUnitDays, madeGood.get(item.itemId) ?? 0);
    const deductedFen = lostNetFen(item.netFen, missedUnitDays - madeGoodUnitDays, bookedUnitDays);
    return {
      bookedUnitDays,
      executedUnitDays: bookedUnitDays - missedUnitDays,
      missed,
      missedUnitDays,
      madeGoodUnitDays,
      settledUnitDays: bookedUnitDays - missedUnitDays + madeGoodUnitDays,
      deductedFen,
      dueFen: item.netFen - deductedFen,
    };
  });
}
