/** The faults of a lock file, by package; empty when all is well. */
export function faultsOf(lock: { readonly packages: Readonly<Record<string, object>> }): string[];
