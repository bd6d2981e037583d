import { cityMediaOf, factsOf, type CityMediaScope, type Fact } from '@ooh/contract/core/scope';
import type { CallInput, CallKey, CallOutput } from '@ooh/contract/registry';
import { worldCities } from './data-profiles.ts';
import type { PermissionWorld } from './permission-world.ts';
import { callOf } from './wire.ts';

/** A city and a medium; null stands for any medium of the city. */
export interface Pair {
  readonly city: string;
  readonly medium: number | null;
}

/** A fact of an object with several pairs, visible to users with any of them. Its own city and medium are ignored. */
export interface WorldFact extends Fact {
  readonly pairs?: readonly Pair[];
}

type Facts<Key extends CallKey> = (
  body: CallOutput<Key>,
  input: CallInput<Key>,
  world: PermissionWorld,
) => WorldFact[];

/** What to ask a call with data of cities and media in the test world. */
export interface ScopedCall {
  readonly key: CallKey;
  /** All questions; a refused one yields no facts. */
  inputs(world: PermissionWorld): object[];
  /** The facts in an answer, by pair. Files answer their bytes. */
  facts(body: unknown, input: object, world: PermissionWorld): WorldFact[];
  /** It reads what the call before it has written for the same user. */
  readonly readsWritten?: true;
}

/** The declaration of a call with data of cities and media. */
export function scopeOf(key: CallKey): CityMediaScope<unknown, unknown> {
  const scope = cityMediaOf(callOf(key).scope);
  if (scope === undefined) throw new RangeError(`${key} declares no data of cities and media`);
  return scope;
}

/** The facts that the call itself declares. */
export const declaredFacts = (key: CallKey, body: unknown, input: object) =>
  factsOf(scopeOf(key), body, input);

/** A call's questions; with `facts` where the declaration of the call cannot find them in the answer alone. */
export function scoped<Key extends CallKey>(
  key: Key,
  inputs: (world: PermissionWorld) => CallInput<Key>[],
  facts: Facts<Key> = (body, input) => declaredFacts(key, body, input),
): ScopedCall {
  return { key, inputs, facts };
}

export const factOf = (city: string, medium: number | null, what: unknown): WorldFact => ({
  city,
  medium,
  text: typeof what === 'string' ? what : JSON.stringify(what),
});

export const perCity = <Input>(input: (cityCode: string) => Input) => worldCities.map(input);
