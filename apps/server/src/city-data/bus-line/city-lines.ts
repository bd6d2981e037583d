import type { Db } from '../../platform/storage/postgres/database.ts';
import type { CurrentRelease } from '../release/city-data.ts';
import { memoize } from '../../platform/memoize.ts';
import { readNetwork, readRegister, type RegisterLine } from './line-register.ts';
import { lineNetwork, type LineNetwork } from './line-network.ts';
import type { CityPlaces } from './city-places.ts';
import { readPlaces } from './city-places.ts';

const registers = memoize<ReadonlyMap<string, RegisterLine>>(8);
const networks = memoize<LineNetwork>(8);
const places = memoize<CityPlaces>(8);

/** Release ids are unique in the world, and a revision counts its edits, so cached lines are never stale. */
export function registerOf(db: Db, release: CurrentRelease): Promise<ReadonlyMap<string, RegisterLine>> {
  return registers(`${release.releaseId}/${release.revision}`, () => readRegister(db, release.releaseId));
}

/** Edits change prices and vehicles, never the route of a line. */
export function networkOf(db: Db, release: CurrentRelease | null): Promise<LineNetwork> {
  return release === null
    ? Promise.resolve(noNetwork)
    : networks(release.releaseId, () => readNetwork(db, release.releaseId));
}

const noNetwork = lineNetwork([]);
const noPlaces: CityPlaces = { businessDistricts: [], mainRoads: [], aois: [], pois: [] };

export function placesOf(db: Db, release: CurrentRelease | null): Promise<CityPlaces> {
  return release === null
    ? Promise.resolve(noPlaces)
    : places(release.releaseId, () => readPlaces(db, release.releaseId));
}
