import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';
import { quantileOf } from './quantile.ts';
import type { UnitStanding } from './standing.ts';

/** A unit that can be moved and whose form has a median in the city. */
type ComparedUnit = UnitStanding & { readonly formMedianFen: number };

const isCompared = (unit: UnitStanding): unit is ComparedUnit =>
  unit.movableFen > 0 && unit.formMedianFen !== null;

/** Units that are dear for their form and add little to the order, the least for the money first. */
export function inefficientUnits(units: readonly UnitStanding[]): ComparedUnit[] {
  if (units.length < 2) return [];
  const { swapCpmTimes, swapAddedQuantile } = opportunityRules;
  const limit = quantileOf(
    units.map((unit) => unit.addedShare),
    swapAddedQuantile,
  );
  return units
    .filter(isCompared)
    .filter((unit) => unit.addedShare <= limit && unit.taCpmFen > swapCpmTimes * unit.formMedianFen)
    .toSorted((a, b) => a.addedShare / a.movableFen - b.addedShare / b.movableFen || a.item - b.item);
}

/** Whether a price per day is near enough to replace another. */
export function isNearPrice(fenPerDay: number, wantedFenPerDay: number): boolean {
  return Math.abs(fenPerDay - wantedFenPerDay) <= opportunityRules.swapPriceShare * wantedFenPerDay;
}
