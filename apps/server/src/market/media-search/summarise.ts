import type { MediaSummary } from '@ooh/contract/domain/media-search';
import { billingPeriodDays } from '@ooh/contract/money/quotation-arithmetic';
import type { Candidate } from './match-units.ts';

/** Units by what is booked: a vehicle is sold once, whatever forms it is offered in. */
function unitsOf(rows: readonly Candidate[]): { units: number; freeUnits: number } {
  const byDeck = new Map(
    rows.map((row) => [row.unit.lineId === null ? row.unit.unitKey : row.unit.bookables[0].bookingKey, row]),
  );
  let [units, freeUnits] = [0, 0];
  for (const row of byDeck.values()) {
    units += row.units;
    freeUnits += row.freeUnits;
  }
  return { units, freeUnits };
}

/** Sums over rows. `nextFree` is asked only where nothing is free. */
export function summarise(
  rows: readonly Candidate[],
  nextFree: (row: Candidate) => string | null,
): MediaSummary {
  const { units, freeUnits } = unitsOf(rows);
  const priced = rows.filter(({ unit }) => unit.priceFen !== null);
  const periods = new Set(priced.map(({ unit }) => unit.priceDays));
  const isOnePeriod = periods.size === 1;
  const prices = priced.flatMap(({ unit }) => (isOnePeriod ? unit.priceFen : unit.priceOf30DaysFen) ?? []);
  const least = prices.reduce((low, price) => Math.min(low, price), Infinity);
  const most = prices.reduce((high, price) => Math.max(high, price), -Infinity);
  const ahead = freeUnits > 0 ? [] : rows.flatMap((row) => nextFree(row) ?? []);
  return {
    positions: new Set(rows.flatMap(({ unit }) => unit.positionId ?? [])).size,
    lines: new Set(rows.flatMap(({ unit }) => unit.lineId ?? [])).size,
    units,
    freeUnits,
    freeShare: units > 0 ? freeUnits / units : null,
    leastPriceFen: prices.length > 0 ? least : null,
    mostPriceFen: prices.length > 0 ? most : null,
    priceDays: isOnePeriod ? (priced[0].unit.priceDays ?? billingPeriodDays) : billingPeriodDays,
    isSamplePrice: priced.some(({ unit }) => unit.isSamplePrice),
    nextFreeFrom: ahead.length > 0 ? ahead.reduce((first, day) => (day < first ? day : first)) : null,
  };
}
