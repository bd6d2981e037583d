import { costPerThousandFen } from '@ooh/contract/money/quotation-arithmetic';
import type { CountedUnit } from './counted-unit.ts';
import { contactsAt, toldUnits } from './sum-contacts.ts';
import type { SupplyColumns, SupplyUnit } from './supply-columns.ts';

/** A unit with its price, all of which are counted. */
export type PricedUnit = CountedUnit & {
  readonly unit: CountedUnit['unit'] & Pick<SupplyUnit, 'priceFen' | 'priceDays'>;
};

/** What all of some units cost per thousand of their contacts, and how many of them count in it. */
export interface CostOfAll {
  readonly units: number;
  readonly countedUnits: number;
  readonly cpmFen: number | null;
}

/** Price of one unit on one day; null without a price. */
const fenPerDay = ({ unit: { priceFen, priceDays } }: PricedUnit): number | null =>
  priceFen === null || priceDays === null || priceDays === 0 ? null : priceFen / priceDays;

/**
 * Σ rate card ÷ Σ contacts × 1000 over units that have a price and whose contacts may be told, one by one or together.
 */
export function costOfAll(
  rows: readonly PricedUnit[],
  columns: SupplyColumns,
  minimumCell: number,
): CostOfAll {
  const priced = rows.filter((row) => fenPerDay(row) !== null);
  const { told } = toldUnits(priced, columns, minimumCell);
  let [fen, contacts, countedUnits] = [0, 0, 0];
  for (const row of told) {
    fen += row.units * (fenPerDay(row) ?? 0);
    contacts += row.units * contactsAt(columns, row.at);
    countedUnits += row.units;
  }
  return {
    units: rows.reduce((sum, { units }) => sum + units, 0),
    countedUnits,
    cpmFen: contacts > 0 ? costPerThousandFen(Math.round(fen), contacts) : null,
  };
}
