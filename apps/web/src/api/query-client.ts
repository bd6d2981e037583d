import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';

/** Serialised inputs (weak cache): a whole delivery is not serialised with every render. */
const inputTexts = new WeakMap<object, string>();

/** The library's own hash, cached for the input of a call. */
function hashOf(key: QueryKey): string {
  const [name, input] = key;
  if (key.length !== 2 || typeof input !== 'object' || input === null) return hashKey(key);
  const text = inputTexts.get(input) ?? hashKey([input]);
  inputTexts.set(input, text);
  return `${JSON.stringify(name)},${text}`;
}

/** Server state. A failed call is shown at once and tried again by the user, not silently. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      queryKeyHashFn: hashOf,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
