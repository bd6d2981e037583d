import type { PermissionGroupPath } from '@ooh/contract/permission/permission-structure';
import type { CallInput, CallKey, CallOutput } from '@ooh/contract/registry';
import { worldCities, type PermissionWorld } from './permission-world.ts';

/** Something that an answer tells about one city and medium; without a medium, about the city whatever its media. */
export interface Fact {
  readonly city: string;
  readonly medium: number | null;
  readonly text: string;
  /** Of a thing with several pairs: whoever is granted one of them is told. Its city and medium then say nothing. */
  readonly pairs?: readonly Pair[];
}

/** A city and a medium; null stands for any medium of the city. */
export interface Pair {
  readonly city: string;
  readonly medium: number | null;
}

/** A call whose answers depend on the pairs that its groups grant. */
export interface ScopedCall {
  readonly key: CallKey;
  readonly groups: readonly PermissionGroupPath[];
  /** Everything that is asked; a refused question tells nothing. */
  inputs(world: PermissionWorld): object[];
  /** What an answer tells, pair by pair. Figures over several pairs have no place here. Files answer their bytes. */
  facts(body: unknown, input: Record<string, unknown>, world: PermissionWorld): Fact[];
}

export function scoped<Key extends CallKey>(
  key: Key,
  groups: PermissionGroupPath | readonly PermissionGroupPath[],
  inputs: (world: PermissionWorld) => CallInput<Key>[],
  facts: (body: CallOutput<Key>, input: CallInput<Key>, world: PermissionWorld) => Fact[],
): ScopedCall {
  return {
    key,
    groups: typeof groups === 'string' ? [groups] : groups,
    inputs: inputs,
    facts: facts,
  };
}

export const factOf = (city: string, medium: number | null, what: unknown): Fact => ({
  city,
  medium,
  text: typeof what === 'string' ? what : JSON.stringify(what),
});

export const perCity = <Input>(input: (cityCode: string) => Input) => worldCities.map(input);
