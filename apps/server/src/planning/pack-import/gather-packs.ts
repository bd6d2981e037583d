import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ImportedPack } from '../pack/imported-packs.ts';
import { createSetDigest } from '../../city-data/imports/schema/set-digest.ts';

interface PackIdRow {
  readonly packName: string;
  readonly hashedId: string;
}

/** The packs of a list of different ids, each with the persons that its ids are of. The ids themselves are let go. */
export async function gatherPacks(
  batches: AsyncIterable<readonly PackIdRow[]>,
  byHash: ReadonlyMap<string, number>,
): Promise<ImportedPack[]> {
  const empty = () => ({ ids: 0, matched: 0, persons: new Set<number>(), digest: createSetDigest() });
  const packs = new Map<string, ReturnType<typeof empty>>();
  for await (const batch of batches) {
    for (const { packName, hashedId } of batch) {
      const pack = packs.get(packName) ?? empty();
      packs.set(packName, pack);
      pack.ids++;
      pack.digest.add(hashedId);
      const person = byHash.get(hashedId);
      if (person === undefined) continue;
      pack.matched++;
      pack.persons.add(person);
    }
    await yieldToEventLoop();
  }
  return [...packs].map(([name, { ids, matched, persons, digest }]) => ({
    name,
    ids,
    matched,
    persons,
    digest: createHash('sha256')
      .update(JSON.stringify([name, digest.hex()]))
      .digest('hex'),
  }));
}
