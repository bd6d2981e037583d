import type { QueryClient } from '@tanstack/react-query';
import { changes, readers } from 'virtual:call-table';
import type { CallKey } from './call-types.ts';

/** Keys of the calls whose answers a change makes stale, as the endpoints declare them. */
function staleAfter(changed: readonly CallKey[]): Set<string> {
  const subjects = changed.flatMap((key) => changes[key]?.split(' ') ?? []);
  return new Set(subjects.flatMap((subject) => readers[subject].split(' ')));
}

/**
 * Invalidates the cached answers that calls have made stale; they are refetched when shown. For a job, once it
 * is over, with the call that began it.
 */
export async function refreshAfter(client: QueryClient, ...changed: readonly CallKey[]): Promise<void> {
  await Promise.all([...staleAfter(changed)].map((stale) => client.invalidateQueries({ queryKey: [stale] })));
}
