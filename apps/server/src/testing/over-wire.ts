import type { Envelope } from '@ooh/contract/core/envelope';
import type { CallInput, CallKey, CallOutput } from '@ooh/contract/registry';
import { callOf, wireOf } from './wire.ts';

/** An answer that came over the network. */
export type WireAnswer<Key extends CallKey> = Envelope<CallOutput<Key>> & { readonly status: number };

/** Makes a call of a service in another process. Rejects when the connection fails or breaks. */
export async function overWire<Key extends CallKey>(
  serviceUrl: string,
  key: Key,
  input: CallInput<Key>,
  token?: string,
): Promise<WireAnswer<Key>> {
  const call = callOf(key);
  const { url, payload } = wireOf(call, input);
  const response = await fetch(serviceUrl + url, {
    method: call.method,
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
  const envelope = (await response.json()) as Envelope<CallOutput<Key>>;
  return { status: response.status, ...envelope };
}
