import type { OrderItemInput } from '@ooh/contract/domain/media-order';
import { differingEntries, mergedValues, type MergedEntry } from '../../../ui/saving/merge-edits.ts';
import { unitOf } from '../item-input.ts';

/** A line of media with what it is called. */
export interface NamedLine {
  readonly input: OrderItemInput;
  readonly unitName: string;
}

/** All lines of one unit in one form: it may hang in several flights. */
export type UnitEntry<Line> = MergedEntry<readonly Line[]>;

function byUnit<Line extends NamedLine>(lines: readonly Line[]): Map<string, readonly Line[]> {
  return Map.groupBy(lines, ({ input }) => unitOf(input));
}

const contentOf = ({ input }: NamedLine): string => {
  const { quantity, startDate, endDate, discountPermille, isGift } = input;
  // What a gift is discounted by changes nothing.
  return JSON.stringify([startDate, endDate, quantity, isGift, isGift ? null : discountPermille]);
};

const textOf = (lines: readonly NamedLine[] | undefined): string =>
  (lines ?? []).map(contentOf).sort().join();

/** Units whose lines differ between what two people made of the same list. */
export function differingUnits<Line extends NamedLine>(
  base: readonly Line[],
  mine: readonly Line[],
  theirs: readonly Line[],
): UnitEntry<Line>[] {
  return differingEntries(
    byUnit(base),
    byUnit(mine),
    byUnit(theirs),
    (one, other) => textOf(one) === textOf(other),
  );
}

/** Their list with every change of mine. */
export function mergedLines<Line extends NamedLine>(
  theirs: readonly Line[],
  entries: readonly UnitEntry<Line>[],
  takesTheirs: ReadonlySet<string>,
): Line[] {
  return [...mergedValues(byUnit(theirs), entries, takesTheirs).values()].flat();
}
