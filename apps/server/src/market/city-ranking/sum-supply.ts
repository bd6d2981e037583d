import type { CitySupply } from '@ooh/contract/domain/city-ranking';
import type { SupplyColumns, SupplyUnit } from './supply-columns.ts';

/** A unit with how many there are and how many are free in the period. */
export interface CountedUnit {
  readonly unit: Pick<SupplyUnit, 'unitKey' | 'lineId' | 'deck' | 'mediumId' | 'mediumName'>;
  /** Its place in the columns. */
  readonly at: number;
  readonly units: number;
  readonly freeUnits: number;
}

/** The middle of some values, the mean of the two middle ones of an even number; null of none. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A vehicle is sold once, whatever forms it is offered in: of each deck the form with most contacts. */
function oneOfEachDeck(rows: readonly CountedUnit[], { contacts }: SupplyColumns): CountedUnit[] {
  const best = new Map<string, CountedUnit>();
  const worth = ({ at }: CountedUnit) => (Number.isNaN(contacts[at]) ? -1 : contacts[at]);
  for (const row of rows) {
    const { lineId, deck, unitKey } = row.unit;
    const key = lineId === null ? unitKey : `${lineId}:${deck}`;
    const known = best.get(key);
    if (known === undefined || worth(row) > worth(known)) best.set(key, row);
  }
  return [...best.values()];
}

const sum = (rows: readonly CountedUnit[], of: (row: CountedUnit) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** Contacts a day of the free units; null where none of them is known. */
function contactsOf(rows: readonly CountedUnit[], { contacts }: SupplyColumns): number | null {
  const known = rows.filter(({ at, freeUnits }) => freeUnits > 0 && !Number.isNaN(contacts[at]));
  return known.length === 0 ? null : sum(known, ({ at, freeUnits }) => freeUnits * contacts[at]);
}

/** What a city has free for an audience of so many people (null: withheld), of the units that are handed in. */
export function sumSupply(
  found: readonly CountedUnit[],
  columns: SupplyColumns,
  persons: number | null,
): CitySupply {
  const rows = oneOfEachDeck(found, columns);
  const units = sum(rows, (row) => row.units);
  const freeUnits = sum(rows, (row) => row.freeUnits);
  const contacts = contactsOf(rows, columns);
  const costs = found.flatMap(({ at, freeUnits: free }) =>
    free > 0 && !Number.isNaN(columns.cpmFen[at]) ? [columns.cpmFen[at]] : [],
  );
  const median = medianOf(costs);
  const byMedium = Map.groupBy(rows, ({ unit }) => unit.mediumId);
  return {
    state: 'ready',
    reason: columns.reason,
    units,
    freeUnits,
    freeShare: units > 0 ? freeUnits / units : null,
    contactsPerPerson: contacts === null || !persons ? null : contacts / persons,
    medianCpmFen: median === null ? null : Math.round(median),
    media: [...byMedium]
      .sort(([a], [b]) => a - b)
      .map(([mediumId, own]) => ({
        mediumId,
        mediumName: own[0].unit.mediumName,
        units: sum(own, (row) => row.units),
        freeUnits: sum(own, (row) => row.freeUnits),
        contactsPerDay: contactsOf(own, columns),
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
  media: [],
});
