import type { CountedUnit } from './counted-unit.ts';
import { contactsAt } from './sum-contacts.ts';
import type { SupplyColumns } from './supply-columns.ts';

/** A vehicle is sold once, whatever forms it is offered in: of each deck the form with most contacts. */
export function oneOfEachDeck<Unit extends CountedUnit>(
  rows: readonly Unit[],
  columns: SupplyColumns,
): Unit[] {
  const best = new Map<string, Unit>();
  const worth = ({ at }: CountedUnit) => {
    const known = contactsAt(columns, at);
    return Number.isNaN(known) ? -1 : known;
  };
  for (const row of rows) {
    const { lineId, deck, unitKey } = row.unit;
    const key = lineId === null ? unitKey : `${lineId}:${deck}`;
    const known = best.get(key);
    if (known === undefined || worth(row) > worth(known)) best.set(key, row);
  }
  return [...best.values()];
}
