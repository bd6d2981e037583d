import type { CallOutput } from '@ooh/contract/registry';
import { unitOf } from '../item-input.ts';
import type { ChosenItem } from './offer-choice.ts';

export type MediaList = CallOutput<'v1/orders/read-list'>;

/** A row of a list as a line of the order. */
export const chosenRow = ({ row: _row, ...item }: MediaList['items'][number]): ChosenItem => item;

const meets = (one: ChosenItem, other: ChosenItem): boolean =>
  unitOf(one.input) === unitOf(other.input) &&
  one.input.startDate <= other.input.endDate &&
  one.input.endDate >= other.input.startDate;

/** The lines with those of a list: one takes the place of every line for the same unit and form on any of its days. */
export function withListed(
  items: readonly ChosenItem[],
  listed: readonly ChosenItem[],
): { readonly items: readonly ChosenItem[]; readonly replaced: number } {
  const byUnit = Map.groupBy(listed, ({ input }) => unitOf(input));
  const kept = items.filter(
    (item) => !(byUnit.get(unitOf(item.input)) ?? []).some((other) => meets(item, other)),
  );
  return { items: [...kept, ...listed], replaced: items.length - kept.length };
}
