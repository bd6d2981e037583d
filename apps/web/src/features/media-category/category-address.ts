import { planGoals } from '@ooh/contract/domain/plan-names';
import {
  adcode,
  codes,
  count,
  oneNumberOf,
  oneOf,
  severalOf,
  text,
} from '../../ui/address/address-fields.ts';
import { allParts, listText } from '../../ui/address/address-values.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';
import type { FilterNames } from '../../ui/state/set-condition.ts';

/** Most media that stand side by side here. */
export const maxComparedMedia = 3;

/** What a medium can be entered with at most, in 万元. */
export const budgetSteps = [5, 20, 50, 100] as const;

/** Media and their forms: `id` is the medium whose forms are looked at, `cmp` what is compared, comma-separated. */
export const categoryList = listAddress({
  filters: {
    group: text(20),
    q: text(40),
    city: adcode(),
    goal: oneOf(planGoals),
    // Most that one wants to enter with, in 万元.
    budget: oneNumberOf(budgetSteps),
    tag: severalOf(text(20), 10),
  },
  others: { id: count(10_000), cmp: codes(/^[1-9]\d{0,3}$/, maxComparedMedia, 60) },
});
export type CategoryAddress = AddressOf<typeof categoryList>;

/** The filters in the words of the screen. */
export const categoryFilterNames: FilterNames<CategoryAddress> = {
  group: (group) => `大类「${group}」`,
  city: '城市',
  goal: '目标',
  budget: (wan) => `预算 ≤ ${wan} 万元`,
  tag: '标签',
};

export const comparedMediaOf = ({ cmp }: CategoryAddress): number[] => allParts(cmp).map(Number);

/** The address with a medium put into the comparison or taken out; undefined where there is no room. */
export function withToggledMedium(address: CategoryAddress, mediumId: number): CategoryAddress | undefined {
  const before = comparedMediaOf(address);
  const next = before.includes(mediumId) ? before.filter((id) => id !== mediumId) : [...before, mediumId];
  if (next.length > maxComparedMedia) return undefined;
  return { ...address, cmp: listText(next) };
}

/** Address of a medium's details, in the city that the list is filtered by. */
export function handbookHref(mediumId: number, cityCode: string | undefined): string {
  const query = new URLSearchParams({
    medium: String(mediumId),
    ...(cityCode === undefined ? {} : { city: cityCode }),
  });
  return `/media/category/detail?${query.toString()}`;
}
