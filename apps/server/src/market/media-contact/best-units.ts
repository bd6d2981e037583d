import type { ContactSort } from '@ooh/contract/domain/media-contact';
import { rateCardCpmFen } from '../media-search/unit-figures.ts';
import type { Candidate } from '../media-search/match-units.ts';
import type { ValuedUnit } from './contact-groups.ts';

const mostUnits = 20;

/** What a unit is ranked by, the highest first; null where it is not known or withheld. */
const worthOf: Readonly<Record<ContactSort, (unit: ValuedUnit) => number | null>> = {
  contacts: ({ value }) => value.taContacts,
  // The index is the concentration times a constant of the city.
  tgi: ({ value }) => value.concentration,
  cpm: ({ row, value }) => {
    const cost = rateCardCpmFen(row.unit, value, true);
    return cost === null ? null : -cost;
  },
};

/** The units of a kind with something free that are best for the audience; a line once, in its best form. */
export function bestUnits(
  units: readonly ValuedUnit[],
  kind: 'face' | 'line',
  sortBy: ContactSort,
): Candidate[] {
  const ranked = units
    .filter(({ row }) => row.unit.unitKind === kind && row.freeUnits > 0)
    .flatMap((unit) => {
      const worth = worthOf[sortBy](unit);
      return worth === null ? [] : [{ unit, worth, contacts: unit.value.taContacts ?? 0 }];
    })
    .toSorted((a, b) => b.worth - a.worth || b.contacts - a.contacts || a.unit.at - b.unit.at);
  const met = new Set<string>();
  const first = ranked.filter(({ unit: { row } }) => {
    const key = row.unit.lineId ?? row.unit.unitKey;
    if (met.has(key)) return false;
    met.add(key);
    return true;
  });
  return first.slice(0, mostUnits).map(({ unit }) => unit.row);
}
