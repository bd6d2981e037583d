import { passesMinimumCell } from '../../disclosure/suppression.ts';
import type { CountedUnit } from './counted-unit.ts';
import type { SupplyColumns } from './supply-columns.ts';

/** Contacts of some units together. */
export interface ContactSum {
  /** A day with all that is free of them; null where none of them is known. */
  readonly contacts: number | null;
  /** Free units that are left out: too few people stand behind them, even together. */
  readonly left: readonly CountedUnit[];
}

/** Of units that nothing is known of, free ones. */
export const isUnknownIn =
  ({ contacts, withheld }: SupplyColumns) =>
  ({ at, freeUnits }: CountedUnit): boolean =>
    freeUnits > 0 && Number.isNaN(contacts[at]) && Number.isNaN(withheld[at]);

/** Whether some units that may not be shown alone may be shown as a sum: enough different persons stand behind them. */
function passesTogether(
  hidden: readonly CountedUnit[],
  columns: SupplyColumns,
  minimumCell: number,
): boolean {
  const { taPersons, otherPersons, hasAudience } = columns;
  const people = (of: Uint32Array) => hidden.reduce((sum, { at }) => sum + of[at], 0);
  const others = people(otherPersons);
  return (
    people(taPersons) > 0 &&
    passesMinimumCell(people(taPersons), others, minimumCell) &&
    // Nobody else among those counted may still be somebody who was counted with another unit.
    (!hasAudience || others > 0)
  );
}

/** Free units whose contacts may be told, one by one or together, and those of whom they may not. */
export function toldUnits<Unit extends CountedUnit>(
  rows: readonly Unit[],
  columns: SupplyColumns,
  minimumCell: number,
): { readonly told: readonly Unit[]; readonly left: readonly Unit[] } {
  const { contacts, withheld } = columns;
  const free = rows.filter(({ freeUnits }) => freeUnits > 0);
  const shown = free.filter(({ at }) => !Number.isNaN(contacts[at]));
  const hidden = free.filter(({ at }) => Number.isNaN(contacts[at]) && withheld[at] > 0);
  return passesTogether(hidden, columns, minimumCell)
    ? { told: [...shown, ...hidden], left: [] }
    : { told: shown, left: hidden };
}

/** Contacts a day of one of some units that may be told. */
export const contactsAt = ({ contacts, withheld }: SupplyColumns, at: number): number =>
  Number.isNaN(contacts[at]) ? withheld[at] : contacts[at];

/** Adds up the contacts a day of free units; those that may not be shown alone count where they may be shown together. */
export function sumContacts(
  rows: readonly CountedUnit[],
  columns: SupplyColumns,
  minimumCell: number,
): ContactSum {
  const { told, left } = toldUnits(rows, columns, minimumCell);
  const sum = told.reduce((total, { at, freeUnits }) => total + freeUnits * contactsAt(columns, at), 0);
  return { contacts: told.length === 0 ? null : sum, left };
}
