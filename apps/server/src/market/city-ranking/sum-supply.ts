import type { CitySupply } from '@ooh/contract/domain/city-ranking';
import type { CountedUnit } from './counted-unit.ts';
import { oneOfEachDeck } from './one-of-each-deck.ts';
import { isUnknownIn, sumContacts } from './sum-contacts.ts';
import type { SupplyColumns } from './supply-columns.ts';

/** The middle of some values, the mean of the two middle ones of an even number; null of none. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const sum = (rows: readonly CountedUnit[], of: (row: CountedUnit) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/**
 * What a city has free for an audience of so many people (null: withheld), of the units that are handed in. Units that may
 * not be shown alone count in their medium, or else in the city, where so many panel persons stand behind them together.
 */
export function sumSupply(
  found: readonly CountedUnit[],
  columns: SupplyColumns,
  persons: number | null,
  minimumCell: number,
): CitySupply {
  const rows = oneOfEachDeck(found, columns);
  const units = sum(rows, (row) => row.units);
  const freeUnits = sum(rows, (row) => row.freeUnits);
  const costs = found.flatMap(({ at, freeUnits: free }) =>
    free > 0 && !Number.isNaN(columns.cpmFen[at]) ? [columns.cpmFen[at]] : [],
  );
  const median = medianOf(costs);
  const byMedium = [...Map.groupBy(rows, ({ unit }) => unit.mediumId)].sort(([a], [b]) => a - b);
  const sums = byMedium.map(([, own]) => sumContacts(own, columns, minimumCell));
  const rest = sumContacts(
    sums.flatMap(({ left }) => left),
    columns,
    minimumCell,
  );
  const known = [...sums, rest].flatMap(({ contacts }) => contacts ?? []);
  const contacts = known.length === 0 ? null : known.reduce((total, own) => total + own, 0);
  return {
    state: 'ready',
    reason: columns.reason,
    units,
    freeUnits,
    freeShare: units > 0 ? freeUnits / units : null,
    contactsPerPerson: contacts === null || !persons ? null : contacts / persons,
    medianCpmFen: median === null ? null : Math.round(median),
    uncountedUnits:
      sum(rest.left, (row) => row.freeUnits) + sum(rows.filter(isUnknownIn(columns)), (row) => row.freeUnits),
    media: byMedium.map(([mediumId, own], at) => ({
      mediumId,
      mediumName: own[0].unit.mediumName,
      units: sum(own, (row) => row.units),
      freeUnits: sum(own, (row) => row.freeUnits),
      contactsPerDay: sums[at].contacts,
    })),
  };
}

/** Supply of a city of which nothing is told. */
export const noSupply = (state: Exclude<CitySupply['state'], 'ready'>, reason: string): CitySupply => ({
  state,
  reason,
  units: null,
  freeUnits: null,
  freeShare: null,
  contactsPerPerson: null,
  medianCpmFen: null,
  uncountedUnits: null,
  media: [],
});
