import type { MediaSort } from '@ooh/contract/domain/media-search';
import type { Candidate } from './match-units.ts';
import { rateCardCpmFen, unknownValue, type CityFigures } from './unit-figures.ts';
import { freeShareOf, type BookingsOf } from './unit-vacancy.ts';

type KeyOf = (row: Candidate) => number | null;

interface Known {
  readonly figures: CityFigures | null;
  readonly bookings: BookingsOf;
  readonly today: string;
}

function keyOf(sort: MediaSort, { figures, bookings, today }: Known): KeyOf {
  const valueOf = (row: Candidate) => figures?.valueOf(row.unit) ?? unknownValue;
  const keys: Readonly<Record<MediaSort, KeyOf>> = {
    code: () => null,
    free: (row) => row.freeUnits,
    vacancy: (row) => freeShareOf(row.unit, bookings, today),
    price: (row) => row.unit.priceOf30DaysFen,
    passages: (row) => valueOf(row).passages,
    impressions: (row) => valueOf(row).contacts,
    concentration: (row) => (figures?.hasAudience ? valueOf(row).concentration : null),
    cpm: (row) => rateCardCpmFen(row.unit, valueOf(row), figures?.hasAudience === true),
    distance: (row) => row.distanceMeters,
  };
  return keys[sort];
}

const byCode = (a: Candidate, b: Candidate): number =>
  a.unit.mediumId - b.unit.mediumId ||
  (a.unit.code === b.unit.code
    ? a.unit.unitKey < b.unit.unitKey
      ? -1
      : 1
    : a.unit.code < b.unit.code
      ? -1
      : 1);

/** All rows in the order asked for; what is missing or withheld stands last, in the order of the codes. */
export function sortUnits(
  rows: readonly Candidate[],
  { sortBy, isAscending }: { readonly sortBy: MediaSort; readonly isAscending: boolean },
  known: Known,
): Candidate[] {
  const sign = isAscending ? 1 : -1;
  if (sortBy === 'code') return rows.toSorted((a, b) => sign * byCode(a, b));
  const key = keyOf(sortBy, known);
  return rows
    .map((row) => ({ row, at: key(row) }))
    .toSorted((a, b) => {
      if (a.at === null || b.at === null)
        return Number(a.at === null) - Number(b.at === null) || byCode(a.row, b.row);
      return sign * (a.at - b.at) || byCode(a.row, b.row);
    })
    .map(({ row }) => row);
}
