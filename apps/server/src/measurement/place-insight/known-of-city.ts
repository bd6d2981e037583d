import type { Db } from '../../platform/storage/postgres/database.ts';
import type { GrantedPlaces } from './city-places.ts';
import { knownPlacesOf, type KnownPlaces } from './known-places.ts';

const nothing: KnownPlaces = { places: [], byName: new Map(), byStreet: new Map() };

/** The known places of a granted city; none where it has no release of places. */
export function knownOfCity(db: Db, { cityCode, data, ground }: GrantedPlaces): Promise<KnownPlaces> {
  return data.places === null
    ? Promise.resolve(nothing)
    : knownPlacesOf(db, cityCode, data.places.releaseId, ground);
}
