import { adcodeOf, countOf, textOf } from '../../ui/table/read-search.ts';

/** Most media that stand side by side here. */
export const mostComparedMedia = 3;

/** What the address holds; absent means everything. */
export interface CategoryAddress {
  readonly group?: string;
  readonly q?: string;
  readonly city?: string;
  /** The medium whose forms are looked at. */
  readonly id?: number;
  /** Media that are compared, comma-separated. */
  readonly cmp?: string;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseCategoryAddress(search: Readonly<Record<string, unknown>>): CategoryAddress {
  const ids = (textOf(search.cmp, 60)?.split(',') ?? []).flatMap((part) => countOf(part, 10_000) ?? []);
  const cmp = [...new Set(ids)].slice(0, mostComparedMedia).join(',');
  return {
    group: textOf(search.group, 20),
    q: textOf(search.q, 40),
    city: adcodeOf(search.city),
    id: countOf(search.id, 10_000),
    cmp: cmp === '' ? undefined : cmp,
  };
}

export const comparedMediaOf = ({ cmp }: CategoryAddress): number[] => cmp?.split(',').map(Number) ?? [];

/** How many filters are set. */
export const activeFilters = ({ group, q, city }: CategoryAddress): number =>
  [group, q, city].filter((value) => value !== undefined).length;

/** The address with a medium put into the comparison or taken out; undefined where there is no room. */
export function withToggledMedium(address: CategoryAddress, mediumId: number): CategoryAddress | undefined {
  const before = comparedMediaOf(address);
  const next = before.includes(mediumId) ? before.filter((id) => id !== mediumId) : [...before, mediumId];
  if (next.length > mostComparedMedia) return undefined;
  return { ...address, cmp: next.length === 0 ? undefined : next.join(',') };
}
