import type { Delivery, DeliveryLine } from '@ooh/contract/domain/bus';
import { differingEntries, mergedValues, type MergedEntry } from '../../ui/saving/merge-edits.ts';
import { isSameDelivery } from './edit-delivery.ts';
import { isSameFilter, type CityChoice } from './workspace.ts';

/** What stands for the conditions among the ids of lines. */
export const filterKey = 'filter';

/** A line's vehicles in every deck and form, or the conditions as one whole. */
type Part = { readonly lines: readonly DeliveryLine[] } | { readonly filter: CityChoice['filter'] };
export type ChoiceEntry = MergedEntry<Part>;

function partsOf({ delivery, filter }: CityChoice): Map<string, Part> {
  const byLine = Map.groupBy(delivery.lines, ({ lineId }) => lineId);
  return new Map<string, Part>([
    ...[...byLine].map(([lineId, lines]) => [lineId, { lines }] as const),
    [filterKey, { filter }],
  ]);
}

const linesOf = (part: Part | undefined): Delivery => ({
  lines: part !== undefined && 'lines' in part ? [...part.lines] : [],
});

function isSamePart(one: Part | undefined, other: Part | undefined): boolean {
  if (one !== undefined && other !== undefined && 'filter' in one && 'filter' in other)
    return isSameFilter(one.filter, other.filter);
  return isSameDelivery(linesOf(one), linesOf(other));
}

/** Vehicles of a line in one of the versions. */
export function vehiclesOf(part: Part | undefined): number {
  return linesOf(part).lines.reduce((sum, { vehicles }) => sum + vehicles, 0);
}

/** Lines, and the conditions, that either has changed since both began with `base`. */
export function differingParts(base: CityChoice, mine: CityChoice, theirs: CityChoice): ChoiceEntry[] {
  return differingEntries(partsOf(base), partsOf(mine), partsOf(theirs), isSamePart);
}

/** Their choice with every change of mine; where both changed the same, mine but for what `takesTheirs` names. */
export function mergedChoice(
  theirs: CityChoice,
  entries: readonly ChoiceEntry[],
  takesTheirs: ReadonlySet<string>,
): CityChoice {
  const parts = mergedValues(partsOf(theirs), entries, takesTheirs);
  const filter = parts.get(filterKey);
  return {
    delivery: { lines: [...parts.values()].flatMap((part) => linesOf(part).lines) },
    filter: filter !== undefined && 'filter' in filter ? filter.filter : theirs.filter,
  };
}
