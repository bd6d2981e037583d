import { queryClient } from './query-client.ts';
import { callForBody, queryKeyOf } from './use-call.ts';
import type { CallInput, CallKey, CallOutput } from './call-types.ts';

/** For how long a page that opens takes what was asked for ahead of it, ms. */
export const askedAheadMs = 10_000;

/**
 * Asks for what a page will want once it is drawn, unless an answer of the last `staleMs` is there. Undefined when the call
 * fails: the page asks again then, and tells of the failure.
 */
export async function askAhead<Key extends CallKey>(
  key: Key,
  input: CallInput<Key>,
  staleMs = 0,
): Promise<CallOutput<Key> | undefined> {
  try {
    return await queryClient.fetchQuery({
      queryKey: queryKeyOf(key, input),
      // Unnotified: the page that comes makes the call again and tells of its failure.
      queryFn: ({ signal }) => callForBody(key, input, { signal, unnotified: true, showsWithheld: true }),
      staleTime: staleMs,
    });
  } catch {
    return undefined;
  }
}
