import { ruleOfAudience } from '@ooh/contract/domain/system-crowds';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { ModelReleases } from '../../city-data/release/city-data.ts';
import { replacePacks } from './packs-within.ts';

/** The persons of a crowd pack in a city's panel. */
export interface PackMembers {
  /** Grows with every change of the persons. */
  readonly edition: number;
  /** One bit a panel person: person p is bit p & 7 of byte p >> 3. */
  readonly bits: Uint8Array;
}

/** Reads the persons of a pack. Throws AppError where it has none in this panel. */
export type ReadPackMembers = (packId: string, releases: ModelReleases) => Promise<PackMembers>;

/** An audience as an engine thread takes it: the persons of its pack come along. */
export interface PlacedAudience extends TargetAudience {
  readonly members?: Uint8Array;
}

/** An input of an operation with the persons of the packs that it names, each read once. */
export function withMembers<Input>(
  input: Input,
  releases: ModelReleases,
  readMembers: ReadPackMembers,
): Promise<Input> {
  const reading = new Map<string, Promise<PackMembers>>();
  const read = (packId: string) => {
    const known = reading.get(packId) ?? readMembers(packId, releases);
    reading.set(packId, known);
    return known;
  };
  return replacePacks(input, async (audience): Promise<PlacedAudience> => {
    const { groups, packId } = ruleOfAudience(audience);
    if (packId === undefined) return { groups };
    const { edition, bits } = await read(packId);
    return { groups, packId, packEdition: edition, members: bits };
  });
}
