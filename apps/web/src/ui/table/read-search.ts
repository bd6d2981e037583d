/** Reading of single values from a search string of any shape: what is not understood counts as absent. */

export function textOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' || text.length > longest ? undefined : text;
}

/** Known values, comma-separated, each once and in the order of `known`. */
export function listOf<Value extends string>(known: readonly Value[], value: unknown): string | undefined {
  const wanted = textOf(value, 200)?.split(',') ?? [];
  const kept = known.filter((item) => wanted.includes(item));
  return kept.length === 0 ? undefined : kept.join(',');
}

/** The known values of such a list. */
export function partsOf<Value extends string>(known: readonly Value[], list: string | undefined): Value[] {
  const wanted = list?.split(',') ?? [];
  return known.filter((item) => wanted.includes(item));
}

/** A whole number from 1 to `most`. */
export function countOf(value: unknown, most: number): number | undefined {
  const count = Number(value);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : undefined;
}

/** A day of this century, YYYY-MM-DD. */
export function dayOf(value: unknown): string | undefined {
  const isDay =
    typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDay ? value : undefined;
}

/** The code of a region. */
export function adcodeOf(value: unknown): string | undefined {
  const code = textOf(value, 6);
  return code !== undefined && /^\d{6}$/.test(code) ? code : undefined;
}

/** A column key, with a minus for descending. */
export function sortOf<Key extends string>(keys: readonly Key[], value: unknown): string | undefined {
  const sort = textOf(value, 40);
  return keys.some((key) => key === sort?.replace(/^-/, '')) ? sort : undefined;
}

/** Key and direction of such a sort. */
export function sortParts<Key extends string>(
  keys: readonly Key[],
  sort: string | undefined,
): { readonly key: Key; readonly order: 'asc' | 'desc' } | undefined {
  const key = keys.find((known) => known === sort?.replace(/^-/, ''));
  return key && { key, order: sort?.startsWith('-') ? 'desc' : 'asc' };
}

/** An id of ours. */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : undefined;
}
