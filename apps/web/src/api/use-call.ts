import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { call, upload } from './call.ts';
import { refreshAfter } from './refresh-after.ts';
import {
  CallFailure,
  type CallInput,
  type CallKey,
  type CallOptions,
  type CallOutput,
  type CallResult,
  type KeysOfKind,
} from './call-types.ts';

function bodyOf<Body>(result: CallResult<Body>): Body {
  if (result.code !== '01' || result.body === null) throw new CallFailure(result);
  return result.body;
}

/** Makes a call and returns its body; rejects with CallFailure where `call` resolves to a failure. */
export async function callForBody<Key extends CallKey>(
  key: Key,
  input: CallInput<Key>,
  options?: CallOptions,
): Promise<CallOutput<Key>> {
  return bodyOf(await call(key, input, options));
}

export interface UseCallOptions {
  /** False waits, for example until a city is chosen. */
  readonly enabled?: boolean;
  /** True keeps the notification of a failure away; a comment `Unnotified: …` says why nobody need be told. */
  readonly unnotified?: boolean;
  /** True shows the answer to the previous input until the new one arrives. */
  readonly keepPrevious?: boolean;
  /** For how long an answer is used without asking again; by default a screen that opens asks again. */
  readonly staleMs?: number;
}

/** Cache key of one call with one input; `[key]` alone names every input of the call. */
export function queryKeyOf<Key extends CallKey>(key: Key, input: CallInput<Key>) {
  return [key, input] as const;
}

/** Reads a call through the cache. Aborted when nobody waits for it any more. */
export function useCall<Key extends CallKey>(
  key: Key,
  input: CallInput<Key>,
  { enabled = true, unnotified, keepPrevious = false, staleMs = 0 }: UseCallOptions = {},
): UseQueryResult<CallOutput<Key>, CallFailure> {
  return useQuery<CallOutput<Key>, CallFailure>({
    queryKey: queryKeyOf(key, input),
    queryFn: ({ signal }) => callForBody(key, input, { signal, unnotified, showsWithheld: true }),
    enabled,
    staleTime: staleMs,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
  });
}

export interface UseMutationCallOptions<Key extends CallKey> {
  readonly onSuccess?: (output: CallOutput<Key>, input: CallInput<Key>) => void;
}

/** Makes a changing call on `mutate(input)`; what it makes stale is asked for again. */
export function useMutationCall<Key extends CallKey>(
  key: Key,
  { onSuccess }: UseMutationCallOptions<Key> = {},
): UseMutationResult<CallOutput<Key>, CallFailure, CallInput<Key>> {
  const client = useQueryClient();
  return useMutation<CallOutput<Key>, CallFailure, CallInput<Key>>({
    mutationFn: (input) => callForBody(key, input),
    onSuccess: async (output, input) => {
      onSuccess?.(output, input);
      await refreshAfter(client, key);
    },
  });
}

/** Uploads a file on `mutate({ input, file })`; what it makes stale is asked for again. */
export function useUploadCall<Key extends KeysOfKind<'upload'>>(
  key: Key,
): UseMutationResult<CallOutput<Key>, CallFailure, { input: CallInput<Key>; file: File }> {
  const client = useQueryClient();
  return useMutation<CallOutput<Key>, CallFailure, { input: CallInput<Key>; file: File }>({
    mutationFn: async ({ input, file }) => bodyOf(await upload(key, input, file)),
    onSuccess: () => refreshAfter(client, key),
  });
}
