import type { Candidate } from '../media-search/match-units.ts';
import { medianOf } from '../city-ranking/sum-supply.ts';
import { rateCardCpmFen, type CityFigures, type UnitValue } from '../media-search/unit-figures.ts';

/** A unit with its place among all, and what one of it brings a day. */
export interface ValuedUnit {
  readonly row: Candidate;
  readonly at: number;
  readonly value: UnitValue;
}

/** Units that are counted together: a medium (form null), or one of its forms. */
export interface UnitGroup {
  readonly mediumId: number;
  readonly formId: number | null;
  readonly own: readonly ValuedUnit[];
}

/** A vehicle is sold once, whatever forms it is offered in: of each deck the form with most contacts of the audience. */
function oneOfEachDeck(units: readonly ValuedUnit[]): ValuedUnit[] {
  const best = new Map<string, ValuedUnit>();
  for (const one of units) {
    const { lineId, deck, unitKey } = one.row.unit;
    const key = lineId === null ? unitKey : `${lineId}:${deck}`;
    const known = best.get(key);
    if (known === undefined || (one.value.taContacts ?? -1) > (known.value.taContacts ?? -1))
      best.set(key, one);
  }
  return [...best.values()];
}

/** The media of a city and their forms as groups of its units. */
export function unitGroups(units: readonly ValuedUnit[]): UnitGroup[] {
  const media = [...Map.groupBy(units, ({ row }) => row.unit.mediumId)].sort(([a], [b]) => a - b);
  return media.flatMap(([mediumId, own]) => [
    { mediumId, formId: null, own: oneOfEachDeck(own) },
    ...[...Map.groupBy(own, ({ row }) => row.unit.formId)]
      .sort(([a], [b]) => a - b)
      .map(([formId, ofForm]) => ({ mediumId, formId, own: ofForm })),
  ]);
}

/** The median cost per thousand contacts of the audience over what is free; null where none is known. */
export function medianCpmOf({ own }: UnitGroup, hasAudience: boolean): number | null {
  const costs = own.flatMap(({ row, value }) =>
    row.freeUnits > 0 ? (rateCardCpmFen(row.unit, value, hasAudience) ?? []) : [],
  );
  const median = medianOf(costs);
  return median === null ? null : Math.round(median);
}

/** All units with their figures, in the order of the rows. */
export const valued = (rows: readonly Candidate[], figures: CityFigures): ValuedUnit[] =>
  rows.map((row, at) => ({ row, at, value: figures.valueOf(row.unit) }));
