import { peopleReleasesOf, type CityData } from '../../city-data/release/city-data.ts';
import type { Stores } from './city-crowd.ts';

/** People of the universe of a city; null where it has no panel. */
export async function peopleOf(stores: Pick<Stores, 'engine'>, data: CityData): Promise<number | null> {
  const releases = peopleReleasesOf(data);
  if (releases === null) return null;
  const { universe } = await stores.engine.ask(releases, 'crowdSize', { audience: { groups: [] } });
  return universe;
}
