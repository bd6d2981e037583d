import type { ChangedUnit } from '@ooh/contract/domain/opportunity';
import type { Change } from '../../measurement/engine/work/weigh-changes.ts';
import { fenPerDayOf } from './candidates.ts';
import { inUnit, offerFen, outUnit } from './changed-units.ts';
import { isNearPrice } from './rules/swap.ts';
import type { Search } from './search.ts';
import { daysIn, movableDays, movableFen, movableUnitDays } from './situation.ts';
import { formOf } from './weigh-units.ts';

/** A way to replace an item, with the candidate and how many of it. */
export interface Replacement {
  readonly candidate: number;
  readonly units: number;
  readonly change: Change;
}

/** Every way to put an item's units on a unit of the same form at nearly its price. */
export function swapsOf({ situation, candidates }: Search, item: number): Replacement[] {
  const bought = situation.items[item];
  const days = movableDays(situation, item);
  const moved = movableUnitDays(bought, days);
  return candidates.flatMap(({ offer, freeUnits }, candidate) => {
    if (formOf(offer) !== formOf(bought) || offer.deck !== bought.deck) return [];
    if (!isNearPrice(fenPerDayOf(offer), fenPerDayOf(bought)) || freeUnits(days) < bought.quantity) return [];
    const into = situation.items.length + candidate;
    const change = [
      { item, unitDays: -moved },
      { item: into, unitDays: moved },
    ];
    return [{ candidate, units: bought.quantity, change }];
  });
}

/** Every way to spend an item's money on as many units as it pays for of another one. */
export function shiftsOf({ situation, candidates }: Search, item: number): Replacement[] {
  const bought = situation.items[item];
  const days = movableDays(situation, item);
  const fen = movableFen(bought, days);
  return candidates.flatMap(({ offer, freeUnits }, candidate) => {
    const each = offerFen(offer, 1, days, bought.discountPermille);
    const units = each > 0 ? Math.min(Math.floor(fen / each), freeUnits(days)) : 0;
    if (units < 1) return [];
    const change = [
      { item, unitDays: -movableUnitDays(bought, days) },
      { item: situation.items.length + candidate, unitDays: units * daysIn(days) },
    ];
    return [{ candidate, units, change }];
  });
}

/** The units that a change takes away of an item. */
export function outOf({ situation, places }: Search, item: number): ChangedUnit {
  const bought = situation.items[item];
  return outUnit(bought, movableDays(situation, item), places.get(`${bought.faceId}|${bought.formId}`));
}

/** The units that a change puts in the place of an item. */
export function inOf(
  { situation, candidates }: Search,
  item: number,
  { candidate, units }: Replacement,
): ChangedUnit {
  const { discountPermille } = situation.items[item];
  return inUnit(candidates[candidate].offer, units, movableDays(situation, item), discountPermille);
}
