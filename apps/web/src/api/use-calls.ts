import { useQueries } from '@tanstack/react-query';
import type { CallFailure, CallInput, CallKey, CallOutput } from './call-types.ts';
import { callForBody, queryKeyOf } from './use-call.ts';

export interface Answers<Key extends CallKey> {
  /** In the order of the inputs; undefined until all are there. */
  readonly bodies: readonly CallOutput<Key>[] | undefined;
  readonly error: CallFailure | null;
  /** Asks again where it failed. */
  readonly retry: () => void;
}

/** Reads one call for each of several inputs through the cache, to be shown together. */
export function useCalls<Key extends CallKey>(key: Key, inputs: readonly CallInput<Key>[]): Answers<Key> {
  return useQueries({
    queries: inputs.map((input) => ({
      queryKey: queryKeyOf(key, input),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callForBody(key, input, { signal, showsWithheld: true }),
      staleTime: 0,
    })),
    combine: (queries): Answers<Key> => {
      const ready = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
      return {
        bodies: ready.length === queries.length ? ready : undefined,
        error: (queries.find(({ error }) => error !== null)?.error ?? null) as CallFailure | null,
        retry: () =>
          void Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
      };
    },
  });
}
