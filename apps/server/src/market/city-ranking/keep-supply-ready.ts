import { systemCrowds } from '@ooh/contract/domain/system-crowds';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { peopleReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import { cityReleases } from '../media-search/city-releases.ts';
import { supplyColumns } from './supply-columns.ts';

type Stores = Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config' | 'log' | 'releases' | 'idle'>;

/** Fewer cities are compared at once without delay. */
const leastCities = 10;

/** Everybody, and the crowds of the platform as an input names them. */
const usualAudiences: readonly TargetAudience[] = [
  { groups: [] },
  ...systemCrowds.map(({ packId, name }) => ({ groups: [], packId, packName: name, packEdition: 0 })),
];

/** Reads what a comparison of cities needs of one of them for one audience; nothing where it has no people or media. */
async function readAhead(stores: Stores, cityCode: string, audience: TargetAudience): Promise<void> {
  const data = (await readCityData(stores.db, [cityCode])).get(cityCode);
  if (data === undefined || peopleReleasesOf(data) === null) return;
  if (data.positions === null && data.busLines === null) return;
  const people = `${data.panel?.releaseId}:${data.panel?.revision}`;
  await supplyColumns(stores, cityCode, audience, await cityReleases(stores.db, cityCode), people);
}

/** Cities with lines, which have the most media, last: what was read last is kept, also for the search of media. */
async function linesLast({ db }: Pick<Stores, 'db'>, cityCodes: readonly string[]): Promise<string[]> {
  const data = await readCityData(db, cityCodes);
  const hasLines = (cityCode: string) => Number(data.get(cityCode)?.busLines !== null);
  return cityCodes.toSorted((a, b) => hasLines(a) - hasLines(b));
}

/**
 * Computes the supply of every city for everybody and for the crowds of the platform while nobody is at work, so that a
 * ranking of cities waits for nothing; again for a city whose data change. Returns a stop function.
 */
export function keepSupplyReady(stores: Stores, cityCodes: readonly string[]): () => void {
  const { log, releases, idle } = stores;
  const known = new Set<string>();
  const waiting = new Map<string, () => Promise<void>>();
  const stopping = new AbortController();
  let isAtWork = false;

  function add(cities: readonly string[]): void {
    for (const cityCode of cities) known.add(cityCode);
    if (known.size < leastCities) return;
    for (const audience of usualAudiences)
      for (const cityCode of cities)
        waiting.set(`${cityCode}/${audience.packId ?? ''}`, () => readAhead(stores, cityCode, audience));
  }

  async function work(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    for (const [key, piece] of waiting) {
      if (stopping.signal.aborted) break;
      waiting.delete(key);
      await idle.run(piece, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn({ err: error, supply: key }, 'the supply of a city could not be computed ahead');
      });
    }
    isAtWork = false;
  }

  releases.subscribe({
    afterCommit({ cityCode }) {
      add([cityCode]);
      void work();
      return Promise.resolve();
    },
  });
  linesLast(stores, cityCodes)
    .then((cities) => {
      add(cities);
      return work();
    })
    .catch((error: unknown) => log.warn({ err: error }, 'the supply of cities could not be computed ahead'));
  return () => stopping.abort();
}
