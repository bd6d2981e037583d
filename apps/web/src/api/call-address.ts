import { methods, urls } from 'virtual:call-table';
import type { CallKey } from './call-types.ts';
import { urlFromKey } from './url-from-key.ts';

type Method = 'GET' | keyof typeof methods;

const methodOf = new Map<string, Method>(
  (['POST', 'PUT', 'DELETE'] as const).flatMap((method) =>
    methods[method].split(' ').map((key): [string, Method] => [key, method]),
  ),
);

/** Method and URL template of a call. */
export function callAddress(key: CallKey): readonly [Method, string] {
  return [methodOf.get(key) ?? 'GET', urls[key] ?? urlFromKey(key)];
}
