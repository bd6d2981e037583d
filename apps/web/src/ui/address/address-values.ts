/** The known values of a comma-separated list. */
export function partsOf<Value extends string>(known: readonly Value[], list: string | undefined): Value[] {
  const wanted = list?.split(',') ?? [];
  return known.filter((item) => wanted.includes(item));
}

/** The parts of a comma-separated list of any values. */
export const allParts = (list: string | undefined): string[] => list?.split(',').filter(Boolean) ?? [];

/** Parts as a search param; undefined for an empty list. */
export const listText = (parts: readonly (string | number)[]): string | undefined =>
  parts.length === 0 ? undefined : parts.join(',');

export interface Sort<Key extends string = string> {
  readonly key: Key;
  readonly order: 'asc' | 'desc';
}

/** Key and direction of a sort from a search param. */
export function sortParts<Key extends string>(
  keys: readonly Key[],
  sort: string | undefined,
): Sort<Key> | undefined {
  const key = keys.find((known) => known === sort?.replace(/^-/, ''));
  return key && { key, order: sort?.startsWith('-') ? 'desc' : 'asc' };
}

/** A sort as a search param. */
export const sortText = (sort: Sort | undefined): string | undefined =>
  sort && `${sort.order === 'desc' ? '-' : ''}${sort.key}`;
