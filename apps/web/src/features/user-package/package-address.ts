/** A plan's crowd, or a saved pack. */
export interface PackageAddress {
  readonly planId?: string;
  readonly packId?: string;
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : undefined;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parsePackageAddress(search: Readonly<Record<string, unknown>>): PackageAddress {
  return { planId: idOf(search.planId), packId: idOf(search.packId) };
}
